import { createElement as h, Fragment, type ReactElement } from 'react'

export interface LinkedTypeProps {
  /** A TypeScript type as text. */
  type: string
  /** Addresses by the names of types. */
  links: Readonly<Record<string, string>>
}

/** A type with links from the names that have one. What is in quotes is a text and no name, and so is the name of a field or a parameter. */
export function LinkedType({ type, links }: LinkedTypeProps): ReactElement {
  const parts = type.split(/('[^']*'|\b[A-Za-z_$][\w$]*\b(?!\??:))/)
  const shown = parts.map((part, index) => {
    const href = index % 2 === 1 && Object.hasOwn(links, part) ? links[part] : undefined
    return href === undefined ? part : h('a', { key: index, href, ...(href.startsWith('#') ? {} : newTab) }, part)
  })
  return h(Fragment, null, ...shown)
}

const newTab = { rel: 'noopener', target: '_blank' }
