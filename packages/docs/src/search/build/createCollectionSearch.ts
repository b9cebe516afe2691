import type { Collection, CollectionPage } from '../../compile/collection/Collection.ts'
import type { CompiledArticle } from '../../compile/page/CompiledArticle.ts'
import { createSearchIndex, type SearchIndexOptions } from './createSearchIndex.ts'

/** The pages to be searched, and where the files of the index go. */
export interface CollectionSearchOptions {
  collection: Collection
  /** Takes a file of the index; its path begins with the locale. */
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
  const builders = new Map(
    collection.locales.map((locale) => {
      const ids = collection.pages.filter((page) => isFound(page, locale)).map(({ id }) => id)
      return [locale, createSearchIndex({ locale, ids, write })]
    }),
  )
  return {
    async article({ id, locale, title, subtitle, description, sections, terms }, page) {
      if (!isFound(page, locale)) return
      const group = collection.frame(id, locale).breadcrumb?.at(-1)?.title
      await builders.get(locale)?.add({
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
