import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'

import { diskStore, memoryStore, type BodyStore } from '../cache/bodyStore.ts'
import { engineVersion, pageKey } from '../cache/pageKey.ts'
import type { Collection, CollectionPage } from './Collection.ts'
import { compilePool, type Job, type JobResult } from '../pool/compilePool.ts'
import type { Problem } from '../Problem.ts'
import { isWrittenIn, textLocale } from '../fallback/textLocale.ts'
import { inBatches } from '../source/inBatches.ts'
import { factsInVersion, inFilesOfVersions } from '../../versions/inVersion.ts'

/** Where compiled pages are kept, and how many threads compile. */
export interface CompileOptions {
  /**
   * Folder of the cache by content hash; `false` compiles everything, in this thread, and keeps it in memory.
   * @default `node_modules/.cache/view-site-docs` of the working directory
   */
  cache?: string | false
  /** Worker threads; 0 compiles in this thread. @default one for every 250 pages, at most as many as processors; none for fewer than 40 pages */
  workers?: number
  /** Called once the first pages are with the threads, or there is nothing for them: what then keeps this thread busy does not delay their start. */
  onStart?: () => void
  /** Called after each page. */
  onProgress?: (done: number, total: number) => void
}

/** Pages are read in batches: the disk works ahead, and no large site is in memory at once. */
const pagesInBatch = 32

/** A thread has to load and warm up the compiler, which costs as much as 100 pages. */
const pagesForThread = 250

/**
 * Compiles every page in every locale, in parallel and from the cache if nothing changed. Each result has the problems of its page alone,
 * those of its demos and its `api.ts` included; they are in the order of the collection.
 */
export async function compilePages(
  collection: Collection,
  { cache = 'node_modules/.cache/view-site-docs', workers, onStart, onProgress }: CompileOptions = {},
): Promise<{ results: JobResult[]; store: BodyStore }> {
  const folder = cache === false ? undefined : resolve(cache)
  const store = folder === undefined ? memoryStore() : diskStore(folder)
  // Pages that an older version shares with the current one are compiled once.
  const sources = inLocales(
    collection,
    collection.pages.filter(({ version }) => version?.text !== 'shared'),
  ).filter(({ page, locale }) => isWrittenIn(page, locale))
  const read = new Map<string, readonly Problem[]>()
  const results = new Map<string, JobResult>()
  const onDone = (result: JobResult) => {
    const place = `${result.facts.locale} ${result.facts.id}`
    const problems = inFilesOfVersions([...(read.get(place) ?? []), ...result.problems], collection)
    results.set(place, { ...result, problems })
    onProgress?.(results.size, sources.length)
  }
  const engine = await engineVersion(collection.site.options)
  const jobs = inBatches(sources, pagesInBatch, async ({ id, locale }): Promise<Job[]> => {
    const { page, problems } = await collection.read(id, locale)
    if (problems.length > 0) read.set(`${locale} ${id}`, problems)
    const key = pageKey(engine, page)
    const facts = problems.length > 0 ? undefined : await store.facts({ id, locale, key })
    if (facts) onDone({ key, facts, problems: [] })
    return facts ? [] : [{ page, key }]
  })
  const { site, options } = collection
  const defaultWorkers = threadsFor(sources.length)
  const started = Promise.withResolvers<void>()
  void started.promise.then(onStart)
  await compilePool(jobs, {
    site: site.options,
    load: options.load,
    store,
    folder,
    workers,
    defaultWorkers,
    onStart: started.resolve,
    onDone,
  })
  const all = inLocales(collection, collection.pages).flatMap(({ page, id, locale }): JobResult[] => {
    const isInherited = page.version?.text === 'shared'
    const text = textLocale(page, locale, collection.site)
    const result = results.get(`${text} ${isInherited ? page.version?.current : id}`)
    if (!result) return []
    // What is wrong with a shared text is reported once.
    const isShared = isInherited || text !== locale
    return [{ ...result, facts: { ...factsInVersion(result.facts, page, collection), locale }, ...(isShared ? { problems: [] } : {}) }]
  })
  return { results: all, store }
}

function inLocales({ locales }: Collection, pages: readonly CollectionPage[]) {
  return pages.flatMap((page) => locales.map((locale) => ({ page, id: page.id, locale })))
}

function threadsFor(pages: number): number {
  return Math.min(availableParallelism(), 8, Math.ceil(pages / pagesForThread))
}
