import { createElement as h, type ReactElement, type ReactNode } from 'react'

import { Icon, type IconName } from '../view/Icon.ts'

export interface CardData {
  title: string
  href: string
  external: boolean
  icon: IconName | undefined
}

/** Cards next to each other, as many in a row as fit. */
export function Cards({ children }: { block: object; children?: ReactNode }): ReactElement {
  return h('ul', { className: 'doc-cards' }, children)
}

/** A link with a description of its target. The whole card can be clicked; the title alone is the link's name. */
export function Card({ block: { title, href, external, icon }, children }: { block: CardData; children?: ReactNode }): ReactElement {
  const target = external ? { rel: 'noopener', target: '_blank' } : {}
  return h(
    'li',
    { className: 'doc-card' },
    icon ? h(Icon, { name: icon }) : null,
    h('div', null, h('a', { href, ...target }, title), children),
  )
}
