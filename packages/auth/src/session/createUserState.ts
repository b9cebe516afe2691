import { createObservable } from '@view-site/platform'
import type { UserState } from './UserSession.ts'

/** What is known of the user: who it is, that there is none, or nothing yet. */
export type KnownUser<User> = { user: User } | 'visitor' | 'unknown'

/** Creates the observable state of a session; `stateOf` derives it from what is known of the user. */
export function createUserState<User, State extends UserState<User>>(stateOf: (known: KnownUser<User>) => State) {
  let known: KnownUser<User> = 'unknown'
  const { get, set, subscribe } = createObservable(stateOf(known))
  return {
    get,
    subscribe,
    set(next: KnownUser<User>) {
      // An equal user read from storage is a new object, but not a change.
      if (JSON.stringify(next) === JSON.stringify(known)) return
      known = next
      set(stateOf(next))
    },
  }
}
