import { createElement as h, type ReactElement } from 'react'

import type { PageVersions, VersionLink } from '../../source/PageSource.ts'
import { useTexts } from '../../../blocks/view/TextsContext.ts'
import { fill } from '../../../locales/texts.ts'

const listId = 'doc-versions'

export interface VersionChoiceProps {
  versions: PageVersions
  /** Address of a route in the page's locale. */
  pathTo: (path: string) => string
}

/**
 * Opens a list of the versions of the page's section: each leads to the same page, or says that it has none. The list is a popover, which
 * closes on Escape and on a click elsewhere, and works without scripts.
 */
export function VersionChoice({ versions: { shown, current, others }, pathTo }: VersionChoiceProps): ReactElement {
  const texts = useTexts()
  const item = ({ id, path, hasPage }: VersionLink) => {
    const note = hasPage ? (id === current.id ? texts.versions.latest : undefined) : texts.versions.lacksPage
    const label = [fill(texts.versions.version, { version: id }), ...(note ? [' ', h('small', { key: 'note' }, note)] : [])]
    return h('li', { key: id }, h('a', { href: pathTo(path), ...(id === shown ? { 'aria-current': 'true' } : {}) }, ...label))
  }
  return h(
    'div',
    { className: 'doc-versions' },
    h(
      'button',
      { type: 'button', className: 'doc-btn doc-framed', popoverTarget: listId },
      fill(texts.versions.version, { version: shown }),
    ),
    h('nav', { id: listId, popover: 'auto', 'aria-label': texts.versions.label }, h('ul', null, item(current), ...others.map(item))),
  )
}

/** Says on a page of an older version that there is a newer one, with a link to it. */
export function OldVersionNotice({ versions: { shown, current }, pathTo }: VersionChoiceProps): ReactElement | null {
  const { versions: texts } = useTexts()
  if (shown === current.id) return null
  const names = { version: shown, current: current.id }
  return h(
    'p',
    { className: 'doc-tip doc-old', 'data-tone': 'warning', role: 'note' },
    fill(texts.old, names),
    ' ',
    h('a', { href: pathTo(current.path) }, fill(texts.toCurrent, names)),
  )
}
