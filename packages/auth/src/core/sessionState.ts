import type { Flag, UserInfo } from '@view-site/contract'
import type { KnownUser } from '../session/createUserState.ts'
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

/** The state of what is known of the user. */
export function sessionStateOf(known: KnownUser<UserInfo>): SessionState {
  if (known === 'unknown') return unknownState
  if (known === 'visitor') return visitorState
  const { user } = known
  return { status: 'signed-in', user, access: accessOf(user), flags: flagsOf(user) }
}
