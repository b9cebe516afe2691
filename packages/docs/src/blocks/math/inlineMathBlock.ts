import { defineBlock } from '../defineBlock.ts'
import { Formula } from './Formula.ts'
import { loadKatex } from './loadKatex.ts'
import { readFormula } from './readFormula.ts'

/** A formula in a line, `$…$`, where the site has math. */
export const inlineMathBlock = defineBlock({
  type: 'inlineMath',
  Component: Formula,
  prepare: loadKatex,
  parse: (node, context) => ({ data: readFormula(node, context) }),
})
