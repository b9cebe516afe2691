import type { KeyValueStorage } from '@view-site/platform'
import { sourceLimit } from '../protocol/CodeMessage.ts'
import { fieldsOf } from '../protocol/fieldsOf.ts'
import { storageKeys } from '../storageKeys.ts'
import { parseJson } from './parseJson.ts'

/** The code of a tab, and the original code. */
export interface Draft {
  source: string
  original: string
}

/** Where a tab's code survives a reload. */
export interface DraftStore {
  /** The draft that belongs to the address as it is now. */
  read: () => Draft | undefined
  write: (draft: Draft) => void
}

/** Keeps the draft of a tab, bound to its address: another link, or another version of the library, is not covered by it. */
export function draftStore(storage: KeyValueStorage, address: () => string): DraftStore {
  return {
    read() {
      const kept = fieldsOf(parseJson(storage.getItem(storageKeys.draft)))
      const { source, original } = kept ?? {}
      if (kept?.['address'] !== address() || !isSource(source) || !isSource(original)) return undefined
      return { source, original }
    },
    write: (draft) => storage.setItem(storageKeys.draft, JSON.stringify({ ...draft, address: address() })),
  }
}

function isSource(value: unknown): value is string {
  return typeof value === 'string' && value.length <= sourceLimit
}
