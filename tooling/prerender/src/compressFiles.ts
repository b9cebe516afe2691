import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface CompressOptions {
  /** Which files are worth it. @default HTML, CSS, JS, JSON, SVG, XML, text, Markdown, wasm */
  test?: RegExp
  /** Smaller files stay as they are, in bytes. @default 860 (less than one network packet gains nothing) */
  threshold?: number
  /** Brotli quality, 0 to 11. @default 9 */
  quality?: number
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes `.br` and `.gz` beside every file under `dir` that gains from it, so that a static host serves them as they are. */
export async function compressFiles(dir: string, options: CompressOptions = {}): Promise<number> {
  const { test = /\.(html|css|js|mjs|json|svg|xml|txt|md|wasm)$/, threshold = 860, quality = 9 } = options
  const files = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && test.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  let compressed = 0
  await inParallel(files, 8, async (file) => {
    const content = await readFile(file)
    if (content.length < threshold) return
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })])
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    compressed++
  })
  return compressed
}

async function inParallel<T>(items: T[], lanes: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}
