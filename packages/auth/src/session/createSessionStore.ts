import { pageStorage, type KeyValueStorage } from '@view-site/platform'
import { fromJson } from './savedUser.ts'
import type { RenewableStore } from './SessionStore.ts'
import type { SessionGrant } from './UserSession.ts'

/** Options of {@link createSessionStore}. */
export interface SessionStoreOptions {
  /** Key in the storage; unique among the apps of an origin. */
  name: string
  /** @default localStorage, or memory if it is blocked */
  storage?: KeyValueStorage
  /** Keeps the token in a cookie of this jar, for servers that read it there. @default in the storage */
  cookies?: TokenCookies
}

/** Cookies that scripts can read: a jar of `createCookieJar` fits. */
export interface TokenCookies {
  get: (name: 'token') => string | undefined
  set: (name: 'token', value: string) => boolean
  remove: (name: 'token') => void
}

/**
 * Keeps a session for all tabs: grant, user id, and a random id. The token is in the storage, to be sent in a header, or in a cookie that
 * scripts can read. If the server sets a cookie that they cannot read, grants have no token, and only the rest is stored.
 */
export function createSessionStore({ name, storage = pageStorage, cookies }: SessionStoreOptions): RenewableStore {
  function read(): StoredSession | undefined {
    const stored = parseSession(fromJson(storage.getItem(name)))
    if (!stored || !cookies || !stored.inCookie) return stored
    const token = cookies.get('token')
    // The cookie has expired, or the visitor has deleted it.
    return token === undefined ? undefined : { ...stored, token }
  }

  function write({ token, ...session }: StoredSession): boolean {
    const inCookie = cookies !== undefined && token !== undefined
    storage.setItem(name, JSON.stringify({ ...session, ...(inCookie ? { inCookie } : { token }) }))
    return !inCookie || cookies.set('token', token)
  }

  return {
    key: () => read()?.id,
    owner: () => read()?.owner,
    token: () => read()?.token,
    grant() {
      const { id: _id, owner: _owner, inCookie: _inCookie, ...grant } = read() ?? {}
      return read() && grant
    },
    revision: () => storage.getItem(name) ?? undefined,
    write: (grant, owner) => write({ ...grant, id: randomId(), owner }),
    renew(grant) {
      const session = read()
      if (session) write({ ...session, ...grant })
    },
    remove() {
      storage.removeItem(name)
      cookies?.remove('token')
    },
  }
}

interface StoredSession extends SessionGrant {
  id: string
  owner: string
  /** Whether the token is in the cookie. */
  inCookie?: boolean
}

function parseSession(value: unknown): StoredSession | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, owner, token, refreshToken, idToken, expiresAt, inCookie }: Partial<Record<keyof StoredSession, unknown>> = value
  if (typeof id !== 'string' || typeof owner !== 'string') return undefined
  return {
    id,
    owner,
    ...(typeof token === 'string' && { token }),
    ...(typeof refreshToken === 'string' && { refreshToken }),
    ...(typeof idToken === 'string' && { idToken }),
    ...(typeof expiresAt === 'number' && { expiresAt }),
    ...(inCookie === true && { inCookie }),
  }
}

/** Not `randomUUID()`, which browsers only have on HTTPS pages. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
