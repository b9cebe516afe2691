/** What the session needs of a storage; `localStorage` is one. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The page's one storage, so that all who use it find what was kept while the browser refused to. */
export const pageStorage: KeyValueStorage = /* @__PURE__ */ browserStorage()

/** `localStorage` that never throws: where it is blocked or full, values live as long as the page. Safe on a server. */
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
  }
}
