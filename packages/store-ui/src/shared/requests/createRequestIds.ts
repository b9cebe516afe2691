/** Where request ids outlive a reload: `localStorage` in a browser. */
export type RequestIdStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Ids by which the server knows that a request comes a second time. */
export interface RequestIds {
  /** The id of this very request: the same until it is dropped, another one for another body. */
  of: (path: string, body: unknown) => string
  /** Forgets the id: the request has come to an end, so the next one is a new intention. */
  drop: (path: string, body: unknown) => void
}

const prefix = 'store-request:'

/**
 * Idempotency keys that stay with a request until it is known how it ended, so that a double click, a retry after a
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
    // Memory has it: only a reload forgets, and then the server's "unpaid order exists" still protects.
  }
}

function remove(storage: RequestIdStorage | undefined, key: string) {
  try {
    storage?.removeItem(key)
  } catch {
    // It was never stored.
  }
}
