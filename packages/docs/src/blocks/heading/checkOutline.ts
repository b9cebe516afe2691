import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'

import { eachNode } from '../../compile/page/eachNode.ts'
import { report, type PageContext } from '../../compile/page/PageContext.ts'

/** Headings skip no level, so that users of screen readers can follow the outline of the page. The page's title is level 1. */
export function checkOutline(tree: Root, context: PageContext): void {
  let above = 1
  eachNode(tree, (node) => {
    if (node.type !== 'heading') return
    const { depth } = node
    if (depth > above + 1)
      report(
        context,
        node,
        `The heading "${toString(node)}" of level ${depth} follows one of level ${above}.`,
        `Write it with ${'#'.repeat(above + 1)}, or put a heading of level ${above + 1} above it.`,
      )
    above = depth
  })
}
