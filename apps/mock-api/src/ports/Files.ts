import { folderStore } from './FileStore.ts'

/** Texts that the owner put beside the API. */
export interface Files {
  /** Text of a file at a relative path with `/` between its parts; undefined when there is none. Throws for a path that leads out. */
  read(path: string): Promise<string | undefined>
}

/** The texts of a folder. */
export function folderFiles(root: string): Files {
  const store = folderStore(root)
  return {
    async read(path) {
      const bytes = await store.read(path)
      return bytes === undefined ? undefined : new TextDecoder().decode(bytes)
    },
  }
}

/** No files at all. */
export function noFiles(): Files {
  return { read: () => Promise.resolve(undefined) }
}
