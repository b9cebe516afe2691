/** Storage that keeps request ids across a reload: `localStorage` in a browser. */
export type RequestIdStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Ids by which the server recognises a repeated request. */
export interface RequestIds {
  /** The id of a request: the same for the same path and body until it is dropped. */
  of: (path: string, body: unknown) => string
  /** Forgets the id: the request is settled, and the next one is new. */
  drop: (path: string, body: unknown) => void
}

const prefix = 'store-request:'

/**
 * Idempotency keys that are kept with a request until its outcome is known, so that a double click, a retry after a
 * time-out, a reload and a second tab all repeat one request. Blocked or full storage falls back to memory.
 */
export function createRequestIds(storage: RequestIdStorage | undefined, newId: () => string = () => crypto.randomUUID()): RequestIds {
  const memory = new Map<string, string>()
  return {
    of(path, body) {
      const key = keyOf(path, body)
      const id = memory.get(key) ?? read(storage, key) ?? newId()
      memory.set(key, id)
      write(storage, key, id)
      return id
    },
    drop(path, body) {
      const key = keyOf(path, body)
      memory.delete(key)
      remove(storage, key)
    },
  }
}

function keyOf(path: string, body: unknown) {
  return `${prefix}${path}:${JSON.stringify(body)}`
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

function read(storage: RequestIdStorage | undefined, key: string) {
  try {
    const stored = storage?.getItem(key)
    return stored && uuid.test(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function write(storage: RequestIdStorage | undefined, key: string, id: string) {
  try {
    storage?.setItem(key, id)
  } catch {
    // The id is in memory. After a reload, the server still refuses a second unpaid order.
  }
}

function remove(storage: RequestIdStorage | undefined, key: string) {
  try {
    storage?.removeItem(key)
  } catch {
    // It was never stored.
  }
}
