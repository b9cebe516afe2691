import { browserStorage, type KeyValueStorage } from '@view-site/platform'

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
export function createRequestIds(storage: KeyValueStorage | undefined, newId: () => string = () => crypto.randomUUID()): RequestIds {
  const stored = browserStorage(() => storage)
  // Another tab may drop the stored id while this tab's request is still running.
  const memory = new Map<string, string>()
  return {
    of(path, body) {
      const key = keyOf(path, body)
      const id = memory.get(key) ?? validId(stored.getItem(key)) ?? newId()
      memory.set(key, id)
      stored.setItem(key, id)
      return id
    },
    drop(path, body) {
      const key = keyOf(path, body)
      memory.delete(key)
      stored.removeItem(key)
    },
  }
}

function keyOf(path: string, body: unknown) {
  return `${prefix}${path}:${JSON.stringify(body)}`
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

function validId(text: string | null) {
  return text !== null && uuid.test(text) ? text : undefined
}
