import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'

import { createArticles, type Articles } from './Articles.ts'
import { diskStore, memoryStore } from '../cache/bodyStore.ts'
import { checkCollection } from './checkCollection.ts'
import type { Collection } from './Collection.ts'
import { compilePool, type Job, type JobResult } from '../pool/compilePool.ts'
import { inBatches } from '../source/inBatches.ts'
import { engineVersion, pageKey } from '../cache/pageKey.ts'
import { DocsError } from '../Problem.ts'

/** Where compiled pages are kept, and how many threads compile. */
export interface CompileOptions {
  /**
   * Folder of the cache by content hash; `false` compiles everything, in this thread, and keeps it in memory.
   * @default `node_modules/.cache/view-site-docs` of the working directory
   */
  cache?: string | false
  /** Worker threads; 0 compiles in this thread. @default one for every 250 pages, at most as many as processors; none for fewer than 40 pages */
  workers?: number
  /** Called after each page. */
  onProgress?: (done: number, total: number) => void
}

/** Pages are read in batches: the disk works ahead, and no large site is in memory at once. */
const pagesInBatch = 32

/** A thread has to load and warm up the compiler, which costs as much as 100 pages. */
const pagesForThread = 250

/**
 * Compiles every page in every locale, in parallel and from the cache if nothing changed, then runs the checks across
 * pages: equal structure of the locales, links and anchors. Throws `DocsError` with every problem of every page.
 */
export async function compileCollection(collection: Collection, options: CompileOptions = {}): Promise<Articles> {
  const { cache = 'node_modules/.cache/view-site-docs', workers, onProgress } = options
  const folder = cache === false ? undefined : resolve(cache)
  const store = folder === undefined ? memoryStore() : diskStore(folder)
  const sources = collection.pages.flatMap(({ id }) => collection.locales.map((locale) => ({ id, locale })))
  const problems = [...collection.problems]
  const results = new Map<string, JobResult>()
  const onDone = (result: JobResult) => {
    results.set(`${result.facts.locale} ${result.facts.id}`, result)
    problems.push(...result.problems)
    onProgress?.(results.size, sources.length)
  }
  const engine = await engineVersion(collection.site.options)
  const jobs = inBatches(sources, pagesInBatch, async ({ id, locale }): Promise<Job[]> => {
    const { page, problems: found } = await collection.read(id, locale)
    problems.push(...found)
    const key = pageKey(engine, page)
    const facts = found.length > 0 ? undefined : await store.facts({ id, locale, key })
    if (facts) onDone({ key, facts, problems: [] })
    return facts ? [] : [{ page, key }]
  })
  await compilePool(jobs, { site: collection.site.options, store, folder, workers, defaultWorkers: threadsFor(sources.length), onDone })
  const done = sources.flatMap(({ id, locale }) => results.get(`${locale} ${id}`) ?? [])
  problems.push(
    ...checkCollection(
      done.map(({ facts }) => facts),
      collection,
    ),
  )
  if (problems.length > 0) throw new DocsError(problems)
  return createArticles(collection, done, store)
}

function threadsFor(pages: number): number {
  return Math.min(availableParallelism(), 8, Math.ceil(pages / pagesForThread))
}
