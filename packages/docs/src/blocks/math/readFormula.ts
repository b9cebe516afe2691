import type { RootContent } from 'mdast'

import { lineOf, reportAt, type PageContext, type PageParts } from '../../compile/page/PageContext.ts'
import type { FormulaData } from './Formula.ts'
import { loadedKatex } from './loadKatex.ts'

type Math = Extract<RootContent, { type: 'inlineMath' | 'math' }>

/** Parts that have the stylesheet already. Each is drawn on its own: a locked part may be in a page without. */
const styled = new WeakSet<PageParts>()

/** Draws a formula with KaTeX, and reports what KaTeX does not understand. */
export function readFormula(node: Math, context: PageContext): FormulaData {
  const { katex, stylesheet, assets } = loadedKatex()
  const isBlock = node.type === 'math'
  let html = ''
  try {
    // Characters that no TeX font has, such as Chinese ones, are drawn in a font of the page.
    html = katex.renderToString(node.value, { displayMode: isBlock, output: 'htmlAndMathml', strict: 'ignore' })
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error
    const above = node.value.slice(0, error.position).split('\n').length - 1
    reportAt(
      context,
      { line: lineOf(node) + above + (isBlock ? 1 : 0) },
      `KaTeX does not understand the formula: ${error.rawMessage.replace(/\.?$/, '.')}`,
      String.raw`Correct it: https://katex.org/docs/supported lists what KaTeX knows. A dollar sign in a text is \$.`,
    )
  }
  if (styled.has(context.parts)) return { isBlock, html }
  styled.add(context.parts)
  context.assets.push(...assets)
  return { isBlock, html: `<link rel="stylesheet" href="${context.site.base}${stylesheet}">${html}` }
}
