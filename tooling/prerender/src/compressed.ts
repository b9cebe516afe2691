import { writeFile } from 'node:fs/promises'
import type { Duplex } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Kinds of files that gain from compression. */
const worthwhile = /\.(html|css|js|mjs|json|svg|xml|txt|md|wasm|bin)$/

/** Smaller files stay as they are, in bytes: less than one network packet gains nothing. */
const threshold = 860

/** Of pages: brotli's last two steps cost ten times as much and save 2 %. */
const pageQuality = 9

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

/** Writes `.br` and `.gz` beside a file that gains from it, so that a static host serves them as they are. */
export async function writeCompressed(file: string, content: Buffer): Promise<void> {
  if (!worthwhile.test(file) || content.length < threshold) return
  const quality = /\.(js|mjs|css|wasm)$/.test(file) ? assetQuality : pageQuality
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content)])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
