import type { KeyValueStorage } from '@view-site/platform'

/** A storage in memory. */
export function memoryStorage(): KeyValueStorage & { size: () => number; text: () => string } {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    size: () => values.size,
    text: () => JSON.stringify([...values]),
  }
}

/** The storage of a browser that blocks cookies: every access throws. */
export const blockedStorage: KeyValueStorage = {
  getItem: () => refuse(),
  setItem: () => refuse(),
  removeItem: () => refuse(),
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
