import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { versions } from 'node:process'
import { replaceFile } from './replaceFile.ts'

/** What was compressed by earlier builds, by the content it was made of: in whatever folder or order files are built again. */
export interface CompressedCache {
  /** The compressed content: from the cache, or made and kept. */
  get: (content: Buffer, way: string, make: () => Promise<Buffer>) => Promise<Buffer>
  /** Removes what no build has asked for in a month. */
  prune: () => Promise<void>
}

const month = 30 * 24 * 60 * 60 * 1000

/** Keeps nothing. */
export const noCache: CompressedCache = { get: (_content, _way, make) => make(), prune: async () => undefined }

/** Opens a cache; the folder is made when something is kept. */
export function openCompressedCache(path: string): CompressedCache {
  const folder = resolve(path)
  const making = mkdir(folder, { recursive: true })
  return {
    async get(content, way, make) {
      const key = createHash('sha256').update(`${versions.brotli} ${versions.zlib} ${way}\n`).update(content).digest('hex')
      const file = join(folder, key)
      const kept = await readFile(file).catch(() => undefined)
      const now = new Date()
      if (kept) await utimes(file, now, now)
      if (kept) return kept
      const made = await make()
      await making
      await replaceFile(file, made)
      return made
    },
    async prune() {
      await making
      for (const name of await readdir(folder)) {
        const { mtimeMs } = await stat(join(folder, name))
        if (Date.now() - mtimeMs > month) await rm(join(folder, name))
      }
    },
  }
}
