import type { ArticlePayload } from '../article/ArticlePayload.ts'
import type { MenuTree } from '../compile/collection/Collection.ts'

/** Name of the event that the development server sends when a page changes: `import.meta.hot?.on(articleUpdateEvent, …)`. */
export const articleUpdateEvent = 'view-site:docs'

/** Its data: the current version of the page. */
export interface ArticleUpdate {
  page: string
  locale: string
  article: ArticlePayload
}

/** Name of the event that the development server sends when menus or titles change. */
export const menusUpdateEvent = 'view-site:docs-menus'

/** Its data: the current menus. */
export type MenusUpdate = Record<string, MenuTree[]>

/** Name of the event that the development server sends when the last problem of the content is fixed. */
export const fixedEvent = 'view-site:docs-fixed'

/** Name of the event that a page sends once it handles those above. The server answers with the current article and menus. */
export const followEvent = 'view-site:docs-follow'

/** Its data. */
export interface FollowRequest {
  /** Path of the page, as in the address bar. */
  path: string
}

/** Name that problems of pages carry in the error overlay. */
export const problemSource = 'view-site:docs'
