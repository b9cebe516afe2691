import { createElement as h, type ReactElement, type ReactNode } from 'react'

import { tabButton } from '../view/tabButton.ts'
import { useTexts } from '../view/TextsContext.ts'

export interface TabsData {
  /** The panes in their order. */
  panes: readonly { id: string; label: string }[]
  /** The panes hold one fence each. */
  code: boolean
}

export interface TabPanelData {
  id: string
  label: string
  first: boolean
  code: boolean
}

/**
 * Panes under tabs. They share a cell that is as high as the highest: choosing another one moves nothing. Without scripts
 * all are shown below each other, each under its label.
 */
export function Tabs({ block: { panes, code }, children }: { block: TabsData; children?: ReactNode }): ReactElement {
  const texts = useTexts()
  const tabs = panes.map(({ id, label }, index) => tabButton(id, index, label))
  // Groups with the same labels follow one choice.
  const key = panes.map(({ label }) => label).join('|')
  return h(
    'div',
    { className: code ? 'doc-tabs doc-code-group' : 'doc-tabs', 'data-tabs': key },
    h('div', { className: 'doc-seg', role: 'tablist', 'aria-label': texts.tabs }, ...tabs),
    h('div', { className: 'doc-panes' }, children),
  )
}

/** One pane. The code of a code group is focusable itself, so its pane is not a tab stop. */
export function TabPanel({ block: { id, label, first, code }, children }: { block: TabPanelData; children?: ReactNode }): ReactElement {
  return h(
    'div',
    {
      className: 'doc-pane',
      id,
      role: 'tabpanel',
      tabIndex: code ? undefined : 0,
      'aria-labelledby': `${id}-tab`,
      'data-rest': first ? undefined : '',
    },
    code ? null : h('p', { className: 'doc-pane-label' }, label),
    children,
  )
}
