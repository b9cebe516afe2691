import { createElement as h, Fragment, type ReactElement, type ReactNode } from 'react'

import { wideAttribute } from '../../documentNames.ts'
import { demoNameAttribute } from './demoNameAttribute.ts'
import type { DemoHeight } from '../../compile/source/PageSource.ts'
import { ActionButton } from '../view/ActionButton.ts'
import { CodeLines } from '../code/CodeLines.ts'
import { Icon } from '../view/Icon.ts'
import { useTexts } from '../view/TextsContext.ts'
import { openInWideWindows } from './wideWindow.ts'
import { fill } from '../../locales/texts.ts'

export interface DemoData {
  id: string
  name: string
  /** File name over the sheet. */
  file: string
  title: string
  /** HTML of the source's lines. */
  lines: string
  /** Whether the lines are those of TypeScript and of JavaScript: the reader sees one of them. */
  hasTypes: boolean
  /** Height the demo will take, so that nothing moves when it appears. */
  height: DemoHeight | undefined
  /** Whether it is the first of its page, whose code is open in wide windows. */
  isFirst: boolean
  /** Whether the 24 columns of a grid are drawn over the sheet. */
  hasRuler: boolean
}

/** A live demo: mat and sheet, note and actions, code in a native disclosure. */
export function Demo({ block, children }: { block: DemoData; children?: ReactNode }): ReactElement {
  const { id, name, title } = block
  return h(
    'div',
    // A group: a page has a dozen demos, too many for a list of landmarks.
    { className: 'doc-demo', id, 'data-demo': id, [demoNameAttribute]: name, 'data-state': 'idle', role: 'group', 'aria-label': title },
    h(DemoMat, { block }),
    h('div', { className: 'doc-note' }, h('div', { className: 'doc-note-text' }, children), h(DemoActions)),
    h(DemoSource, { block }),
  )
}

function DemoMat({ block: { file, height, hasRuler } }: { block: DemoData }): ReactElement {
  const texts = useTexts()
  return h(
    'div',
    { className: 'doc-mat' },
    h('div', { className: 'doc-mat-top', 'aria-hidden': true }, h('span', null, file), hasRuler && h('span', null, texts.sheet)),
    hasRuler && h('div', { className: 'doc-ruler', 'aria-hidden': true }),
    h('div', { className: 'doc-sheet', 'data-noscript': texts.demoNeedsScript }, height && h(Struts, { height })),
  )
}

// The height of an SVG is an attribute and no style: a content security policy has nothing against it.
function Struts({ height: [wide, narrow] }: { height: DemoHeight }): ReactElement {
  const strut = { className: 'doc-strut', width: 0, 'aria-hidden': true }
  if (wide === narrow) return h('svg', { ...strut, height: wide })
  return h(
    Fragment,
    null,
    h('svg', { ...strut, height: wide, [wideAttribute]: '' }),
    h('svg', { ...strut, height: narrow, 'data-narrow': '' }),
  )
}

function DemoActions(): ReactElement {
  const texts = useTexts()
  return h(
    'div',
    { className: 'doc-act' },
    h(ActionButton, { act: 'edit', icon: 'edit', label: texts.editDemo, failed: texts.editFailed }),
    h(ActionButton, { act: 'play', icon: 'play', label: texts.playground }),
    h(ActionButton, { act: 'copy', icon: 'copy', label: texts.copy, done: texts.copied, failed: texts.copyFailed }),
  )
}

function DemoSource({ block: { id, file, lines, hasTypes, isFirst } }: { block: DemoData }): ReactElement {
  const texts = useTexts()
  const summary = h(
    'summary',
    { className: 'doc-btn' },
    h(Icon, { name: 'code' }),
    h('span', { className: 'doc-when-closed' }, texts.showCode),
    h('span', { className: 'doc-when-open' }, texts.hideCode),
  )
  const label = fill(texts.codeOf, { name: file })
  const disclosure = { className: 'doc-source', ...(isFirst && { [openInWideWindows]: '' }) }
  if (!hasTypes) return h('details', disclosure, summary, h(CodeLines, { label, lines }))
  const code = `${id}-code`
  return h(
    'details',
    { ...disclosure, 'data-tabs': languages.join('|') },
    summary,
    h(LanguageTabs, { code }),
    h(CodeLines, { label, lines, panel: code }),
  )
}

/** Names of the two languages, the same in every locale. All demos, of all pages, follow one choice. */
const languages = ['TypeScript', 'JavaScript']

/** Both tabs are about one element, whose `data-rest` says that the last of them is not chosen (`attachTabs`). */
function LanguageTabs({ code }: { code: string }): ReactElement {
  const texts = useTexts()
  const tabs = languages.map((name, index) =>
    h('button', { key: name, type: 'button', role: 'tab', 'aria-controls': code, 'aria-selected': index === 0, tabIndex: -index }, name),
  )
  return h('div', { className: 'doc-seg', role: 'tablist', 'aria-label': texts.tabs }, ...tabs)
}
