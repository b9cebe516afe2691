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

/** Kinds of files that gain from compression. */
const worthwhile = /\.(html|css|js|mjs|json|svg|xml|txt|md|wasm|bin)$/

/** Smaller files stay as they are, in bytes: less than one network packet gains nothing. */
const threshold = 860

/** Of pages: with the next step the pages of this site take 20 s instead of 1.2, for 0.4 % less. */
const pageQuality = 8

/** Of scripts and styles, which every page shares and few builds change: there they save 8 %. */
const assetQuality = 11

/** Names beside a file that hold it compressed, whether they are there or not. */
export function compressedNames(path: string): string[] {
  return worthwhile.test(path) ? [`${path}.br`, `${path}.gz`] : []
}

/** A large file is compressed while it is written: ten times faster than a small one, for a tenth more bytes. */
const streamQuality = 5

/** What compresses a file that is written piece by piece. */
export function compressors(file: string): { suffix: string; transform: Duplex }[] {
  if (!worthwhile.test(file)) return []
  const params = { [constants.BROTLI_PARAM_QUALITY]: streamQuality }
  return [
    { suffix: '.br', transform: createBrotliCompress({ params }) },
    { suffix: '.gz', transform: createGzip() },
  ]
}

/** Does for a large file that is written what `compressors` do while it is written. */
export async function compressFile(file: string): Promise<void> {
  await Promise.all(
    compressors(file).map(async ({ suffix, transform }) => {
      const draft = `${file}${suffix}.draft`
      await pipeline(createReadStream(file), transform, createWriteStream(draft))
      await rename(draft, file + suffix)
    }),
  )
}

/** Writes `.br` and `.gz` beside a file that gains from it, so that a static host serves them as they are. */
export async function writeCompressed(file: string, content: Buffer, cache: CompressedCache = noCache): Promise<void> {
  if (!worthwhile.test(file)) return
  if (content.length < threshold) return removeCompressed(file)
  const quality = /\.(js|mjs|css|wasm)$/.test(file) ? assetQuality : pageQuality
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([
    cache.get(content, `br ${quality}`, () => toBrotli(content, { params })),
    cache.get(content, 'gz', () => toGzip(content)),
  ])
  await Promise.all([replaceFile(`${file}.br`, br), replaceFile(`${file}.gz`, gz)])
}

/** Removes `.br` and `.gz` of a file that has another content now. */
export async function removeCompressed(file: string): Promise<void> {
  await Promise.all(compressedNames(file).map((name) => rm(name, { force: true })))
}
