import { createElement as h, type ReactElement, type ReactNode } from 'react'

/** Colours of badges. */
export const badgeTones = ['note', 'info', 'success', 'warning', 'danger'] as const

export interface BadgeData {
  tone: (typeof badgeTones)[number]
}

/** A word or two about what it is next to. */
export function Badge({ block: { tone }, children }: { block: BadgeData; children?: ReactNode }): ReactElement {
  return h('span', { className: 'doc-badge', 'data-tone': tone }, children)
}
