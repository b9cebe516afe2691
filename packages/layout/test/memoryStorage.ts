import type { StoragePort } from '../src/index.ts'

export interface MemoryStorage extends StoragePort {
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
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void (value === null ? entries.delete(key) : entries.set(key, value)),
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
