import { useSyncExternalStore } from 'react'
import { useApp } from '../AppContext.tsx'
import type { Role } from './roles.ts'

/** The role of who is signed in; null for nobody. */
export function useRole(): Role | null {
  const { session } = useApp()
  return useSyncExternalStore(session.subscribe, session.role)
}
