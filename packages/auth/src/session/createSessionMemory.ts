import type { KeyValueStorage } from '@view-site/platform'
import type { createUserState } from './createUserState.ts'
import { savedUser, type UserShape } from './savedUser.ts'
import type { SessionStore } from './SessionStore.ts'
import type { SessionGrant, UserState } from './UserSession.ts'

/** Options of {@link createSessionMemory}. */
export interface SessionMemoryOptions<User, State extends UserState<User>> {
  store: SessionStore
  state: ReturnType<typeof createUserState<User, State>>
  storage: KeyValueStorage
  /** Key of the stored user. */
  name: string
  users: UserShape<User>
}

/** The session's data: in this tab, and in the store and storage that all tabs share. */
export type SessionMemory<User, State extends UserState<User>> = ReturnType<typeof createSessionMemory<User, State>>

/** Creates the memory. It reads neither store nor storage before a call. */
export function createSessionMemory<User, State extends UserState<User>>(options: SessionMemoryOptions<User, State>) {
  const { store, state, users } = options
  const saved = savedUser(options.storage, options.name, users)
  /** The session of this tab. It differs from the shared one after another tab has signed in or out. */
  let own: string | undefined

  return {
    state,
    key: store.key,
    token: store.token,
    /** Stores the user, and the session if there is a new grant. Returns false if the browser does not keep it. */
    keep(user: User, grant: SessionGrant | undefined): boolean {
      const kept = grant === undefined || store.write(grant, users.idOf(user))
      saved.write(user)
      own = store.key()
      state.set({ user })
      return kept
    },
    /** Ends the session for all tabs. Returns false if there was none. */
    forget(): boolean {
      const had = own !== undefined
      own = undefined
      store.remove()
      saved.remove()
      state.set('visitor')
      return had
    },
    /** Adopts the shared session, and returns what has changed. */
    adopt(): 'nothing' | 'same' | 'other' {
      const key = store.key()
      const change = key === undefined ? 'nothing' : key === own ? 'same' : 'other'
      own = key
      const user = saved.read(store.owner())
      if (key === undefined) state.set('visitor')
      else if (user !== undefined) state.set({ user })
      else if (change === 'other') state.set('unknown')
      return change
    },
    /** Whether this tab has a session, before `adopt` reads the shared one again. */
    isIn: () => own !== undefined,
  }
}
