import { useSyncExternalStore, type MouseEvent } from 'react'

/** A minimal router, the same for every shell: a path in memory, and links that change it. */
export interface Address {
  get: () => string
  go: (path: string) => void
  subscribe: (listener: () => void) => () => void
  /** Handles a click on a link to a path. */
  follow: (event: MouseEvent, path: string) => void
}

/** Creates an address. */
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

/** The current path. */
export function useAddress({ get, subscribe }: Address): string {
  return useSyncExternalStore(subscribe, get)
}
