/** Where choices last across visits. */
export interface StoragePort {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
}

/** Local or session storage; does not throw if it is blocked or full: then values live as long as the page. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): StoragePort {
  return {
    get(key) {
      try {
        return window[kind].getItem(key)
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        window[kind].setItem(key, value)
      } catch {
        // Blocked or full.
      }
    },
  }
}
