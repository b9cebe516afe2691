import type { AccessChecker, StoragePort } from '@view-site/layout'
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
export function createSession(storage: StoragePort): Session {
  const listeners = new Set<() => void>()
  let role = read(storage)
  let can = canOf(role)

  function become(next: Role | null) {
    if (next === role) return
    role = next
    can = canOf(role)
    listeners.forEach((listener) => listener())
  }
  function set(next: Role | null) {
    storage.set(storageKeys.session, next)
    become(next)
  }
  storage.subscribe?.(storageKeys.session, () => become(read(storage)))
  return {
    role: () => role,
    can: () => can,
    signIn: set,
    signOut: () => set(null),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function read(storage: StoragePort): Role | null {
  const stored = storage.get(storageKeys.session)
  return isRole(stored) ? stored : null
}

function canOf(role: Role | null): AccessChecker {
  return (auth) => role !== null && holds(role, auth)
}
