import { createElement as h, type ReactElement } from 'react'

/** Drawings of the icons on a 16 px grid; stroked with the colour of the text. */
const drawings = {
  book: 'M8 4C6.5 3 4.5 2.5 2 2.5v10c2.5 0 4.5.5 6 1.5 1.5-1 3.5-1.5 6-1.5v-10c-2.5 0-4.5.5-6 1.5zM8 4v10',
  code: 'm5.5 4.5-3.5 3.5 3.5 3.5M10.5 4.5 14 8l-3.5 3.5',
  copy: 'M7 5.5h5a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 12V7A1.5 1.5 0 0 1 7 5.5zM10.5 3.5v-.5a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h.5',
  edit: 'M2.5 13.5v-2.6l8.4-8.4 2.6 2.6-8.4 8.4zM9.3 4.1l2.6 2.6',
  file: 'M4 1.5h5L12.5 5v9.5H4zM9 1.5V5h3.5',
  folder: 'M1.5 3.5h5l1.5 2h6.5v8h-13z',
  globe: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM1.5 8h13M8 1.5c2.5 2 2.5 11 0 13M8 1.5c-2.5 2-2.5 11 0 13',
  info: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM8 7.5v3.5M8 5v.01',
  lock: 'M4.5 7h7a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  palette:
    'M8 1.5a6.5 6.5 0 1 0 0 13c1 0 1.5-.6 1.5-1.4 0-1-.9-1.1-.9-2 0-.7.5-1.1 1.3-1.1h1.6a3 3 0 0 0 3-3C14.5 4 11.6 1.5 8 1.5zM5 7v.01M7 4.5v.01M10.5 5v.01',
  play: 'M4.5 3v10l8-5z',
  reset: 'M3 8a5 5 0 1 0 1.6-3.7L3 6M3 2.5V6h3.5',
  rocket: 'M6 10c.5-4 3-7.5 8-8 0 5-4 7.5-8 8zM6 10H3l2-3.5M6.5 10v3l3-2M2 14l2-2M10 6v.01',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.5 10.5l3 3',
  zoom: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.5 10.5l3 3M7 5v4M5 7h4',
  warning: 'M8 2.5 14.5 13.5h-13zM8 6.5v3M8 11.5v.01',
} as const

/** Name of an icon of the article. */
export type IconName = keyof typeof drawings

/** Names of all icons, for messages. */
export const iconNames = Object.keys(drawings)

/** Whether there is an icon of a name. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(drawings, name)
}

/** An icon, drawn once per page by `IconSprite` and used by reference. */
export function Icon({ name }: { name: IconName }): ReactElement {
  return h('svg', { className: 'doc-icon', 'aria-hidden': true }, h('use', { href: `#doc-${name}` }))
}

/** The drawings that `Icon` refers to, as far as they are in `html`; `copy` is in the header of every page. */
export function IconSprite({ html }: { html: string }): ReactElement {
  const symbols = Object.entries(drawings).flatMap(([name, path]) =>
    name === 'copy' || html.includes(`"#doc-${name}"`)
      ? h('symbol', { key: name, id: `doc-${name}`, viewBox: '0 0 16 16' }, h('path', { d: path }))
      : [],
  )
  return h('svg', { className: 'doc-sprite', 'aria-hidden': true }, ...symbols)
}
