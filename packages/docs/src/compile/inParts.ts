import type { RootContent } from 'mdast'

import { blockOf } from './block.ts'

/** The text of a page, each heading of level 2 and 3 with what stands below it in a part of its own. Call it on blocks. */
export function inParts(children: readonly RootContent[]): RootContent[] {
  const parts: RootContent[] = []
  let open: RootContent[] = parts
  for (const node of children) {
    const depth = node.type === 'block' && node.block.kind === 'heading' ? node.block.depth : undefined
    if (depth === 2 || depth === 3) {
      const first = open === parts
      open = []
      parts.push(blockOf({ kind: 'part', depth, first }, open))
    }
    open.push(node)
  }
  return parts
}
