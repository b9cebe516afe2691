import { createElement as h, type ReactElement, type ReactNode } from 'react'

import { Icon } from '../view/Icon.ts'

export interface TipData {
  tone: 'tip' | 'warning'
  title: string
}

/** A remark. */
export function Tip({ block: { tone, title }, children }: { block: TipData; children?: ReactNode }): ReactElement {
  const head = h('p', { className: 'doc-tip-title' }, h(Icon, { name: tone === 'tip' ? 'info' : 'warning' }), title)
  return h('aside', { className: 'doc-tip', 'data-tone': tone, role: 'note' }, head, children)
}
