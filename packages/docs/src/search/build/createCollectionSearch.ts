import type { Collection, CollectionPage } from '../../compile/collection/Collection.ts'
import { routeOfSection } from '../../compile/source/idIn.ts'
import type { CompiledArticle } from '../../compile/page/CompiledArticle.ts'
import { createSearchIndex, type SearchIndexOptions } from './createSearchIndex.ts'

/** The pages to be searched, and where the files of the index go. */
export interface CollectionSearchOptions {
  collection: Collection
  /** Takes a file of the index; its path begins with the locale, of an older version with its route: `guide/1.2/en-US.json`. */
  write: SearchIndexOptions['write']
}

/** The search index of a collection in the making. */
export interface CollectionSearch {
  /** Adds an article; one that search may not find is passed over. */
  article: (article: CompiledArticle, page: CollectionPage) => Promise<void>
  /** Writes the files that need all articles. Call it when every page has been added in every locale. */
  finish: () => Promise<void>
}

/** Builds the search indexes of a collection's locales, without hidden pages and those that `searchable` of its options leaves out. */
export function createCollectionSearch({ collection, write }: CollectionSearchOptions): CollectionSearch {
  const { searchable = () => true } = collection.options
  const isFound = (page: CollectionPage, locale: string) => page.frontMatter[locale]?.hidden !== true && searchable(page)
  // Readers search in the version that they read: each older one has an index.
  const folders = new Set(['', ...collection.pages.map(folderOf)])
  const builders = new Map(
    [...folders].flatMap((folder) =>
      collection.locales.map((locale) => {
        const ids = collection.pages.flatMap((page) => (folderOf(page) === folder && isFound(page, locale) ? [page.id] : []))
        return [folder + locale, createSearchIndex({ locale, ids, write: (path, content) => write(folder + path, content) })] as const
      }),
    ),
  )
  return {
    async article({ id, locale, title, subtitle, description, sections, terms }, page) {
      if (!isFound(page, locale)) return
      const group = collection.frame(id, locale).breadcrumb?.at(-1)?.title
      await builders.get(folderOf(page) + locale)?.add({
        id,
        href: page.path,
        title,
        description,
        sections,
        terms,
        ...(subtitle ? { subtitle } : {}),
        ...(group ? { group } : {}),
      })
    },
    async finish() {
      for (const builder of builders.values()) await builder.finish()
    },
  }
}

/** Folder of the index that a page is in. */
function folderOf({ product, version }: CollectionPage): string {
  return version ? `${routeOfSection(product)}/` : ''
}
