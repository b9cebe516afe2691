import type { Flag, UserInfo } from '@view-site/contract'
import { createObservable } from '@view-site/platform'
import { accessOf, flagsOf, type AccessTag } from './accessOf.ts'

/** Whether a user is signed in. `loading` until `start()` has a result, on a server, and during hydration. */
export type SessionState = SignedIn | SignedOut

/** A signed-in user with their permissions. */
export interface SignedIn {
  status: 'signed-in'
  user: UserInfo
  /** The access list: `user`, plus the user's flags among pro, admin_pro, admin_plus and icrud. */
  access: readonly AccessTag[]
  /** All flags of the user, including store and admin_cloud. */
  flags: readonly Flag[]
}

/** No user is signed in, or it is not known yet. */
export interface SignedOut {
  status: 'visitor' | 'loading'
  user: undefined
  access: readonly AccessTag[]
  flags: readonly Flag[]
}

/** The initial state. */
export const unknownState: SessionState = { status: 'loading', user: undefined, access: [], flags: [] }

const visitorState: SessionState = { status: 'visitor', user: undefined, access: [], flags: [] }

/** Creates the observable state of a session. */
export function createSessionState() {
  let known: UserInfo | 'visitor' | 'unknown' = 'unknown'
  const { get, set, subscribe } = createObservable(unknownState)
  return {
    get,
    subscribe,
    set(next: UserInfo | 'visitor' | 'unknown') {
      // An equal user read from storage is a new object, but not a change.
      if (JSON.stringify(next) === JSON.stringify(known)) return
      known = next
      set(stateOf(next))
    },
  }
}

function stateOf(known: UserInfo | 'visitor' | 'unknown'): SessionState {
  if (known === 'unknown') return unknownState
  if (known === 'visitor') return visitorState
  return { status: 'signed-in', user: known, access: accessOf(known), flags: flagsOf(known) }
}
