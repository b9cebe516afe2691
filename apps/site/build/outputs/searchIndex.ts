import { createCollectionSearch, type Collection } from '@view-site/docs/compile'
import type { SiteFiles } from '@view-site/prerender'
import type { SiteOutput } from './SiteOutput.ts'

/** The search index of every locale: `/search/<locale>.json`, and the immutable parts it names. */
export function searchIndex(files: SiteFiles, collection: Collection): SiteOutput {
  return createCollectionSearch({ collection, write: (path, content) => files.write(`/search/${path}`, content) })
}
