import { Worker } from 'node:worker_threads'
import type { Card, CardColors } from './Card.ts'

/** Threads that draw. */
export interface DrawingPool {
  draw: (card: Card) => Promise<Buffer>
  close: () => Promise<void>
}

interface Job {
  card: Card
  done: (png: Buffer) => void
  fail: (error: unknown) => void
}

/** A thread has to load the font and its first glyphs, so another one is only started for this many waiting images. */
const cardsPerThread = 12

/** Starts threads as cards wait for them, and ends them with `close`. */
export function drawingPool(colors: CardColors, most: number): DrawingPool {
  const waiting: Job[] = []
  const threads = new Set<Worker>()
  const idle: Worker[] = []
  const jobs = new Map<Worker, Job>()

  const feed = (worker: Worker) => {
    const job = waiting.shift()
    if (job) {
      jobs.set(worker, job)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(job.card)
    } else {
      jobs.delete(worker)
      idle.push(worker)
    }
  }
  const start = () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: colors })
    threads.add(worker)
    worker.on('message', (png: Uint8Array) => {
      jobs.get(worker)?.done(Buffer.from(png))
      feed(worker)
    })
    worker.on('error', (error) => {
      threads.delete(worker)
      jobs.get(worker)?.fail(error)
      for (const job of threads.size === 0 ? waiting.splice(0) : []) job.fail(error)
    })
    feed(worker)
  }

  return {
    draw: (card) =>
      new Promise((done, fail) => {
        waiting.push({ card, done, fail })
        const free = idle.pop()
        if (free) feed(free)
        else if (threads.size < Math.min(most, Math.ceil((jobs.size + waiting.length) / cardsPerThread))) start()
      }),
    async close() {
      await Promise.all([...threads].map((worker) => worker.terminate()))
    },
  }
}
