import type { Atom } from 'jotai/vanilla'
import { useCallback, useSyncExternalStore } from 'react'
import { useLayout } from './LayoutContext.tsx'

/**
 * A value of the layout's stores; the component renders again only when what `select` gives changes, so `select` gives a
 * primitive or a part of the value. Hydration sees what the server saw.
 */
export function useAtomValue<T, S = T>(atom: Atom<T>, select: (value: T) => S = identity): S {
  const { store, initial } = useLayout()
  const subscribe = useCallback((listener: () => void) => store.sub(atom, listener), [store, atom])
  return useSyncExternalStore(
    subscribe,
    () => select(store.get(atom)),
    () => select(initial.get(atom)),
  )
}

function identity<T, S>(value: T): S {
  return value as unknown as S
}
