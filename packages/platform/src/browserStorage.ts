/** The part of the Web Storage API that is needed: `localStorage` and `sessionStorage` fit. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  /** Calls the listener when another tab has changed `key`; returns an unsubscribe function. */
  subscribe?(key: string, listener: () => void): () => void
}

/** One instance for the page, so that values kept in memory are shared. */
export const pageStorage: KeyValueStorage = /* @__PURE__ */ browserStorage()

/**
 * A storage that never throws: if it is missing, blocked or full, values are kept in memory until the page is left.
 * Safe on a server.
 */
export function browserStorage(source: () => KeyValueStorage | undefined = () => globalThis.localStorage): KeyValueStorage {
  const kept = new Map<string, string>()

  function attempt<T>(action: (storage: KeyValueStorage) => T): T | undefined {
    try {
      const storage = source()
      return storage && action(storage)
    } catch {
      return undefined
    }
  }

  return {
    getItem: (key) => kept.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      kept.delete(key)
      attempt((storage) => storage.setItem(key, value))
      if (attempt((storage) => storage.getItem(key)) !== value) kept.set(key, value)
    },
    removeItem(key) {
      kept.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    subscribe(key, listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}
