import type { Locale } from '@view-site/i18n'
import { localizePath } from '@view-site/i18n/locale'
import { createElement as h, type ReactElement } from 'react'

import type { PageFrame, PageLink } from '../../source/PageSource.ts'
import { FailedDemo } from '../../../blocks/demo/FailedDemo.ts'
import { useTexts } from '../../../blocks/view/TextsContext.ts'

export interface ArticleFooterProps {
  frame: PageFrame
  locale: Locale
  hasDemos: boolean
}

/** Links to the neighbouring pages, the last change, the edit link, and the content of a failed demo. */
export function ArticleFooter({ frame: { previous, next, updated, editUrl }, locale, hasDemos }: ArticleFooterProps): ReactElement {
  const texts = useTexts()
  const pager = h(
    'nav',
    { className: 'doc-pager', 'aria-label': texts.pager },
    previous && h(Neighbour, { page: previous, label: texts.previous, rel: 'prev', locale }),
    next && h(Neighbour, { page: next, label: texts.next, rel: 'next', locale }),
  )
  const day = updated && h('span', null, texts.updated, ' ', h('time', { dateTime: updated }, updated))
  const edit = editUrl && h('a', { href: editUrl, rel: 'external' }, texts.edit)
  return h(
    'footer',
    null,
    previous || next ? pager : null,
    day || edit ? h('div', { className: 'doc-meta' }, day, edit) : null,
    hasDemos ? h(FailedDemo) : null,
  )
}

function Neighbour({ page, label, rel, locale }: { page: PageLink; label: string; rel: 'prev' | 'next'; locale: Locale }): ReactElement {
  const title = page.subtitle ? `${page.title} ${page.subtitle}` : page.title
  return h('a', { href: localizePath(page.path, locale), rel }, h('small', null, label), h('b', null, title))
}
