import { Worker } from 'node:worker_threads'

import type { CompiledBody } from './CompiledArticle.ts'
import { createCompiler } from './createCompiler.ts'
import type { PageSource } from './PageSource.ts'
import type { Problem } from './Problem.ts'

/** What a worker is asked for. */
export interface Job {
  index: number
  page: PageSource
}

/** What it answers. */
export type JobResult = { index: number; body: CompiledBody; problems: Problem[] } | { index: number; error: unknown }

export interface CompilePoolOptions {
  /** Threads; 0 compiles in this one. */
  workers: number
  onDone: (index: number, body: CompiledBody, problems: Problem[]) => void
}

/** Compiles pages on several threads. Each thread has one page at work and one waiting. */
export async function compilePool(pages: readonly PageSource[], { workers, onDone }: CompilePoolOptions): Promise<void> {
  if (workers === 0) {
    const compiler = createCompiler()
    for (const [index, page] of pages.entries()) {
      const { body, problems } = await compiler.compileBody(page)
      onDone(index, body, problems)
    }
    return
  }
  const jobs = pages.entries()
  await Promise.all(Array.from({ length: Math.min(workers, pages.length) }, () => runWorker(jobs, onDone)))
}

function runWorker(jobs: IterableIterator<[number, PageSource]>, onDone: CompilePoolOptions['onDone']): Promise<void> {
  const worker = startWorker()
  let open = 0
  const feed = () => {
    const { value, done } = jobs.next()
    if (done) return
    open += 1
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage({ index: value[0], page: value[1] } satisfies Job)
  }
  const work = new Promise<void>((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`A compile thread ended with code ${code}.`)))
    worker.on('message', (result: JobResult) => {
      if ('error' in result) return reject(result.error)
      open -= 1
      onDone(result.index, result.body, result.problems)
      feed()
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
