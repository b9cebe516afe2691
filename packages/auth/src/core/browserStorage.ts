/** The part of `localStorage` that a session needs. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One instance for the page, so that values kept in memory are shared. */
export const pageStorage: KeyValueStorage = /* @__PURE__ */ browserStorage()

/** `localStorage` that never throws: if it is blocked or full, values are kept in memory until the page is left. Safe on a server. */
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
