import type { Collection, CollectionOptions } from './Collection.ts'

/** Reads the pages below a folder. Throws `DocsError` when a locale is missing or a menu names an unknown page. */
export function createCollection(options: CollectionOptions): Promise<Collection> {
  return Promise.reject(new Error(`createCollection: not here yet (${options.root})`))
}
