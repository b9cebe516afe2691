import type { CollectionPage, CompiledArticle } from '@view-site/docs/compile'

/**
 * Something that the build writes. It is called with every article once, in the order of the collection, and may still be at
 * work on one when the next comes; it is finished after the last.
 */
export interface SiteOutput {
  article?: (article: CompiledArticle, page: CollectionPage) => Promise<void> | void
  finish?: () => Promise<void> | void
}
