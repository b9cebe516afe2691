import { createElement as h, type ReactElement } from 'react'

import { useTexts } from '../view/TextsContext.ts'

export interface FormulaData {
  isBlock: boolean
  /** HTML for the eye and MathML for screen readers, made by KaTeX, with the stylesheet above the first one of a page. */
  html: string
}

/** A formula. One on separate lines scrolls sideways inside itself. */
export function Formula({ block: { isBlock, html } }: { block: FormulaData }): ReactElement {
  const { formula } = useTexts()
  const content = { dangerouslySetInnerHTML: { __html: html } }
  return isBlock
    ? h('div', { className: 'doc-math', tabIndex: 0, role: 'group', 'aria-label': formula, ...content })
    : h('span', { className: 'doc-formula', ...content })
}
