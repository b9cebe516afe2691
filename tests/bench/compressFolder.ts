import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeCompressed } from '@view-site/static-site/files'

/** Compresses the files of a built site as this site's are. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const file = join(parentPath, name)
    await writeCompressed(file, await readFile(file))
  }
}
