import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes files by their paths relative to a folder, and creates missing folders. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  const write = async ([path, content]: [string, string]) => {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  await Promise.all(Object.entries(files).map(write))
}
