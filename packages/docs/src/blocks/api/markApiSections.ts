import type { Nodes } from 'mdast'

import { eachNode } from '../../compile/page/eachNode.ts'
import type { PageContext } from '../../compile/page/PageContext.ts'

/** The nearest heading above an API table scrolls with room above it. Call it on what `transformChildren` has turned into blocks. */
export function markApiSections(tree: Nodes, { parts }: PageContext): void {
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
  eachNode(tree, (node) => {
    if (node.type === 'block' && node.block.kind === 'heading' && sections.has(node.block.id)) node.block.api = true
  })
}
