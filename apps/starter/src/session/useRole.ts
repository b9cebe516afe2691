import { useSyncExternalStore } from 'react'
import { useApp } from '../AppContext.tsx'
import type { Role } from './roles.ts'

/** The role of the signed-in user; null if signed out. */
export function useRole(): Role | null {
  const { session } = useApp()
  return useSyncExternalStore(session.subscribe, session.role)
}
