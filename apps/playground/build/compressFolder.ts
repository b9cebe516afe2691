import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openCompressedCache, writeCompressed } from '@view-site/static-site/files'
import { clientFiles } from './clientFiles.ts'
import { clientDir } from './paths.ts'

/** Writes `.br` and `.gz` copies next to every file that gets smaller. */
export async function compressFolder(): Promise<void> {
  const names = await clientFiles()
  const cache = openCompressedCache('node_modules/.cache/compressed')
  await Promise.all(names.map(async (name) => writeCompressed(join(clientDir, name), await readFile(join(clientDir, name)), { cache })))
  await cache.prune()
}
