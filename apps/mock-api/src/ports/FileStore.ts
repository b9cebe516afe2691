import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'

/** The store of release files. */
export interface FileStore {
  /** A file by its path, separated by `/`; undefined if missing. Throws for a path outside the store. */
  read(path: string): Promise<Uint8Array | undefined>
}

/** Serves the files of a folder. */
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
