import { parentPort } from 'node:worker_threads'

import { createCompiler } from './createCompiler.ts'
import type { Job, JobResult } from './compilePool.ts'

const compiler = createCompiler()

/** Compiles what the pool sends, one page after the other. */
parentPort?.on('message', (job: Job) => {
  void compileJob(job)
})

async function compileJob(job: Job): Promise<void> {
  for (const { index, page } of job) {
    try {
      send({ index, ...(await compiler.compileBody(page)) })
    } catch (error) {
      send({ index, error })
    }
  }
}

function send(result: JobResult): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(result)
}
