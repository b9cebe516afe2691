/** Where settings are kept across visits. Neither function may throw. */
export interface StoragePort {
  get(key: string): string | null
  /** `null` removes the key. */
  set(key: string, value: string | null): void
  /** Calls the listener when another tab has written `key`; returns an unsubscribe function. */
  subscribe?(key: string, listener: () => void): () => void
}

/** The browser's local storage; silent where it is blocked, full or absent (on a server). */
export function browserStorage(): StoragePort {
  return {
    get(key) {
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        if (value === null) localStorage.removeItem(key)
        else localStorage.setItem(key, value)
      } catch {
        // Blocked or full: the setting lives as long as the page.
      }
    },
    subscribe(key, listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
