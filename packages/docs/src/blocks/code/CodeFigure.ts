import { createElement as h, type ReactElement } from 'react'

import { ActionButton } from '../view/ActionButton.ts'
import { CodeLines } from './CodeLines.ts'
import { useTexts } from '../view/TextsContext.ts'
import { fill } from '../../locales/texts.ts'

export interface CodeFigureData {
  title: string | undefined
  language: string
  lines: string
  /** Address of a stylesheet that the figure needs and the page does not have yet. */
  styles?: string | undefined
}

/** A fence of the page: name or language, copy, lines. */
export function CodeFigure({ block: { title, language, lines, styles } }: { block: CodeFigureData }): ReactElement {
  const texts = useTexts()
  const head = h(
    'figcaption',
    { className: 'doc-code-top' },
    h('span', null, title ?? language),
    h(ActionButton, { act: 'copy', icon: 'copy', label: texts.copy, done: texts.copied, failed: texts.copyFailed }),
  )
  return h(
    'figure',
    { className: 'doc-block doc-later', 'data-code': language, 'data-rows': lines.split('\n').length - 1 },
    styles && h('link', { rel: 'stylesheet', href: styles }),
    head,
    h(CodeLines, { label: title ? fill(texts.codeOf, { name: title }) : texts.code, lines }),
  )
}
