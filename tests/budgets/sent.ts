import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliOf, openCompressedCache, type CompressedCache } from '@view-site/static-site/files'

const caches = new Map<string, CompressedCache>()

/** Transferred bytes of a built file, compressed as for visitors if it has compressed copies: those of a check are larger. */
export async function sent(path: string): Promise<number> {
  if (!existsSync(`${path}.br`)) return (await stat(path)).size
  return (await brotliOf(path, await readFile(path), { cache: cacheOf(path) })).length
}

/** Transferred bytes of several built files. */
export async function sentTogether(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(sent))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The cache that the build of the app has used. */
function cacheOf(path: string): CompressedCache {
  const app = path.slice(0, path.lastIndexOf('/dist/'))
  const cache = caches.get(app) ?? openCompressedCache(join(app, 'node_modules/.cache/compressed'))
  caches.set(app, cache)
  return cache
}
