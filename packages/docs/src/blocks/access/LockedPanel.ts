import { createElement as h, type ReactElement } from 'react'

import { ActionButton } from '../view/ActionButton.ts'
import { Icon } from '../view/Icon.ts'
import { useTexts } from '../view/TextsContext.ts'

export interface LockedPanelData {
  id: string
  /** Comma list, as the specification writes it. */
  products: string
  title: string
  /** Address of the page that sells licences. */
  href: string
}

/**
 * Replaces content that requires a licence. It is rendered for a visitor; `data-when` names the states in which the browser shows the
 * other elements: `visitor`, `refused`, `loading`, `failed`.
 */
export function LockedPanel({ block: { id, products, title, href } }: { block: LockedPanelData }): ReactElement {
  const texts = useTexts().locked
  return h(
    'section',
    { className: 'doc-locked', id, 'data-locked': products, 'aria-label': title, 'data-opened': texts.opened },
    h(
      'div',
      null,
      h('p', { className: 'doc-locked-title' }, title),
      h(
        'div',
        { role: 'status' },
        h('p', { 'data-when': 'visitor' }, texts.text),
        h('p', { 'data-when': 'refused', hidden: true }, texts.refused),
        h('p', { 'data-when': 'loading', hidden: true }, texts.loading),
        h('p', { 'data-when': 'failed', hidden: true }, texts.failed, ' ', h('span', { 'data-reason': '' })),
      ),
    ),
    h(LockedActions, { href }),
    h('div', { className: 'doc-locked-skeleton', 'data-when': 'loading', hidden: true, 'aria-hidden': true }, h('i'), h('i'), h('i')),
  )
}

function LockedActions({ href }: { href: string }): ReactElement {
  const texts = useTexts().locked
  const authorise = h(
    'a',
    { className: 'doc-btn doc-primary', href, 'data-when': 'visitor refused' },
    h(Icon, { name: 'lock' }),
    texts.authorise,
  )
  const framed = { className: 'doc-btn doc-framed' }
  return h(
    'div',
    { className: 'doc-locked-act', 'data-when': 'visitor refused failed' },
    authorise,
    h(ActionButton, { ...framed, act: 'sign-in', icon: 'lock', label: texts.signIn, when: 'visitor' }),
    h(ActionButton, { ...framed, act: 'unlock', icon: 'reset', label: texts.retry, when: 'failed', hidden: true }),
  )
}
