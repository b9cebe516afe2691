import type { UserInfo } from '@view-site/contract'
import type { KeyValueStorage } from '@view-site/platform'
import type { CookieJar } from './createCookieJar.ts'
import { savedUser } from './savedUser.ts'
import { createSessionState } from './sessionState.ts'
import { tokenCookie } from './hasSessionCookie.ts'

/** The session's data: in this tab, and in the cookies and storage that all tabs share. */
export type SessionMemory = ReturnType<typeof createSessionMemory>

/** Creates the memory. It reads neither cookies nor storage before a call. */
export function createSessionMemory(cookies: CookieJar, storage: KeyValueStorage) {
  const state = createSessionState()
  const saved = savedUser(storage, cookies.keyOf('user'))
  /** The token of this tab. It differs from the shared one after another tab has signed in or out. */
  let own: string | undefined

  return {
    state,
    token: () => cookies.get(tokenCookie),
    savedUser: () => saved.read(cookies.get('uuid')),
    /** Stores a session for all tabs. Returns false if the browser does not keep the cookie. */
    keep(user: UserInfo, token: string): boolean {
      const kept = cookies.set(tokenCookie, token)
      cookies.set('uuid', user.uuid)
      saved.write(user)
      own = token
      state.set(user)
      return kept
    },
    /** Ends the session for all tabs. Returns false if there was none. */
    forget(): boolean {
      const had = own !== undefined
      own = undefined
      cookies.remove(tokenCookie)
      cookies.remove('uuid')
      saved.remove()
      state.set('visitor')
      return had
    },
    /** Adopts the shared session, and returns what has changed. */
    adopt(): 'nothing' | 'same' | 'other' {
      const token = cookies.get(tokenCookie)
      const change = token === undefined ? 'nothing' : token === own ? 'same' : 'other'
      own = token
      const user = saved.read(cookies.get('uuid'))
      if (token === undefined) state.set('visitor')
      else if (user) state.set(user)
      else if (change === 'other') state.set('unknown')
      return change
    },
    /** Whether this tab has a session, before `adopt` reads the shared one again. */
    isIn: () => own !== undefined,
  }
}
