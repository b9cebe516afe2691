import type { Atom } from 'jotai/vanilla'
import { useCallback, useSyncExternalStore } from 'react'
import { useLayoutBase } from './LayoutContext.tsx'

/** A value of the layout's stores. Hydration sees what the server saw. */
export function useAtomValue<T>(atom: Atom<T>): T {
  return useAtomSelector(atom, identity)
}

/**
 * A part of a value: the component renders again only when the part changes. `select` gives a primitive or something that is
 * in the value, never a new object.
 */
export function useAtomSelector<T, S>(atom: Atom<T>, select: (value: T) => S): S {
  const { store, initial } = useLayoutBase()
  const subscribe = useCallback((listener: () => void) => store.sub(atom, listener), [store, atom])
  return useSyncExternalStore(
    subscribe,
    () => select(store.get(atom)),
    () => select(initial.get(atom)),
  )
}

function identity<T>(value: T): T {
  return value
}
