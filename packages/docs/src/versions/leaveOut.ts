import type { RootContent } from 'mdast'

import { parseMarkdown } from '../compile/source/parseMarkdown.ts'

/** What a page no longer shows. */
export interface LeftOut {
  demos: ReadonlySet<string>
  exports: ReadonlySet<string>
}

/** A page without some of its demos and tables, and without the headings that have nothing left below them. Lines keep their numbers. */
export function leaveOut(markdown: string, { demos, exports }: LeftOut): string {
  if (demos.size === 0 && exports.size === 0) return markdown
  const { children } = parseMarkdown(markdown)
  const gone = new Set<RootContent>(children.filter((node) => shows(node, 'demo', 'src', demos) || shows(node, 'api', 'name', exports)))
  // From the end, so that a chapter is left out after its sections.
  for (const node of children.toReversed()) if (node.type === 'heading' && isEmptied(node, children, gone)) gone.add(node)
  const removed = new Set([...gone].flatMap(({ position }) => (position ? linesBetween(position.start.line - 1, position.end.line) : [])))
  return markdown
    .split('\n')
    .map((line, index) => (removed.has(index) ? '' : line))
    .join('\n')
}

function shows(node: RootContent, name: string, attribute: string, values: ReadonlySet<string>): boolean {
  const isDirective = node.type === 'leafDirective' || node.type === 'containerDirective'
  return isDirective && node.name === name && values.has(node.attributes?.[attribute] ?? '')
}

/** Whether everything below a heading was left out. */
function isEmptied(
  heading: Extract<RootContent, { type: 'heading' }>,
  all: readonly RootContent[],
  gone: ReadonlySet<RootContent>,
): boolean {
  const below = all.slice(all.indexOf(heading) + 1)
  const end = below.findIndex((node) => node.type === 'heading' && node.depth <= heading.depth)
  const section = end < 0 ? below : below.slice(0, end)
  return section.length > 0 && section.every((node) => gone.has(node))
}

function linesBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}
