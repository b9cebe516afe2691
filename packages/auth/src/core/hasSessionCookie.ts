/** The part of `document` that cookies need. */
export interface CookieSource {
  cookie: string
}

/** Identifies the cookies of an app. */
export interface CookieScope {
  /** Part of every cookie's name, which separates apps on one host. */
  appId: string
  /** First part of every cookie's name. @default 'view-site' */
  prefix?: string
  /** @default the page's document; none on a server */
  document?: CookieSource | undefined
}

/** Name of the session's cookie with the token. */
export const tokenCookie = 'token'

/** The full name of an app's cookie. */
export function cookieName(name: string, { appId, prefix = 'view-site' }: CookieScope): string {
  return `${prefix}-${appId}-${name}`
}

/** Whether this browser has the token of a session: for scripts that run before the application and its session are loaded. */
export function hasSessionCookie(scope: CookieScope): boolean {
  return (scope.document ?? document).cookie.includes(`${cookieName(tokenCookie, scope)}=`)
}
