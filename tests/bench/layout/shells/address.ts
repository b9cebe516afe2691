import { useSyncExternalStore, type MouseEvent } from 'react'

/** The least router there is, the same for every shell: a path in memory, and links that change it. */
export interface Address {
  get: () => string
  go: (path: string) => void
  subscribe: (listener: () => void) => () => void
  /** What a link to a path does when it is clicked. */
  follow: (event: MouseEvent, path: string) => void
}

/** Makes an address. */
export function createAddress(start: string): Address {
  const listeners = new Set<() => void>()
  let path = start
  const go = (next: string) => {
    path = next
    listeners.forEach((listener) => listener())
  }
  return {
    get: () => path,
    go,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow(event, next) {
      event.preventDefault()
      go(next)
    },
  }
}

/** The path that is shown. */
export function useAddress({ get, subscribe }: Address): string {
  return useSyncExternalStore(subscribe, get)
}
