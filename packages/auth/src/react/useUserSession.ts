import { useSyncExternalStore } from 'react'
import type { UserSession, UserState } from '../session/UserSession.ts'

const loading: UserState<never> = { status: 'loading', user: undefined }

/** The current user of a session of `createUserSession`. On a server and during hydration the status is `loading`. */
export function useUserSession<User>(session: Pick<UserSession<User>, 'get' | 'subscribe'>): UserState<User> {
  return useSyncExternalStore<UserState<User>>(session.subscribe, session.get, () => loading)
}
