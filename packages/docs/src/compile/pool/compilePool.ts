import { Tinypool } from 'tinypool'

import type { BodyStore } from '../cache/bodyStore.ts'
import { createCompiler, type Compiler } from '../page/createCompiler.ts'
import { factsOf, type PageFacts } from '../collection/PageFacts.ts'
import type { PageSource } from '../source/PageSource.ts'
import type { Problem } from '../Problem.ts'
import type { LoadModule } from '../source/loadDefault.ts'
import type { SiteOptions } from '../Site.ts'

/** A page that has to be compiled, and the cache key of its body. */
export interface Job {
  page: PageSource
  key: string
}

/** The result. A page with a problem is not kept: its problem would be reported once and never again. */
export interface JobResult {
  key: string
  facts: PageFacts
  problems: Problem[]
}

export interface CompilePoolOptions {
  site: SiteOptions
  /** Imports the module with the site's own blocks, in this thread. */
  load: LoadModule | undefined
  store: BodyStore
  /** Folder of the store, for threads to open it themselves. Without one everything is compiled in this thread. */
  folder: string | undefined
  /** Threads; 0 compiles in this one. @default none for a few pages, else as many as processors */
  workers: number | undefined
  defaultWorkers: number
  /** Called, once or more, when threads have pages or none are needed. */
  onStart: () => void
  onDone: (result: JobResult) => void
}

/** What a thread is started with. */
export interface ThreadData {
  /** Folder of the store. */
  folder: string
  site: SiteOptions
}

/** Neighbouring pages go to a thread together, so that the locales of a page share their highlighted code. */
const jobsAtOnce = 8

/** The maximum delay of a timer, in ms: a longer one fires at once. */
const maxDelay = 2 ** 31 - 1

/** So few pages are compiled before threads have started. */
const few = 40

/** Compiles pages as they come, on several threads where that is worth it. */
export async function compilePool(jobs: AsyncIterator<Job>, options: CompilePoolOptions): Promise<void> {
  const { site, load, store, folder, workers, defaultWorkers, onStart, onDone } = options
  const first = workers === undefined ? await take(jobs, few) : []
  const threads = workers ?? (first.length < few ? 0 : defaultWorkers)
  const queue = chain(first, jobs)
  if (threads > 0 && folder !== undefined) {
    await compileOnThreads(threads, { folder, site }, queue, { onStart, onDone })
    return
  }
  onStart()
  const compiler = createCompiler(site, load)
  for (let [job] = await take(queue, 1); job; [job] = await take(queue, 1)) onDone(await compileJob(job, compiler, store))
}

/** Compiles one page and keeps it when nothing is wrong with it. */
export async function compileJob({ page, key }: Job, compiler: Compiler, store: BodyStore): Promise<JobResult> {
  const { body, problems } = await compiler.compileBody(page)
  const facts = problems.length === 0 ? await store.save(key, body) : factsOf(body)
  return { key, facts, problems }
}

/** Compiles the jobs on threads; each has one batch at work and one waiting. */
async function compileOnThreads(
  threads: number,
  data: ThreadData,
  jobs: AsyncIterator<Job>,
  { onStart, onDone }: Pick<CompilePoolOptions, 'onDone' | 'onStart'>,
): Promise<void> {
  const isSource = import.meta.url.endsWith('.ts')
  const pool = new Tinypool({
    filename: new URL(isSource ? './worker.ts' : './worker.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    // Without it, a thread that waits for the next pages would end, and a new one would read all code anew.
    idleTimeout: maxDelay,
    workerData: data,
    // Run from its sources, a thread resolves the workspace's other packages to their sources too.
    execArgv: isSource ? ['--conditions=@view-site/source'] : [],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const work = async () => {
    for (let batch = await take(jobs, jobsAtOnce); batch.length > 0; batch = await take(jobs, jobsAtOnce)) {
      const running: Promise<JobResult[]> = pool.run(batch)
      onStart()
      for (const result of await running) onDone(result)
    }
    onStart()
  }
  await Promise.all(Array.from({ length: threads * 2 }, work)).finally(() => pool.destroy())
}

async function take<T>(from: AsyncIterator<T>, count: number): Promise<T[]> {
  const taken: T[] = []
  while (taken.length < count) {
    const next = await from.next()
    if (next.done) break
    taken.push(next.value)
  }
  return taken
}

async function* chain<T>(first: readonly T[], rest: AsyncIterator<T>): AsyncGenerator<T, undefined> {
  yield* first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}
