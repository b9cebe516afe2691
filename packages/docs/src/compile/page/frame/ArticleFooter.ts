import { createElement as h, type ReactElement } from 'react'

import type { PageFrame, PageLink } from '../../source/PageSource.ts'
import { Helpful } from './Helpful.ts'
import { FailedDemo } from '../../../blocks/demo/FailedDemo.ts'
import { useTexts } from '../../../blocks/view/TextsContext.ts'

export interface ArticleFooterProps {
  frame: PageFrame
  /** Address of a route in the page's locale. */
  pathTo: (path: string) => string
  hasDemos: boolean
}

/** Whether it was helpful, the neighbouring pages, days, authors, links to report and to edit it, and the content of a failed demo. */
export function ArticleFooter({ frame, pathTo, hasDemos }: ArticleFooterProps): ReactElement {
  const { previous, next, published, updated, contributors, editUrl, reportUrl, asksHelpful } = frame
  const texts = useTexts()
  const pager = h(
    'nav',
    { className: 'doc-pager', 'aria-label': texts.pager },
    previous && h(Neighbour, { page: previous, label: texts.previous, rel: 'prev', pathTo }),
    next && h(Neighbour, { page: next, label: texts.next, rel: 'next', pathTo }),
  )
  const days = [
    ...(published ? [h(Day, { key: 'published', label: texts.published, day: published })] : []),
    ...(updated && updated !== published ? [h(Day, { key: 'updated', label: texts.updated, day: updated })] : []),
  ]
  const names = contributors && h('span', null, texts.contributors, contributors.join(texts.locked.comma))
  const links = [
    ...(reportUrl === undefined ? [] : [h('a', { key: 'report', href: pathTo(reportUrl) }, texts.report)]),
    ...(editUrl === undefined ? [] : [h('a', { key: 'edit', href: editUrl, rel: 'external' }, texts.edit)]),
  ]
  return h(
    'footer',
    null,
    asksHelpful ? h(Helpful) : null,
    previous || next ? pager : null,
    days.length > 0 || names || links.length > 0 ? h('div', { className: 'doc-meta' }, ...days, names, ...links) : null,
    hasDemos ? h(FailedDemo) : null,
  )
}

function Day({ label, day }: { label: string; day: string }): ReactElement {
  return h('span', null, label, ' ', h('time', { dateTime: day }, day))
}

type NeighbourProps = Pick<ArticleFooterProps, 'pathTo'> & { page: PageLink; label: string; rel: 'prev' | 'next' }

function Neighbour({ page, label, rel, pathTo }: NeighbourProps): ReactElement {
  const title = page.subtitle ? `${page.title} ${page.subtitle}` : page.title
  return h('a', { href: pathTo(page.path), rel }, h('small', null, label), h('b', { lang: page.lang }, title))
}
