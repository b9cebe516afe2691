import { useSyncExternalStore } from 'react'
import { unknownState, type SessionState } from '../core/sessionState.ts'
import { useSessionContext } from './SessionContext.ts'

/** The current user: `{ status, user, access, flags }`. On a server and during hydration the status is `loading`. */
export function useSession(): SessionState {
  const { session } = useSessionContext('useSession')
  return useSyncExternalStore(session.subscribe, session.get, () => unknownState)
}
