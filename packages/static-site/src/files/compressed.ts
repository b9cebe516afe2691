import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import { noCache, type CompressedCache } from './compressedCache.ts'
import { replaceFile } from './replaceFile.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** File types worth compressing. */
const compressible = /\.(html|css|js|mjs|json|svg|xml|txt|md|wasm|bin)$/

/** Smaller files (in bytes) are not compressed: a file that fits into one network packet gains nothing. */
const minSize = 860

/** Brotli quality of pages. Level 10 would save 6 %, and take 34 s instead of 3 s for the pages of this site. */
const pageQuality = 8

/**
 * Brotli quality of scripts and styles, which every page loads and few builds change, and of small HTML pages, in which the shell is the
 * larger part. Level 11 saves 8 % of level 8, in 18 s of one processor for the pages of this site; level 10 saves 5 %, in a third of that.
 */
export type BrotliQuality = 10 | 11

/** Size up to which an HTML page is small, in bytes. */
const smallPage = 64 * 1024

/** Paths of a file's compressed copies, whether they exist or not. */
export function compressedNames(path: string): string[] {
  return compressible.test(path) ? [`${path}.br`, `${path}.gz`] : []
}

/** Brotli quality of large files, which are compressed while they are written: ten times faster than pages, for 10 % more bytes. */
const streamQuality = 5

/** Returns the streams that compress a file while it is written. */
export function compressors(file: string): { suffix: string; transform: Duplex }[] {
  if (!compressible.test(file)) return []
  const params = { [constants.BROTLI_PARAM_QUALITY]: streamQuality }
  return [
    { suffix: '.br', transform: createBrotliCompress({ params }) },
    { suffix: '.gz', transform: createGzip() },
  ]
}

/** Compresses a large file that was written without `compressors`, with the same result. */
export async function compressFile(file: string): Promise<void> {
  await Promise.all(
    compressors(file).map(async ({ suffix, transform }) => {
      const draft = `${file}${suffix}.draft`
      await pipeline(createReadStream(file), transform, createWriteStream(draft))
      await rename(draft, file + suffix)
    }),
  )
}

/** How files are compressed. */
export interface CompressionOptions {
  /** Cache of compressed files, which other output folders can share. @default none */
  cache?: CompressedCache
  /** Brotli quality of scripts, styles and small pages. @default 11 */
  quality?: BrotliQuality
}

/** Writes `.br` and `.gz` copies of a file that is worth compressing, for hosts that serve precompressed files. */
export async function writeCompressed(
  file: string,
  content: Buffer,
  { cache = noCache, quality: best = 11 }: CompressionOptions = {},
): Promise<void> {
  if (!compressible.test(file)) return
  if (content.length < minSize) return removeCompressed(file)
  const quality = isLoadedFirst(file, content) ? best : pageQuality
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
  }
  const [br, gz] = await Promise.all([
    cache.get(content, `br ${quality}`, () => toBrotli(content, { params })),
    cache.get(content, 'gz', () => toGzip(content)),
  ])
  await Promise.all([replaceFile(`${file}.br`, br), replaceFile(`${file}.gz`, gz)])
}

/** Size of the window, as a power of two, for content of some bytes. The default of 4 MB would be allocated and cleared for each small page: a third of its time. */
function windowFor(size: number): number {
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(size)) + 1)
}

/** Whether it is a script, a style sheet or a small page. */
function isLoadedFirst(file: string, { length }: Buffer): boolean {
  return /\.(js|mjs|css|wasm)$/.test(file) || (file.endsWith('.html') && length <= smallPage)
}

/** Removes the `.br` and `.gz` of a file whose content has changed. */
export async function removeCompressed(file: string): Promise<void> {
  await Promise.all(compressedNames(file).map((name) => rm(name, { force: true })))
}
