import type { RootContent } from 'mdast'

import { blockOf } from '../defineBlock.ts'
import { leastHeight } from '../../compile/page/minHeight.ts'

/** px of a window that shows nothing of the parts below the first view: `styles/parts.css.ts` asks for no more. */
const view = 1000

/** The text of a page, each heading of level 2 and 3 with what stands below it in a part of its own. Call it on blocks. */
export function inParts(children: readonly RootContent[]): RootContent[] {
  const parts: RootContent[] = []
  let open: RootContent[] = parts
  let top = 0
  let isBelow = false
  for (const node of children) {
    const depth = node.type === 'block' && node.block.kind === 'heading' ? node.block.depth : undefined
    if (depth === 2 || depth === 3) {
      const first = open === parts
      const below: boolean = top >= view && !isBelow
      isBelow ||= below
      open = []
      parts.push(blockOf({ kind: 'part', depth, first, below }, open))
    }
    open.push(node)
    top += leastHeight(node)
  }
  return parts
}
