import type { Flag, UserInfo } from '@view-site/contract'
import { createObservable } from '@view-site/platform'
import { accessOf, flagsOf, type AccessTag } from './accessOf.ts'

/** Whether a user is signed in. `loading` until `start()` has its first answer, on a server, and during hydration. */
export type SessionState = SignedIn | SignedOut

/** A signed-in user, and what they may see. */
export interface SignedIn {
  status: 'signed-in'
  user: UserInfo
  /** The access list: `user`, plus pro, admin_pro, admin_plus, icrud where held. */
  access: readonly AccessTag[]
  /** Every flag held, store and admin_cloud among them. */
  flags: readonly Flag[]
}

/** Nobody is signed in, or that is not known yet. */
export interface SignedOut {
  status: 'visitor' | 'loading'
  user: undefined
  access: readonly AccessTag[]
  flags: readonly Flag[]
}

/** The state before the first answer. */
export const unknownState: SessionState = { status: 'loading', user: undefined, access: [], flags: [] }

const visitorState: SessionState = { status: 'visitor', user: undefined, access: [], flags: [] }

/** The session's state: a user, a visitor, or not known yet. */
export function createSessionState() {
  let known: UserInfo | 'visitor' | 'unknown' = 'unknown'
  const { get, set, subscribe } = createObservable(unknownState)
  return {
    get,
    subscribe,
    set(next: UserInfo | 'visitor' | 'unknown') {
      // The same user, read again from storage, is a new object but not a change.
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
