import { followDocs } from '@view-site/docs/dev'
import type { ViteHotContext } from 'vite/types/hot.js'
import type { App } from './App.ts'
import type { BrowserArticles } from '@view-site/static-site/navigate'
import { updateMenus } from './createApp.ts'
import { updateHead } from './keepHead.ts'
import { setMenus } from '@view-site/static-site/navigate'

/** In development: shows edits of pages and menus without a reload. */
export function followContent(hot: ViteHotContext, { router, layout, locale }: App, articles: BrowserArticles): void {
  followDocs(hot, {
    onArticle({ page, locale: edited, article }) {
      articles.replace(page, edited, article)
      // Invalidating does not emit `onResolved`, on which the head is updated.
      void router.invalidate().then(() => updateHead(router, locale))
    },
    onMenus(menus) {
      setMenus(locale, menus[locale] ?? [])
      updateMenus(layout, locale, router.state.location.pathname)
    },
  })
}
