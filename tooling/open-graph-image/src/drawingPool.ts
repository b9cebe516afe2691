import { Worker } from 'node:worker_threads'
import type { ImageContent, ImageColors } from './ImageContent.ts'

/** Threads that draw. */
export interface DrawingPool {
  draw: (content: ImageContent) => Promise<Buffer>
  close: () => Promise<void>
}

interface Job {
  content: ImageContent
  done: (png: Buffer) => void
  fail: (error: unknown) => void
}

/** A thread has to load the font and its first glyphs, so another one is only started for this many waiting images. */
const imagesPerThread = 12

/** Starts threads as images wait for them, and ends them with `close`. */
export function drawingPool(colors: ImageColors, most: number): DrawingPool {
  const waiting: Job[] = []
  const threads = new Set<Worker>()
  const idle: Worker[] = []
  const jobs = new Map<Worker, Job>()

  const feed = (worker: Worker) => {
    const job = waiting.shift()
    if (job) {
      jobs.set(worker, job)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(job.content)
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
    draw: (content) =>
      new Promise((done, fail) => {
        waiting.push({ content, done, fail })
        const free = idle.pop()
        if (free) feed(free)
        else if (threads.size < Math.min(most, Math.ceil((jobs.size + waiting.length) / imagesPerThread))) start()
      }),
    async close() {
      await Promise.all([...threads].map((worker) => worker.terminate()))
    },
  }
}
