import { parentPort, workerData } from 'node:worker_threads'

import { diskStore } from '../cache/bodyStore.ts'
import { compileJob, type Job, type JobResult } from './compilePool.ts'
import { createCompiler } from '../page/createCompiler.ts'

const compiler = createCompiler()
const store = diskStore(String(workerData))

/** Compiles pages from the pool and stores them on disk; only the facts for cross-page checks are sent back. */
parentPort?.on('message', (jobs: Job[]) => {
  compileJobs(jobs).then(send, (error: unknown) => send({ error }))
})

async function compileJobs(jobs: readonly Job[]): Promise<JobResult[]> {
  const results: JobResult[] = []
  for (const job of jobs) results.push(await compileJob(job, compiler, store))
  return results
}

function send(message: JobResult[] | { error: unknown }): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message)
}
