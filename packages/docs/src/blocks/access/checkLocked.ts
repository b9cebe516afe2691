import type { Parent, Root } from 'mdast'

import type { FrontMatter } from '../../compile/page/CompiledArticle.ts'
import { report, type PageContext } from '../../compile/page/PageContext.ts'

/**
 * What would let locked content out. The code of a demo is part of the public bundles, whoever shows it; and an access block inside
 * a list or a tip would be copied with it into the Markdown twin.
 */
export function checkLocked(tree: Root, { products }: FrontMatter, context: PageContext): void {
  check(tree, { isLocked: products !== undefined, isTop: true }, context)
}

function check(parent: Parent, { isLocked, isTop }: { isLocked: boolean; isTop: boolean }, context: PageContext): void {
  for (const node of parent.children) {
    const directive = node.type === 'containerDirective' ? node.name : ''
    if (directive === 'access' && !isTop) {
      report(
        context,
        node,
        'An access block stands inside another block.',
        'Move it to the top level of the page: not into a list, a quote, a tip or another access block.',
      )
    }
    if (directive === 'demo' && isLocked) {
      report(
        context,
        node,
        'A demo stands where a licence is needed, but its code is part of the public site.',
        'Show the code as a code block, or move the demo out of what is locked.',
      )
    }
    if ('children' in node) check(node, { isLocked: isLocked || directive === 'access', isTop: false }, context)
  }
}
