import type { Node } from 'mdast'

import { edgesOf } from '../../compile/page/edgesOf.ts'
import { lineOf, report, type PageContext } from '../../compile/page/PageContext.ts'

/** Reports a fence that is not closed. */
export function checkEnd(node: Node, context: PageContext): void {
  const [first, last] = edgesOf(node, context)
  const [fence] = /^(?:`{3,}|~{3,})/.exec(first) ?? []
  if (fence === undefined || (lineOf(node) !== node.position?.end.line && last.endsWith(fence))) return
  report(context, node, 'The code block is not closed: the rest of the page is in it.', `Write ${fence} on a separate line after the code.`)
}
