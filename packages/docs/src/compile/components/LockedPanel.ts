import type { Locale } from '@view-site/i18n'
import { localizePath } from '@view-site/i18n/locale'
import { createElement as h, type ReactElement } from 'react'

import { ActionButton } from './ActionButton.ts'
import { Icon } from './Icon.ts'
import { useTexts } from './TextsContext.ts'

export interface LockedPanelData {
  id: string
  /** Comma list, as the specification writes it. */
  products: string
  title: string
  locale: Locale
}

/** Stands where something needs a licence that the reader may not have. */
export function LockedPanel({ block: { id, products, title, locale } }: { block: LockedPanelData }): ReactElement {
  const texts = useTexts().locked
  const authorise = h(
    'a',
    { className: 'doc-btn doc-primary', href: localizePath('/price', locale) },
    h(Icon, { name: 'lock' }),
    texts.authorise,
  )
  const signIn = h(ActionButton, { act: 'sign-in', icon: 'lock', label: texts.signIn, className: 'doc-btn doc-framed' })
  return h(
    'section',
    { className: 'doc-locked', id, 'data-locked': products, 'aria-label': title },
    h('div', null, h('p', { className: 'doc-locked-title' }, title), h('p', null, texts.text)),
    h('div', { className: 'doc-locked-act' }, authorise, signIn),
  )
}
