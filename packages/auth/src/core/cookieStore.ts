import type { SessionStore } from '../session/SessionStore.ts'
import type { CookieJar } from './createCookieJar.ts'
import { tokenCookie } from './hasSessionCookie.ts'

/** Keeps the session of the product in two cookies: its token, and the id of its user. */
export function cookieStore(cookies: CookieJar): SessionStore {
  const token = () => cookies.get(tokenCookie)
  return {
    key: token,
    token,
    owner: () => cookies.get('uuid'),
    write(grant, owner) {
      const kept = cookies.set(tokenCookie, grant.token ?? '')
      cookies.set('uuid', owner)
      return kept
    },
    remove() {
      cookies.remove(tokenCookie)
      cookies.remove('uuid')
    },
  }
}
