import { createElement as h, type ReactElement, type ReactNode } from 'react'

import { useTexts } from '../view/TextsContext.ts'

export interface ScrollTableData {
  /** Heading above the table. */
  title: string | undefined
}

/** A table written in Markdown: scrolls sideways inside itself. */
export function ScrollTable({ block: { title }, children }: { block: ScrollTableData; children?: ReactNode }): ReactElement {
  const { table } = useTexts()
  const label = title ? `${table} ${title}` : table
  return h('div', { className: 'doc-scroll', tabIndex: 0, role: 'group', 'aria-label': label }, children)
}
