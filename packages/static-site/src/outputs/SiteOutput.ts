import type { CollectionPage, CompiledArticle } from '@view-site/docs/compile'

/**
 * One kind of file that the build writes. `article` is called once per article, in the order of the collection, and may still be running
 * when the next call comes; `finish` is called after the last one has resolved.
 */
export interface SiteOutput {
  article?: (article: CompiledArticle, page: CollectionPage) => Promise<void> | void
  /** Lines for `robots.txt`, which is written after all outputs. */
  robots?: readonly string[]
  finish?: () => Promise<void> | void
}
