import { createElement as h, Fragment, type ReactElement } from 'react'

import type { ApiRelease } from '../../define/ApiRelease.ts'
import { fill } from '../../locales/texts.ts'
import { useTexts } from '../view/TextsContext.ts'

/** Badges after the name of an export or of a row: since when it is there, and since when it is deprecated. */
export function ReleaseBadges({ release: { since, deprecated } }: { release: ApiRelease }): ReactElement {
  const texts = useTexts().api
  return h(
    Fragment,
    null,
    since === undefined ? null : h('span', { className: 'doc-release' }, fill(texts.since, { version: since })),
    deprecated === undefined
      ? null
      : h('span', { className: 'doc-release', 'data-deprecated': '' }, fill(texts.deprecated, { version: deprecated })),
  )
}
