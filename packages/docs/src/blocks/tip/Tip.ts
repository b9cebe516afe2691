import { createElement as h, type ReactElement, type ReactNode } from 'react'

import { Icon } from '../view/Icon.ts'

/** Kinds of remarks, each with its icon. */
export const tones = { note: 'info', info: 'info', tip: 'info', important: 'info', warning: 'warning', danger: 'warning' } as const

export type Tone = keyof typeof tones

export interface TipData {
  tone: Tone
  title: string
}

/** A remark. */
export function Tip({ block: { tone, title }, children }: { block: TipData; children?: ReactNode }): ReactElement {
  const head = h('p', { className: 'doc-tip-title' }, h(Icon, { name: tones[tone] }), title)
  return h('aside', { className: 'doc-tip', 'data-tone': tone, role: 'note' }, head, children)
}
