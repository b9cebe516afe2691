import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on a server and during hydration, true afterwards. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
