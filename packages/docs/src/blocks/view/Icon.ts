import { createElement as h, type ReactElement } from 'react'

/** Drawings of the icons on a 16 px grid; stroked with the colour of the text. */
const drawings = {
  code: 'm5.5 4.5-3.5 3.5 3.5 3.5M10.5 4.5 14 8l-3.5 3.5',
  copy: 'M7 5.5h5a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 12V7A1.5 1.5 0 0 1 7 5.5zM10.5 3.5v-.5a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h.5',
  info: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM8 7.5v3.5M8 5v.01',
  lock: 'M4.5 7h7a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  play: 'M4.5 3v10l8-5z',
  reset: 'M3 8a5 5 0 1 0 1.6-3.7L3 6M3 2.5V6h3.5',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.5 10.5l3 3',
  warning: 'M8 2.5 14.5 13.5h-13zM8 6.5v3M8 11.5v.01',
} as const

/** Name of an icon of the article. */
export type IconName = keyof typeof drawings

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
