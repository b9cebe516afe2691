import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'

import { locales } from '@view-site/i18n/locale'

import { texts } from '../locales/texts.ts'
import { openBodyCache, type BodyCache } from './bodyCache.ts'
import { bodiesByAddress, checkCollection, resolveAnchors } from './checkCollection.ts'
import type { Collection } from './Collection.ts'
import type { CompiledArticle, CompiledBody } from './CompiledArticle.ts'
import { compilePool } from './compilePool.ts'
import { frameArticle } from './frameArticle.ts'
import type { PageSource } from './PageSource.ts'
import { DocsError, type Problem } from './Problem.ts'

export interface CompileAllOptions {
  /** Folder of the cache by content hash; `false` compiles everything anew. @default `node_modules/.cache/view-site-docs` of the working directory */
  cache?: string | false
  /** Worker threads; 0 compiles in this thread. @default as many as processors, none for fewer than 40 pages */
  workers?: number
  /** Called after each page. */
  onProgress?: (done: number, total: number) => void
}

/**
 * Compiles every page in every locale, in parallel and from the cache where nothing changed, then checks what concerns
 * several pages: equal structure of the locales, links and anchors. Throws `DocsError` with every problem of every page.
 */
export async function compileAll(collection: Collection, options: CompileAllOptions = {}): Promise<CompiledArticle[]> {
  const problems = [...collection.problems]
  const bodies = await compileBodies(collection, options, problems)
  problems.push(...checkCollection(bodies, collection))
  if (problems.length > 0) throw new DocsError(problems)
  const pages = bodiesByAddress(bodies, collection)
  return bodies.map((body) =>
    frameArticle({ ...body, html: resolveAnchors(body, pages) }, collection.frame(body.id, body.locale), texts[body.locale]),
  )
}

async function compileBodies(collection: Collection, options: CompileAllOptions, problems: Problem[]): Promise<CompiledBody[]> {
  const { cache: folder = 'node_modules/.cache/view-site-docs', onProgress } = options
  const cache = folder === false ? undefined : await openBodyCache(resolve(folder))
  const wanted = collection.pages.flatMap(({ id }) => locales.map((locale) => ({ id, locale })))
  const bodies: (CompiledBody | undefined)[] = []
  const open: { place: number; page: PageSource; key: string }[] = []
  let done = 0
  const finish = (place: number, body: CompiledBody) => {
    bodies[place] = body
    done += 1
    onProgress?.(done, wanted.length)
  }
  await inBatches(wanted, 64, async ({ id, locale }, place) => {
    const { page, problems: found } = await collection.read(id, locale)
    problems.push(...found)
    const key = cache?.key(page) ?? ''
    const body = found.length > 0 ? undefined : await cache?.get(page, key)
    if (body) finish(place, body)
    else open.push({ place, page, key })
  })
  open.sort((a, b) => a.place - b.place)
  await compileOpen(open, { cache, workers: options.workers ?? defaultWorkers(open.length), finish, problems })
  return bodies.filter((body) => body !== undefined)
}

interface OpenOptions {
  cache: BodyCache | undefined
  workers: number
  finish: (place: number, body: CompiledBody) => void
  problems: Problem[]
}

async function compileOpen(
  open: readonly { place: number; page: PageSource; key: string }[],
  { cache, workers, finish, problems }: OpenOptions,
): Promise<void> {
  const writes: Promise<void>[] = []
  await compilePool(
    open.map(({ page }) => page),
    {
      workers,
      onDone(index, body, found) {
        const job = open[index]
        if (!job) return
        problems.push(...found)
        finish(job.place, body)
        // A page with a problem is not kept: its problem would be told once and never again.
        if (cache && found.length === 0) writes.push(cache.set(job.page, job.key, body))
      },
    },
  )
  await Promise.all(writes)
}

function defaultWorkers(pages: number): number {
  return pages < 40 ? 0 : Math.min(availableParallelism(), 8)
}

async function inBatches<T>(items: readonly T[], size: number, work: (item: T, index: number) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += size) {
    await Promise.all(items.slice(start, start + size).map((item, offset) => work(item, start + offset)))
  }
}
