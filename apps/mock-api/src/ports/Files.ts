import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'

/** Files that the owner put beside the API. */
export interface Files {
  /** Text of a file at a relative path with `/` between its parts; undefined when there is none. Throws for a path that leads out. */
  read(path: string): Promise<string | undefined>
}

/** The files of a folder. */
export function folderFiles(root: string): Files {
  const top = resolve(root) + sep
  return {
    async read(path) {
      const file = join(top, path)
      if (!file.startsWith(top) || path.includes('\0')) throw new Error(`The path ${JSON.stringify(path)} leads out of the folder`)
      try {
        return await readFile(file, 'utf8')
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
  }
}

/** No files at all. */
export function noFiles(): Files {
  return { read: () => Promise.resolve(undefined) }
}

function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR' || code === 'ENAMETOOLONG'
}
