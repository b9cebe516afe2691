import { createObservable } from '@view-site/platform'
import type { AccessChecker } from '@view-site/layout'
import type { Api } from '../api/createApi.ts'
import { holds, type User } from '../api/User.ts'

/** Who is signed in. */
export interface Session {
  /** Null for nobody; undefined until the server has said. */
  user: () => User | null | undefined
  /** The layout's access checker: the same function until the user changes. */
  can: () => AccessChecker
  /** Asks the server once; after a failure the next call asks again. */
  load: () => Promise<User | null>
  signIn: (email: string, password: string) => Promise<void>
  signOut: () => Promise<void>
  /** Asks the server again at the next page: it has ended the session. */
  forget: () => void
  subscribe: (listener: () => void) => () => void
}

/** Creates the session; it requests nothing before its first call. */
export function createSession(api: Api): Session {
  const user = createObservable<User | null | undefined>(undefined)
  let can = canOf(undefined)
  let loading: Promise<User | null> | undefined

  function become(next: User | null | undefined) {
    can = canOf(next)
    user.set(next)
    return next
  }
  async function ask(): Promise<User | null> {
    try {
      const next = await api.session()
      become(next)
      return next
    } finally {
      loading = undefined
    }
  }
  return {
    user: user.get,
    subscribe: user.subscribe,
    can: () => can,
    async load() {
      const known = user.get()
      if (known !== undefined) return known
      loading ??= ask()
      return loading
    },
    async signIn(email, password) {
      become(await api.signIn(email, password))
    },
    async signOut() {
      await api.signOut()
      become(null)
    },
    forget: () => void become(undefined),
  }
}

function canOf(user: User | null | undefined): AccessChecker {
  return (auth) => (user ? holds(user.role, auth) : false)
}
