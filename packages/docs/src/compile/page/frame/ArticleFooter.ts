import { createElement as h, type ReactElement } from 'react'

import type { PageFrame, PageLink } from '../../source/PageSource.ts'
import { FailedDemo } from '../../../blocks/demo/FailedDemo.ts'
import { useTexts } from '../../../blocks/view/TextsContext.ts'

export interface ArticleFooterProps {
  frame: PageFrame
  /** Address of a route in the page's locale. */
  pathTo: (path: string) => string
  hasDemos: boolean
}

/** Links to the neighbouring pages, the last change, the edit link, and the content of a failed demo. */
export function ArticleFooter({ frame: { previous, next, updated, editUrl }, pathTo, hasDemos }: ArticleFooterProps): ReactElement {
  const texts = useTexts()
  const pager = h(
    'nav',
    { className: 'doc-pager', 'aria-label': texts.pager },
    previous && h(Neighbour, { page: previous, label: texts.previous, rel: 'prev', pathTo }),
    next && h(Neighbour, { page: next, label: texts.next, rel: 'next', pathTo }),
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

type NeighbourProps = Pick<ArticleFooterProps, 'pathTo'> & { page: PageLink; label: string; rel: 'prev' | 'next' }

function Neighbour({ page, label, rel, pathTo }: NeighbourProps): ReactElement {
  const title = page.subtitle ? `${page.title} ${page.subtitle}` : page.title
  return h('a', { href: pathTo(page.path), rel }, h('small', null, label), h('b', null, title))
}
