import { createElement, useCallback, type ReactElement } from 'react'

import type { ArticlePorts } from '../article/ArticlePorts.ts'
import { attachArticle } from '../article/attachArticle.ts'
import { drawWhole } from '../blocks/part/drawParts.ts'
import { articleAttribute, pageAttribute } from '../documentNames.ts'
import { wasPrerendered } from '../article/read/readArticle.ts'

/** Props of `Article`: a compiled page, and its ports to the app. */
export interface ArticleProps {
  /** Page id: `view-ui-plus/component/base/button`. */
  page: string
  locale: string
  /** Compiled HTML: of `compile` on the server, of `readArticle` or `index.json` in the browser. */
  html: string
  /** URL of the module with the page's demos; `ports.demos` is given it. @default the application knows its demos itself */
  demos?: string | undefined
  /** Keep one object for the life of the page: another one attaches the article again. */
  ports?: ArticlePorts
}

// createElement instead of JSX: `defineApi` shares this entry, and Node reads it without a build step when it loads an `api.ts`.
/** A compiled page. React never renders its markup in the browser: it adopts the HTML and attaches the behaviours. */
export function Article({ page, locale, html, demos, ports }: ArticleProps): ReactElement {
  const attach = useCallback(
    (article: HTMLElement) => {
      // The router is about to scroll in it: to where it was left, or to an anchor.
      if (!wasPrerendered(article)) drawWhole(article)
      return attachArticle(article, ports)
    },
    [ports],
  )
  return createElement('article', {
    // Different markup is a different article: the behaviours of the old one are detached.
    key: html,
    ref: attach,
    [articleAttribute]: '',
    [pageAttribute]: page,
    'data-locale': locale,
    'data-demos': demos,
    lang: locale,
    dangerouslySetInnerHTML: { __html: html },
  })
}
