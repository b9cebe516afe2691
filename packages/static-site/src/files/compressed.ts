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

/** Brotli quality of small HTML pages, in which the shell is the larger part: saves 8 %, in 18 s of one processor for those of this site. */
const smallPageQuality = 11

/** Size up to which an HTML page is small, in bytes. */
const smallPage = 64 * 1024

/** Brotli quality of scripts and styles, which every page loads and few builds change: saves 8 %. */
const assetQuality = 11

/** Brotli quality of all files in a quick build: a tenth of the time, for a fifth more bytes. */
const quickQuality = 5

/** How much time compressing takes: `best` for files that are sent to visitors, `quick` for those of a check. */
export type Compression = 'best' | 'quick'

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

export interface WriteCompressedOptions {
  /** Cache of the best copies; quick ones cost no more than reading it. @default none */
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
  const [br, gz] = await Promise.all(compression === 'quick' ? quickCopies(content) : bestCopies(file, content, cache))
  await Promise.all([replaceFile(`${file}.br`, br), replaceFile(`${file}.gz`, gz)])
}

function bestCopies(file: string, content: Buffer, cache: CompressedCache): [br: Promise<Buffer>, gz: Promise<Buffer>] {
  return [bestBrotli(file, content, cache), cache.get(content, 'gz', () => toGzip(content))]
}

function quickCopies(content: Buffer): [br: Promise<Buffer>, gz: Promise<Buffer>] {
  return [brotli(content, quickQuality), toGzip(content, { level: constants.Z_BEST_SPEED })]
}

/** The content of a file's `.br` in a build that compresses it best. */
export function bestBrotli(file: string, content: Buffer, cache: CompressedCache = noCache): Promise<Buffer> {
  const quality = qualityOf(file, content)
  return cache.get(content, `br ${quality}`, () => brotli(content, quality))
}

function brotli(content: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
  }
  return toBrotli(content, { params })
}

/** Size of the window, as a power of two, for content of some bytes. The default of 4 MB would be allocated and cleared for each small page: a third of its time. */
function windowFor(size: number): number {
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(size)) + 1)
}

function qualityOf(file: string, { length }: Buffer): number {
  if (/\.(js|mjs|css|wasm)$/.test(file)) return assetQuality
  return file.endsWith('.html') && length <= smallPage ? smallPageQuality : pageQuality
}

/** Removes the `.br` and `.gz` of a file whose content has changed. */
export async function removeCompressed(file: string): Promise<void> {
  await Promise.all(compressedNames(file).map((name) => rm(name, { force: true })))
}
