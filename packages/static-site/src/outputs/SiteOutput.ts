import type { CollectionPage, CompiledArticle } from '@view-site/docs/compile'

/**
 * One kind of file that the build writes. `article` is called with each article once, in the order of the collection, and may still be
 * working on one when the next arrives; `finish` is called after the last.
 */
export interface SiteOutput {
  article?: (article: CompiledArticle, page: CollectionPage) => Promise<void> | void
  finish?: () => Promise<void> | void
}
