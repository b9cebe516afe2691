import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { versions } from 'node:process'
import { replaceFile } from './replaceFile.ts'

/** Compressed files of earlier builds, by their uncompressed content: independent of output folders and file names. */
export interface CompressedCache {
  /**
   * Returns the compressed content from the cache, or compresses and stores it.
   * @param encoding Name of the encoding with its quality.
   */
  get: (content: Buffer, encoding: string, compress: () => Promise<Buffer>) => Promise<Buffer>
  /** Removes entries that no build has used for a month. */
  prune: () => Promise<void>
}

const month = 30 * 24 * 60 * 60 * 1000

/** A cache that stores nothing. */
export const noCache: CompressedCache = { get: (_content, _encoding, compress) => compress(), prune: async () => undefined }

/** Opens a cache, and creates its folder. */
export function openCompressedCache(path: string): CompressedCache {
  const folder = resolve(path)
  const created = mkdir(folder, { recursive: true })
  return {
    async get(content, encoding, compress) {
      const key = createHash('sha256').update(`${versions.brotli} ${versions.zlib} ${encoding}\n`).update(content).digest('hex')
      const file = join(folder, key)
      const cached = await readFile(file).catch(() => undefined)
      const now = new Date()
      if (cached) await utimes(file, now, now)
      if (cached) return cached
      const compressed = await compress()
      await created
      await replaceFile(file, compressed)
      return compressed
    },
    async prune() {
      await created
      for (const name of await readdir(folder)) {
        const { mtimeMs } = await stat(join(folder, name))
        if (Date.now() - mtimeMs > month) await rm(join(folder, name))
      }
    },
  }
}
