import type { KeyValueStorage } from '@view-site/platform'

export interface MemoryStorage extends KeyValueStorage {
  readonly entries: Map<string, string>
  /** Writes as another tab would. */
  writeElsewhere(key: string, value: string): void
}

/** A storage of one page's life, that another tab can write to. */
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
