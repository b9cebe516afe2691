/** A value that can be read and subscribed to: `useSyncExternalStore(one.subscribe, one.get)` shows it in React. */
export interface Observable<Value> {
  get: () => Value
  set: (next: Value) => void
  subscribe: (listener: () => void) => () => void
}

/** Creates an observable; setting the value it already has notifies nobody. */
export function createObservable<Value>(initial: Value): Observable<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
