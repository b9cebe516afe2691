import { folderStore } from './FileStore.ts'

/** Text files that the owner supplies. */
export interface Files {
  /** The text of a file at a relative path, separated by `/`; undefined if missing. Throws for a path outside the folder. */
  read(path: string): Promise<string | undefined>
}

/** Reads the texts of a folder. */
export function folderFiles(root: string): Files {
  const store = folderStore(root)
  return {
    async read(path) {
      const bytes = await store.read(path)
      return bytes === undefined ? undefined : new TextDecoder().decode(bytes)
    },
  }
}

/** Has no files. */
export function noFiles(): Files {
  return { read: () => Promise.resolve(undefined) }
}
