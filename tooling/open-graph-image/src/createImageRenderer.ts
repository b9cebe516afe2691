import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { Tinypool } from 'tinypool'
import type { ImageContent, ImageColors } from './ImageContent.ts'

export interface ImageRendererOptions {
  colors: ImageColors
  /** Folder that caches images by content hash. @default `node_modules/.cache/open-graph-image` in the working directory */
  cache?: string
  /** Maximum number of threads. @default the number of processors, at most 8 */
  workers?: number
}

/** Draws images on several threads and caches them. */
export interface ImageRenderer {
  /** A hash of everything that affects the image. */
  version: (content: ImageContent) => string
  /** The image as PNG with the dimensions of {@link imageSize}: from the cache, or drawn by the next free thread. */
  render: (content: ImageContent) => Promise<Buffer>
  /** Stops the threads; returns the number of images that were not cached. */
  close: () => Promise<number>
}

/** Creates a renderer. Threads start when the first images are not cached. */
export function createImageRenderer({
  colors,
  cache = 'node_modules/.cache/open-graph-image',
  workers,
}: ImageRendererOptions): ImageRenderer {
  const folder = resolve(cache)
  const style = styleVersion(colors)
  const pool = new Tinypool({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: workers ?? Math.min(availableParallelism(), 8),
    workerData: colors,
    // The maximum delay of a timer: a longer one fires at once, and each image would then start a new thread.
    idleTimeout: 2 ** 31 - 1,
  })
  const open = new Map<string, Promise<Buffer>>()
  let drawn = 0
  const version = (content: ImageContent) => createHash('sha256').update(style).update(JSON.stringify(content)).digest('hex').slice(0, 32)
  const find = async (content: ImageContent, key: string): Promise<Buffer> => {
    const file = join(folder, `${key}.png`)
    const kept = await readFile(file).catch(() => undefined)
    if (kept) return kept
    drawn += 1
    const png: Buffer = Buffer.from(await pool.run(content))
    await mkdir(folder, { recursive: true })
    await keep(file, png)
    return png
  }
  return {
    version,
    render(content) {
      const key = version(content)
      const rendering = open.get(key) ?? find(content, key).finally(() => open.delete(key))
      open.set(key, rendering)
      return rendering
    },
    async close() {
      await pool.destroy()
      return drawn
    },
  }
}

/** A hash of the colours, this package's source and the font. */
function styleVersion(colors: ImageColors): string {
  const hash = createHash('sha256').update(JSON.stringify(colors))
  for (const name of readdirSync(import.meta.dirname).sort()) hash.update(readFileSync(join(import.meta.dirname, name)))
  hash.update(readFileSync(new URL(import.meta.resolve('@fontsource-variable/noto-sans-sc/package.json'))))
  return hash.digest('hex')
}

/** Writes the file atomically: another build may draw the same image at the same time. */
async function keep(file: string, png: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, png)
  await rename(draft, file)
}
