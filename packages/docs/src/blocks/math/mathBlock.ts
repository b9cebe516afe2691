import { edgesOf } from '../../compile/page/edgesOf.ts'
import { report } from '../../compile/page/PageContext.ts'
import { defineBlock } from '../defineBlock.ts'
import { Formula } from './Formula.ts'
import { loadKatex } from './loadKatex.ts'
import { readFormula } from './readFormula.ts'

/** A formula between two lines `$$`, where the site has math. */
export const mathBlock = defineBlock({
  type: 'math',
  Component: Formula,
  prepare: loadKatex,
  minHeight: () => 40,

  check(node, context) {
    const [first, last] = edgesOf(node, context)
    const [fence = ''] = /^\$+/.exec(first) ?? []
    if (node.position?.start.line !== node.position?.end.line && last.endsWith(fence)) return
    report(context, node, 'The formula is not closed: the rest of the page is in it.', `Write ${fence} on a separate line after it.`)
  },

  parse: (node, context) => ({ data: readFormula(node, context) }),
  toSearch: () => ({}),
})
