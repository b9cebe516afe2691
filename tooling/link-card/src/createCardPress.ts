import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Card, CardColors } from './Card.ts'
import { createDrawing, type Draw } from './createDrawing.ts'

export interface CardPressOptions {
  colors: CardColors
  /** Folder of drawn cards by content hash. @default `node_modules/.cache/link-card` of the working directory */
  cache?: string
  /** Threads; 0 draws in this one. @default as many as processors, none for fewer than 24 cards */
  workers?: number
}

/** Cards that are ordered one by one and drawn together. */
export interface CardPress {
  /** Orders a card as a file. */
  order: (card: Card, file: string) => void
  /** Draws what the cache does not have and writes every file; how many were drawn. */
  finish: () => Promise<number>
}

interface Order {
  card: Card
  files: string[]
}

/** Makes a press. A card that was drawn before is copied from the cache: a second build draws nothing. */
export function createCardPress({ colors, cache = 'node_modules/.cache/link-card', workers }: CardPressOptions): CardPress {
  const folder = resolve(cache)
  const version = drawingVersion(colors)
  const orders = new Map<string, Order>()
  return {
    order(card, file) {
      const key = createHash('sha256').update(version).update(JSON.stringify(card)).digest('hex').slice(0, 32)
      const order = orders.get(key) ?? { card, files: [] }
      order.files.push(file)
      orders.set(key, order)
    },
    async finish() {
      await mkdir(folder, { recursive: true })
      const missing: [string, Order][] = []
      const cached = (key: string) => join(folder, `${key}.png`)
      await inLanes([...orders], async ([key, order]) => {
        if (!(await copyTo(order.files, cached(key)))) missing.push([key, order])
      })
      const lanes = hands(colors, workers ?? defaultWorkers(missing.length))
      const queue = missing.values()
      await Promise.all(
        lanes.map(async ({ draw, close }) => {
          for (const [key, { card, files }] of queue) {
            await keep(cached(key), await draw(card))
            await copyTo(files, cached(key))
          }
          await close()
        }),
      )
      orders.clear()
      return missing.length
    },
  }
}

/** Changes with the colours, with this package's own code and with the font. */
function drawingVersion(colors: CardColors): string {
  const hash = createHash('sha256').update(JSON.stringify(colors))
  for (const name of readdirSync(import.meta.dirname).sort()) hash.update(readFileSync(join(import.meta.dirname, name)))
  hash.update(readFileSync(new URL(import.meta.resolve('@fontsource-variable/noto-sans-sc/package.json'))))
  return hash.digest('hex')
}

function defaultWorkers(cards: number): number {
  return cards < 24 ? 0 : Math.min(availableParallelism(), 8)
}

interface Hand {
  draw: Draw
  close: () => Promise<unknown>
}

function hands(colors: CardColors, workers: number): Hand[] {
  if (workers === 0) return [{ draw: createDrawing(colors), close: async () => undefined }]
  return Array.from({ length: workers }, () => threadHand(colors))
}

function threadHand(colors: CardColors): Hand {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: colors })
  return {
    close: () => worker.terminate(),
    draw: (card) =>
      new Promise((done, fail) => {
        worker.once('error', fail)
        worker.once('message', (png: Uint8Array) => {
          worker.off('error', fail)
          done(Buffer.from(png))
        })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage(card)
      }),
  }
}

/** Another build that draws the same card at the same time meets a whole file or none. */
async function keep(file: string, png: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, png)
  await rename(draft, file)
}

async function copyTo(files: readonly string[], source: string): Promise<boolean> {
  try {
    for (const file of files) {
      await mkdir(dirname(file), { recursive: true })
      await copyFile(source, file)
    }
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}
