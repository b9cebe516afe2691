import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import type { Card, CardColors } from './Card.ts'
import { drawingPool } from './drawingPool.ts'

export interface CardPressOptions {
  colors: CardColors
  /** Folder of drawn cards by content hash. @default `node_modules/.cache/link-card` of the working directory */
  cache?: string
  /** Most threads. @default as many as processors, at most 8 */
  workers?: number
}

/** Draws cards, each once in the life of its cache. */
export interface CardPress {
  /** Changes with everything that shows in the picture. */
  version: (card: Card) => string
  /** The picture as PNG, {@link cardSize} large: from the cache, or drawn by the next free thread. */
  print: (card: Card) => Promise<Buffer>
  /** Ends the threads; how many cards were drawn and not found. */
  close: () => Promise<number>
}

/** Makes a press. Threads start with the first cards that are not in the cache. */
export function createCardPress({ colors, cache = 'node_modules/.cache/link-card', workers }: CardPressOptions): CardPress {
  const folder = resolve(cache)
  const style = styleVersion(colors)
  const pool = drawingPool(colors, workers ?? Math.min(availableParallelism(), 8))
  const open = new Map<string, Promise<Buffer>>()
  let drawn = 0
  const version = (card: Card) => createHash('sha256').update(style).update(JSON.stringify(card)).digest('hex').slice(0, 32)
  const find = async (card: Card, key: string): Promise<Buffer> => {
    const file = join(folder, `${key}.png`)
    const kept = await readFile(file).catch(() => undefined)
    if (kept) return kept
    drawn += 1
    const png = await pool.draw(card)
    await mkdir(folder, { recursive: true })
    await keep(file, png)
    return png
  }
  return {
    version,
    print(card) {
      const key = version(card)
      const printing = open.get(key) ?? find(card, key).finally(() => open.delete(key))
      open.set(key, printing)
      return printing
    },
    async close() {
      await pool.close()
      return drawn
    },
  }
}

/** Changes with the colours, with this package's own code and with the font. */
function styleVersion(colors: CardColors): string {
  const hash = createHash('sha256').update(JSON.stringify(colors))
  for (const name of readdirSync(import.meta.dirname).sort()) hash.update(readFileSync(join(import.meta.dirname, name)))
  hash.update(readFileSync(new URL(import.meta.resolve('@fontsource-variable/noto-sans-sc/package.json'))))
  return hash.digest('hex')
}

/** Another build that draws the same card at the same time meets a whole file or none. */
async function keep(file: string, png: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, png)
  await rename(draft, file)
}
