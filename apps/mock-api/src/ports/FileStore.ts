import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'

/** Where the files of releases lie. */
export interface FileStore {
  /** A file by its path, with `/` between the parts; undefined when there is none. Throws for a path that leads out. */
  read(path: string): Promise<Uint8Array | undefined>
}

/** The files of a folder. */
export function folderStore(root: string): FileStore {
  const top = resolve(root) + sep
  return {
    async read(path) {
      const file = join(top, path)
      if (!file.startsWith(top) || path.includes('\0')) throw new Error(`The path ${JSON.stringify(path)} leads out of the folder`)
      try {
        return await readFile(file)
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
  }
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR' || code === 'ENAMETOOLONG'
}
