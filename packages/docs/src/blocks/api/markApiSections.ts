import type { PageContext } from '../../compile/page/PageContext.ts'

/** Marks the nearest heading above each API table: scrolling to it leaves space above. Call it on a transformed tree, before it is rendered. */
export function markApiSections({ parts }: PageContext): void {
  const apiLines = parts.tables.flatMap(({ kind, line }) => (kind === 'api' ? [line] : []))
  const sections = new Set(apiLines.map((line) => parts.headings.findLast((heading) => heading.line < line)?.id))
  // A chapter of nothing but such sections is the page's API.
  for (const [index, { id, depth }] of parts.headings.entries()) {
    const rest = parts.headings.slice(index + 1)
    const end = rest.findIndex((heading) => heading.depth <= depth)
    const inside = end < 0 ? rest : rest.slice(0, end)
    if (inside.length > 0 && inside.every((heading) => sections.has(heading.id))) sections.add(id)
  }
  for (const heading of parts.headings) if (sections.has(heading.id)) heading.api = true
}
