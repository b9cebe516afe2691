import type { KeyValueStorage } from '@view-site/platform'

/** What the visitor looked for before, newest first. */
export interface RecentSearches {
  read: () => string[]
  add: (query: string) => void
  clear: () => void
}

const most = 6
const longest = 80

/** Keeps the last searches in a storage; where that is blocked or holds something else there are none. */
export function createRecentSearches(storage: KeyValueStorage, key: string): RecentSearches {
  const read = () => parse(storage.getItem(key))
  return {
    read,
    add(query) {
      const added = query.trim().slice(0, longest)
      if (added === '') return
      storage.setItem(key, JSON.stringify([added, ...read().filter((one) => one !== added)].slice(0, most)))
    },
    clear: () => storage.removeItem(key),
  }
}

function parse(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string').slice(0, most) : []
  } catch {
    return []
  }
}
