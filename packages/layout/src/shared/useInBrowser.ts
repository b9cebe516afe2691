import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on a server and while its markup is taken over, true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
