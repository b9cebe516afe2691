import { localePaths, type Locale } from '@view-site/i18n/product'
import { browserArticles, type BrowserArticles } from '@view-site/static-site/navigate'
import { articlePath } from '../../docs/articlePath.ts'
import { createServices, type Services } from './services.ts'

/** The services of a page in a browser, with the articles that it has loaded. */
export interface PageServices extends Services {
  articles: BrowserArticles
}

let page: PageServices | undefined

/** The services of this page, which its dialogs and its application share: either may need them first. */
export function pageServices(locale: Locale): PageServices {
  if (page) return page
  const articles = browserArticles((id, tag) => localePaths.localizePath(articlePath(id), tag))
  return (page = { ...createServices({ locale, articles }), articles })
}
