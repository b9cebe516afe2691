import { createCollectionSearch, type Collection } from '@view-site/docs/compile'
import type { SiteFiles } from '../files/siteFiles.ts'
import type { SiteOutput } from './SiteOutput.ts'

/** Writes the search index of every locale: `/search/<locale>.json` and the immutable files that it names. */
export function searchIndex(files: SiteFiles, collection: Collection): SiteOutput {
  return createCollectionSearch({ collection, write: (path, content) => files.write(`/search/${path}`, content) })
}
