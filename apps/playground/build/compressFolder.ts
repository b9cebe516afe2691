import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openCompressedCache, writeCompressed } from '@view-site/static-site/files'
import { clientFiles } from './clientFiles.ts'
import { clientDir } from './paths.ts'

/** Puts `.br` and `.gz` beside every file that gains from it. */
export async function compressFolder(): Promise<void> {
  const names = await clientFiles()
  const cache = openCompressedCache('node_modules/.cache/compressed')
  await Promise.all(names.map(async (name) => writeCompressed(join(clientDir, name), await readFile(join(clientDir, name)), cache)))
  await cache.prune()
}
