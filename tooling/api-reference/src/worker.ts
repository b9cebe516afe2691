import { parentPort, workerData } from 'node:worker_threads'
import { readPackages } from './readPackages.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await readPackages(String(workerData)))
