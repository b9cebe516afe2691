import { createCollectionSearch } from './createCollectionSearch.ts'
import type { Collection, CollectionPage } from '../../compile/collection/Collection.ts'
import type { CompiledArticle } from '../../compile/page/CompiledArticle.ts'

/** Files of the index by path: `zh-CN.json`. */
export type SearchFiles = ReadonlyMap<string, string | Uint8Array>

/** Builds the index of a collection in memory, out of articles that are compiled one after the other. */
export async function searchFiles(
  collection: Collection,
  read: (page: CollectionPage, locale: CompiledArticle['locale']) => Promise<CompiledArticle | undefined>,
): Promise<SearchFiles> {
  const files = new Map<string, string | Uint8Array>()
  const search = createCollectionSearch({ collection, write: async (path, content) => void files.set(path, content) })
  for (const page of collection.pages) {
    for (const locale of collection.locales) {
      const article = await read(page, locale)
      if (article) await search.article(article, page)
    }
  }
  await search.finish()
  return files
}
