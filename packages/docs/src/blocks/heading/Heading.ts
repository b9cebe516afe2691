import { createElement as h, type ReactElement, type ReactNode } from 'react'

import type { ArticleHeading } from '../../compile/page/CompiledArticle.ts'

/** A heading with a link to itself. h2 and h3 are anchors of the page, as is its title. */
export function Heading({ block: { id, depth, api }, children }: { block: ArticleHeading; children?: ReactNode }): ReactElement {
  const anchor = depth === 2 || depth === 3 ? '' : undefined
  const hash = h('a', { className: 'doc-hash', href: `#${id}`, 'aria-hidden': true, tabIndex: -1 })
  return h(`h${depth}`, { id, 'data-anchor': anchor, 'data-api-anchor': api ? '' : undefined }, children, hash)
}
