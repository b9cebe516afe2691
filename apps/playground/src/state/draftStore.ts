import type { KeyValueStorage } from '@view-site/platform'
import { isPage, sourceLimit } from '../protocol/CodeMessage.ts'
import { fieldsOf } from '../protocol/fieldsOf.ts'
import { storageKeys } from '../storageKeys.ts'
import { parseJson } from './parseJson.ts'

/** The code of a tab, the original code, and the path of the demo that it is from. */
export interface Draft {
  source: string
  original: string
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
      const { source, original, page } = kept ?? {}
      if (kept?.['address'] !== address() || !isSource(source) || !isSource(original)) return undefined
      return { source, original, ...(isPage(page) && { page }) }
    },
    write: (draft) => storage.setItem(key, JSON.stringify({ ...draft, address: address() })),
  }
}

function isSource(value: unknown): value is string {
  return typeof value === 'string' && value.length <= sourceLimit
}
