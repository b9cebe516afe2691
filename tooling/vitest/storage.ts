/** An in-memory storage for tests, compatible with `KeyValueStorage` of `@view-site/platform`. */
export interface MemoryStorage {
  readonly entries: Map<string, string>
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  subscribe(key: string, listener: () => void): () => void
  /** Simulates a change in another tab: calls the listener of the key. */
  writeElsewhere(key: string, value: string): void
}

/** Creates a storage in memory. */
export function memoryStorage(initial: Record<string, string> = {}): MemoryStorage {
  const entries = new Map(Object.entries(initial))
  const listeners = new Map<string, () => void>()
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    subscribe(key, listener) {
      listeners.set(key, listener)
      return () => listeners.delete(key)
    },
    writeElsewhere(key, value) {
      entries.set(key, value)
      listeners.get(key)?.()
    },
  }
}

/** A storage as in a browser that blocks cookies: every access throws. */
export const blockedStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
