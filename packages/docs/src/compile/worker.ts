import { parentPort } from 'node:worker_threads'

import { createCompiler } from './createCompiler.ts'
import type { Job, JobResult } from './compilePool.ts'

const compiler = createCompiler()

/** Compiles what the pool sends, one page after the other. */
parentPort?.on('message', ({ index, page }: Job) => {
  compiler.compileBody(page).then(
    (done) => send({ index, ...done }),
    (error: unknown) => send({ index, error }),
  )
})

function send(result: JobResult): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(result)
}
