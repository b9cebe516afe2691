import type { RootContent } from 'mdast'

import { minHeight } from '../../compile/page/minHeight.ts'
import { defineBlockNode } from '../defineBlock.ts'
import { headingBlock } from '../heading/headingBlock.ts'
import { Part } from './Part.ts'

/** Height of a window, in pixels, that shows nothing of the parts marked `below`: the maximum in the media query of `part.css.ts`. */
const view = 1000

const part = defineBlockNode({ Component: Part })

/** Puts each heading of level 2 and 3, with everything up to the next one, into a part. Call it on a transformed tree. */
export function splitIntoParts(children: readonly RootContent[]): RootContent[] {
  const parts: RootContent[] = []
  let open: RootContent[] = parts
  let top = 0
  let isBelow = false
  for (const node of children) {
    const depth = headingBlock.dataOf(node)?.depth
    if (depth === 2 || depth === 3) {
      const first = open === parts
      const below: boolean = top >= view && !isBelow
      isBelow ||= below
      open = []
      parts.push(part.create({ depth, first, below }, open))
    }
    open.push(node)
    top += minHeight(node)
  }
  return parts
}
