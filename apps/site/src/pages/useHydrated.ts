import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration, then true: for content that only the browser can know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
