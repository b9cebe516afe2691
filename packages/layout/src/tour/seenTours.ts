import type { KeyValueStorage } from '@view-site/platform'

/** The ids of the tours that were seen, from what is stored. Never throws: what is damaged counts as unseen. */
export function readSeen(storage: KeyValueStorage, key: string): string[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Adds the id of a tour to those that were seen, also in another window. */
export function storeSeen(storage: KeyValueStorage, key: string, id: string): void {
  const seen = readSeen(storage, key)
  if (!seen.includes(id)) storage.setItem(key, JSON.stringify([...seen, id]))
}

/** Removes the id of a tour from those that were seen. */
export function forgetSeen(storage: KeyValueStorage, key: string, id: string): void {
  const left = readSeen(storage, key).filter((one) => one !== id)
  if (left.length === 0) storage.removeItem(key)
  else storage.setItem(key, JSON.stringify(left))
}
