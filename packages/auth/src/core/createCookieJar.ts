import { cookieName, type CookieScope } from './hasSessionCookie.ts'

/** Names, lifetime and scope of a session's cookies. */
export interface CookieJarOptions extends CookieScope {
  /** Lifetime of a cookie in days; 0 until the browser closes. @default 365 */
  days?: number
  /** Path of the cookies. @default '/' */
  path?: string
  /** Whether cookies are only sent over HTTPS. @default whether the page was loaded over HTTPS */
  secure?: boolean
}

/** The cookies of an app. If the browser blocks cookies, values are kept in memory until the page is left. */
export interface CookieJar {
  get(name: string): string | undefined
  /** Returns false if the browser did not store it: it is then kept until the page is left. */
  set(name: string, value: string): boolean
  remove(name: string): void
  /** The cookie's full name, as in `view-site-docs-token`; also usable as a storage key. */
  keyOf(name: string): string
}

/** Creates the jar, without accessing cookies before its first call. */
export function createCookieJar(options: CookieJarOptions): CookieJar {
  const { days = 365, path = '/' } = options
  const source = () => options.document ?? globalThis.document
  const kept = new Map<string, string>()
  const keyOf = (name: string) => cookieName(name, options)

  function write(key: string, value: string, maxAge: string) {
    const secure = options.secure ?? globalThis.location?.protocol === 'https:'
    // Access throws in frames without an origin.
    attempt(() => (source().cookie = `${key}=${encodeURIComponent(value)}; path=${path}; samesite=lax${maxAge}${secure ? '; secure' : ''}`))
  }

  function read(key: string): string | undefined {
    const pairs = attempt(() => source()?.cookie.split('; ')) ?? []
    const found = pairs.find((pair) => pair.startsWith(`${key}=`))?.slice(key.length + 1)
    return found === undefined ? undefined : (attempt(() => decodeURIComponent(found)) ?? found)
  }

  return {
    keyOf,
    get: (name) => read(keyOf(name)) ?? kept.get(name),
    set(name, value) {
      write(keyOf(name), value, days > 0 ? `; max-age=${days * 24 * 60 * 60}` : '')
      const stored = read(keyOf(name)) === value
      if (stored) kept.delete(name)
      else kept.set(name, value)
      return stored
    },
    remove(name) {
      kept.delete(name)
      write(keyOf(name), '', '; max-age=0')
    },
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
