export interface Fields<T extends object> {
  get: () => T
  /** Changes some fields and notifies all listeners. */
  set: (patch: Partial<T>) => void
  subscribe: (listener: () => void) => () => void
}

/** Fields that change together: a new object after every change, for `useSyncExternalStore`. */
export function createFields<T extends object>(first: T): Fields<T> {
  let fields = first
  const listeners = new Set<() => void>()
  return {
    get: () => fields,
    set(patch) {
      fields = { ...fields, ...patch }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
