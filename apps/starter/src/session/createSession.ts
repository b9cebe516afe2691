import type { Can } from '@view-site/layout'
import type { KeyValueStorage } from '@view-site/platform'
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
  const listeners = new Set<() => void>()
  let role = read(storage)
  let can = canOf(role)

  function become(next: Role | null) {
    if (next === role) return
    role = next
    can = canOf(role)
    listeners.forEach((listener) => listener())
  }
  storage.subscribe?.(storageKeys.session, () => become(read(storage)))
  return {
    role: () => role,
    can: () => can,
    signIn(next) {
      storage.setItem(storageKeys.session, next)
      become(next)
    },
    signOut() {
      storage.removeItem(storageKeys.session)
      become(null)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
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
