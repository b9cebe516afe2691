import { useSyncExternalStore } from 'react'
import type { User } from '../api/User.ts'
import { useApp } from '../AppContext.tsx'

/** The user who is signed in; null for nobody. */
export function useUser(): User | null {
  const { session } = useApp()
  return useSyncExternalStore(session.subscribe, session.user) ?? null
}
