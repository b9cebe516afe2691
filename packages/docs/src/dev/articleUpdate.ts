import type { Locale } from '@view-site/i18n'

import type { ArticlePayload } from '../article/ArticlePayload.ts'
import type { MenuTree } from '../compile/collection/Collection.ts'

/** Name of the event that the development server sends when a page changes: `import.meta.hot?.on(articleUpdateEvent, …)`. */
export const articleUpdateEvent = 'view-site:docs'

/** What it carries: the page as it is now. */
export interface ArticleUpdate {
  page: string
  locale: Locale
  article: ArticlePayload
}

/** Name of the event that the development server sends when menus or titles change. */
export const menusUpdateEvent = 'view-site:docs-menus'

/** What it carries: the menus as they are now. */
export type MenusUpdate = Record<Locale, MenuTree[]>

/** Name of the event that the development server sends when the last problem of the content is fixed. */
export const fixedEvent = 'view-site:docs-fixed'

/** Name that problems of pages carry in the error overlay. */
export const problemSource = 'view-site:docs'
