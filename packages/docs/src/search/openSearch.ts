import { canPrefetch } from '../connection.ts'
import { createIndexReader, readManifest, type IndexReader } from './createIndexReader.ts'
import { createPartLoader, MissingPart, type PartFetch } from './createPartLoader.ts'
import { describePage } from './describePage.ts'
import { createHitFinder } from './findHits.ts'
import { findTerms, type FoundTerms } from './findTerms.ts'
import { parseQuery, type QueryTerm } from './parseQuery.ts'
import { rankPages, type RankedPage } from './rankPages.ts'
import type { SearchAnswer, SearchPage } from './SearchAnswer.ts'

/** The location of the index, and its locale. */
export interface OpenSearchOptions {
  /** Address of the folder that holds the index. @default '/search' */
  base?: string
  locale: string
  /** @default the browser's */
  fetch?: PartFetch
}

/** Options of one search. */
export interface SearchOptions {
  /** Aborts the search; it then rejects with the signal's reason. */
  signal?: AbortSignal
  /** Maximum number of described pages. @default 8 */
  limit?: number
  /** Which pages come before others that answer about as well, by their address: those of the product that is read. @default none */
  isPreferred?: (href: string) => boolean
  /** Gets the pages with their titles as soon as they are known, before their excerpts. */
  onProgress?: (answer: SearchAnswer) => void
}

/** The search of a locale. */
export interface Search {
  /**
   * Finds pages and their sections. Rejects with `MissingPart` if no part of the index can be loaded; if only some parts are missing,
   * the result is `incomplete`.
   */
  search: (query: string, options?: SearchOptions) => Promise<SearchAnswer>
  /** Preloads the titles and terms that later queries may need. Does nothing if they are large, or if the visitor saves data. */
  warm: () => Promise<void>
}

/** Maximum number of preloaded shards: those of some 2,500 pages, less than 1 MB. */
const mostPreloaded = 200

/** Opens the search of a locale: fetches the one small file that names the parts, and the titles of a small site. */
export async function openSearch({
  base = '/search',
  locale,
  fetch = (address, init) => globalThis.fetch(address, init),
}: OpenSearchOptions): Promise<Search> {
  const loader = createPartLoader({ base, fetch })
  const read = async () => createIndexReader(await loader.loadFresh(`${locale}.json`, readManifest), loader, locale)
  let reader = await read()
  // Not awaited: the first query may need its terms at the same time. A title that fails to load is requested again.
  void reader.prepare().catch(() => undefined)
  return {
    async search(query, options = {}) {
      try {
        return await searchIn(reader, query, options)
      } catch (error) {
        if (!(error instanceof MissingPart) || !error.gone) throw error
        reader = await read()
        return searchIn(reader, query, options)
      }
    },
    async warm() {
      if (reader.shards <= mostPreloaded && canPrefetch()) await reader.loadParts().catch(() => undefined)
    },
  }
}

async function searchIn(
  reader: IndexReader,
  query: string,
  { signal, limit = 8, isPreferred, onProgress }: SearchOptions,
): Promise<SearchAnswer> {
  const { found, incomplete } = await lookUp(parseQuery(query), reader)
  signal?.throwIfAborted()
  const { ranked, rarity } = rankPages(found, reader.pages)
  const finder = createHitFinder(found, rarity)
  const corrections = found.flatMap(({ queryTerm, corrected }) => (corrected ? [{ typed: queryTerm.term, taken: corrected }] : []))
  const base = { query, total: ranked.length, corrections }
  const first = await preferred(ranked.slice(0, limit), reader, isPreferred)
  signal?.throwIfAborted()
  const texts = first.map((page) => reader.text(page))
  // Awaited further down: until then a rejection is not handled.
  for (const text of texts) text.catch(() => undefined)
  const titles = await Promise.allSettled(first.map((page) => reader.title(page)))
  rethrowGone(titles)
  signal?.throwIfAborted()
  const lacking = incomplete || titles.some(({ status }) => status === 'rejected')
  const describe = (texts?: PromiseSettledResult<Awaited<ReturnType<IndexReader['text']>>>[]): SearchPage[] =>
    titles.flatMap((title, place) => (title.status === 'fulfilled' ? [describePage(title.value, fulfilled(texts?.[place]), finder)] : []))
  onProgress?.({ ...base, pages: describe(), incomplete: lacking, pending: true })
  const settled = await Promise.allSettled(texts)
  rethrowGone(settled)
  signal?.throwIfAborted()
  return { ...base, pages: describe(settled), incomplete: lacking || settled.some(({ status }) => status === 'rejected'), pending: false }
}

/** How much more a preferred page counts: what answers clearly better stays before it. */
const preference = 1.1

/** The pages in their order, preferred ones before those that answer about as well. A page whose title cannot be fetched is not preferred. */
async function preferred(ranked: readonly RankedPage[], reader: IndexReader, isPreferred: SearchOptions['isPreferred']): Promise<number[]> {
  if (!isPreferred) return ranked.map(({ page }) => page)
  const titles = await Promise.allSettled(ranked.map(({ page }) => reader.title(page)))
  const weighed = ranked.map(({ page, score }, place) => {
    const title = fulfilled(titles[place])
    return { page, score: title && isPreferred(title[0]) ? score * preference : score }
  })
  return weighed.toSorted((one, other) => other.score - one.score).map(({ page }) => page)
}

/** Looks up all terms of the query. Terms that cannot be fetched are left out, unless all of them fail. */
async function lookUp(terms: readonly QueryTerm[], reader: IndexReader): Promise<{ found: FoundTerms[]; incomplete: boolean }> {
  const results = await Promise.allSettled(terms.map((one) => findTerms(one, reader)))
  rethrowGone(results)
  const found = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed && !found.some(({ terms }) => terms.length > 0)) throw failed.reason
  return { found, incomplete: failed !== undefined }
}

/** A missing file means that the index was replaced by a newer one. */
function rethrowGone(results: readonly PromiseSettledResult<unknown>[]): void {
  for (const result of results) {
    if (result.status !== 'rejected') continue
    if (!(result.reason instanceof MissingPart) || result.reason.gone) throw result.reason
  }
}

function fulfilled<T>(result: PromiseSettledResult<T> | undefined): T | undefined {
  return result?.status === 'fulfilled' ? result.value : undefined
}
