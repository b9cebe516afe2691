import { followDocs } from '@view-site/docs/dev'
import { localePaths, toLocale } from '@view-site/i18n/product'
import { applyHead } from '@view-site/static-site/head'
import type { ViteHotContext } from 'vite/types/hot.js'
import type { Site } from '../app/Site.ts'
import { siteMenu } from '../app/layout/siteMenu.ts'
import { loadSiteTexts } from '../app/texts.ts'
import { env } from '../env.ts'
import { pageHead } from '../head/pageHead.ts'
import type { BrowserArticles } from '@view-site/static-site/navigate'
import { setMenus } from '@view-site/static-site/navigate'

/** In development: shows edits of pages and menus without a reload. */
export function followContent(hot: ViteHotContext, { router, services, layout }: Site, articles: BrowserArticles): void {
  followDocs(hot, {
    onArticle({ page, locale, article }) {
      articles.replace(page, toLocale(locale), article)
      // Invalidating does not emit the `onResolved` of a navigation, which updates the head.
      void router.invalidate().then(() => applyHead(pageHead(router, services.locale), env.origin, localePaths))
    },
    onMenus(menus) {
      setMenus(services.locale, menus[services.locale] ?? [])
      void loadSiteTexts(services.i18n, services.locale).then(({ t }) =>
        layout.update({ menu: siteMenu(t, services.locale, router.state.location.pathname) }),
      )
    },
  })
}
