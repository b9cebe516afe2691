import { readdir } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import { clientDir } from './paths.ts'

/** Paths of all built files relative to the served folder, without compressed copies. */
export async function clientFiles(): Promise<string[]> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  return files.map(({ parentPath, name }) => relative(clientDir, resolve(parentPath, name)).split(sep).join('/')).toSorted()
}
