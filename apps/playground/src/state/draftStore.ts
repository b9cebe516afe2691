import type { KeyValueStorage } from '@view-site/platform'
import { fieldsOf } from '../protocol/fieldsOf.ts'
import { isFiles, type Files } from '../protocol/files.ts'
import { isPage } from '../protocol/isPage.ts'
import { storageKeys } from '../storageKeys.ts'
import { parseJson } from './parseJson.ts'

/** The files of a tab, the original ones, and the path of the demo that they are from. */
export interface Draft {
  files: Files
  original: Files
  page?: string | undefined
}

/** Stores a tab's code across reloads. */
export interface DraftStore {
  /** The draft of the current URL. */
  read: () => Draft | undefined
  write: (draft: Draft) => void
}

/**
 * Creates the store of a tab's draft. A draft is bound to its URL, so that it does not replace another link or version.
 * @param key Key in the storage. @default that of the one draft of a tab
 */
export function draftStore(storage: KeyValueStorage, address: () => string, key: string = storageKeys.draft): DraftStore {
  return {
    read() {
      const kept = fieldsOf(parseJson(storage.getItem(key)))
      const { files, original, page } = kept ?? {}
      if (kept?.['address'] !== address() || !isFiles(files) || !isFiles(original)) return undefined
      return { files, original, ...(isPage(page) && { page }) }
    },
    write: (draft) => storage.setItem(key, JSON.stringify({ ...draft, address: address() })),
  }
}
