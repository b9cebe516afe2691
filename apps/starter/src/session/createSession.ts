import type { AccessChecker } from '@view-site/layout'
import { createObservable, type KeyValueStorage } from '@view-site/platform'
import { storageKeys } from '../config.ts'
import { holds, isRole, type Role } from './roles.ts'

/** The signed-in user. A role is enough here; a real app asks its server. */
export interface Session {
  /** Null if signed out. */
  role: () => Role | null
  /** The layout's access checker: the same function until the role changes. */
  can: () => AccessChecker
  signIn: (role: Role) => void
  signOut: () => void
  subscribe: (listener: () => void) => () => void
}

/** Creates the session and syncs it with other browser tabs. */
export function createSession(storage: KeyValueStorage): Session {
  const role = createObservable(read(storage))
  let can = canOf(role.get())

  function become(next: Role | null) {
    if (next === role.get()) return
    can = canOf(next)
    role.set(next)
  }
  storage.subscribe?.(storageKeys.session, () => become(read(storage)))
  return {
    role: role.get,
    subscribe: role.subscribe,
    can: () => can,
    signIn(next) {
      storage.setItem(storageKeys.session, next)
      become(next)
    },
    signOut() {
      storage.removeItem(storageKeys.session)
      become(null)
    },
  }
}

function read(storage: KeyValueStorage): Role | null {
  const stored = storage.getItem(storageKeys.session)
  return isRole(stored) ? stored : null
}

function canOf(role: Role | null): AccessChecker {
  return (auth) => role !== null && holds(role, auth)
}
