import type { Flag, UserInfo } from '@view-site/contract'
import { atom, createStore } from 'jotai/vanilla'
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

/** The session's state: a user, nobody, or not known yet. */
export function createSessionState() {
  const store = createStore()
  const who = atom<UserInfo | 'nobody' | 'unknown'>('unknown')
  const state = atom<SessionState>((get) => {
    const user = get(who)
    if (user === 'unknown') return unknownState
    if (user === 'nobody') return visitorState
    return { status: 'signed-in', user, access: accessOf(user), flags: flagsOf(user) }
  })
  return {
    get: () => store.get(state),
    subscribe: (listener: () => void) => store.sub(state, listener),
    set(next: UserInfo | 'nobody' | 'unknown') {
      // The same user, read again from storage, is a new object but not a change.
      if (JSON.stringify(next) !== JSON.stringify(store.get(who))) store.set(who, next)
    },
  }
}
