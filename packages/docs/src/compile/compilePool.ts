import { Worker } from 'node:worker_threads'

import type { CompiledBody } from './CompiledArticle.ts'
import { createCompiler } from './createCompiler.ts'
import type { PageSource } from './PageSource.ts'
import type { Problem } from './Problem.ts'

/** What a worker is asked for: neighbouring pages, so that both locales of a page share their highlighted code. */
export type Job = { index: number; page: PageSource }[]

/** What it answers. */
export type JobResult = { index: number; body: CompiledBody; problems: Problem[] } | { index: number; error: unknown }

export interface CompilePoolOptions {
  /** Threads; 0 compiles in this one. */
  workers: number
  onDone: (index: number, body: CompiledBody, problems: Problem[]) => void
}

const pagesInJob = 4

/** Compiles pages on several threads. Each thread has one job at work and one waiting. */
export async function compilePool(pages: readonly PageSource[], { workers, onDone }: CompilePoolOptions): Promise<void> {
  if (workers === 0) {
    const compiler = createCompiler()
    for (const [index, page] of pages.entries()) {
      const { body, problems } = await compiler.compileBody(page)
      onDone(index, body, problems)
    }
    return
  }
  const all = pages.map((page, index) => ({ index, page }))
  const jobs = Array.from({ length: Math.ceil(all.length / pagesInJob) }, (_, job) =>
    all.slice(job * pagesInJob, (job + 1) * pagesInJob),
  ).values()
  await Promise.all(Array.from({ length: Math.min(workers, pages.length) }, () => runWorker(jobs, onDone)))
}

function runWorker(jobs: Iterator<Job>, onDone: CompilePoolOptions['onDone']): Promise<void> {
  const worker = startWorker()
  let open = 0
  const feed = () => {
    const job = jobs.next()
    if (job.done) return
    open += job.value.length
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(job.value)
  }
  const work = new Promise<void>((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`A compile thread ended with code ${code}.`)))
    worker.on('message', (result: JobResult) => {
      if ('error' in result) return reject(result.error)
      open -= 1
      onDone(result.index, result.body, result.problems)
      if (open % pagesInJob === 0) feed()
      if (open === 0) resolve()
    })
    feed()
    feed()
    if (open === 0) resolve()
  })
  return work.finally(() => worker.terminate())
}

function startWorker(): Worker {
  const isSource = import.meta.url.endsWith('.ts')
  const url = new URL(isSource ? './worker.ts' : './worker.js', import.meta.url)
  // Run from its sources, the thread finds the workspace's other packages by their sources too.
  return new Worker(url, { execArgv: isSource ? ['--conditions=@view-site/source'] : [], env: { ...process.env, NODE_ENV: 'production' } })
}
