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

/**
 * How well files are compressed: `best` for a site that is visited often, `good` in half the time, `quick` for one that is built to be
 * checked.
 */
export type Compression = 'best' | 'good' | 'quick'

interface Qualities {
  /**
   * Of scripts and styles, which every page loads and few builds change, and of small HTML pages, in which the shell is the larger part.
   * Quality 11 saves 8 % of 8, in 18 s of one processor for the pages of this site; 10 saves 5 %, in a third of that.
   */
  first: number
  /** Of all other files. Quality 10 would save 6 % of 8, and take 34 s instead of 3 s for the large pages of this site. */
  others: number
  gzip: number
}

const qualities: Record<Compression, Qualities> = {
  best: { first: 11, others: 8, gzip: constants.Z_DEFAULT_LEVEL },
  good: { first: 10, others: 8, gzip: constants.Z_DEFAULT_LEVEL },
  quick: { first: 1, others: 1, gzip: constants.Z_BEST_SPEED },
}

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

/** How the compressed copies of a file are made. */
export interface WriteCompressedOptions {
  /** Cache of compressed files, which other output folders can share; quick ones cost no more than reading it. @default none */
  cache?: CompressedCache
  /** @default 'best' */
  compression?: Compression
}

/** Writes `.br` and `.gz` copies of a file that is worth compressing, for hosts that serve precompressed files. */
export async function writeCompressed(
  file: string,
  content: Buffer,
  { cache = noCache, compression = 'best' }: WriteCompressedOptions = {},
): Promise<void> {
  if (!compressible.test(file)) return
  if (content.length < minSize) return removeCompressed(file)
  const kept = compression === 'quick' ? noCache : cache
  const level = qualities[compression].gzip
  const [br, gz] = await Promise.all([
    brotliOf(file, content, { cache: kept, compression }),
    kept.get(content, 'gz', () => toGzip(content, { level })),
  ])
  await Promise.all([replaceFile(`${file}.br`, br), replaceFile(`${file}.gz`, gz)])
}

/** The content of a file's `.br`. */
export function brotliOf(
  file: string,
  content: Buffer,
  { cache = noCache, compression = 'best' }: WriteCompressedOptions = {},
): Promise<Buffer> {
  const { first, others } = qualities[compression]
  const quality = isLoadedFirst(file, content) ? first : others
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
  }
  return cache.get(content, `br ${quality}`, () => toBrotli(content, { params }))
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
