/** What a server grants at a sign-in. With a cookie that scripts cannot read, it may be empty. */
export interface SessionGrant {
  /** The token that is sent with requests. */
  token?: string | undefined
  /** Exchanged for the next token. */
  refreshToken?: string | undefined
  /** When the token expires, in ms since 1970. */
  expiresAt?: number | undefined
  /** The ID token of OpenID Connect, which ends the session of the provider. */
  idToken?: string | undefined
}

/** Whether a user is signed in. `loading` until `start()` has a result, on a server, and during hydration. */
export type UserState<User> = { status: 'signed-in'; user: User } | { status: 'visitor' | 'loading'; user: undefined }

/** An event of a session, on which an app can load menus, navigate, or show a notice. */
export type UserSessionEvent<User> =
  | { type: 'signed-in'; user: User; by: 'sign-in' | 'sign-up' | 'link' | 'start' | 'other-tab' }
  /** `lost`: the server no longer accepts the session; inform the visitor. */
  | { type: 'signed-out'; by: 'user' | 'lost' | 'other-tab' }
  /** The token in the URL was rejected; an existing session continues. */
  | { type: 'link-failed' }
  /** The browser blocks cookies: the session ends with the page. */
  | { type: 'cookies-blocked' }
  /** The server could not be reached: the last known user is shown. */
  | { type: 'unreachable' }

/** A session whose users have any shape, created by `createUserSession`. */
export interface UserSession<User> {
  get: () => UserState<User>
  subscribe: (listener: () => void) => () => void
  on: (listener: (event: UserSessionEvent<User>) => void) => () => void
  /** The token, for the client's `getToken`; undefined on a server, and if it is a cookie that scripts cannot read. */
  token: () => string | undefined
  /** The token, renewed before if it expires soon. */
  freshToken: () => Promise<string | undefined>
  /** Restores the saved session. Safe to call twice. */
  start: () => Promise<void>
  /** Loads the user again, for instance after a change of their profile. */
  refresh: () => Promise<void>
  /** Begins a session in all tabs, after any kind of sign-in. Rejects if the user cannot be loaded. */
  enter: (grant?: SessionGrant) => Promise<User>
  /** Ends the session at once in all tabs; returns its grant, for the request that ends it on the server. */
  leave: () => SessionGrant | undefined
  /**
   * Renews the token, or ends the session if that is not possible: for the client's `onSessionLost`. Ignored if `token` is not that of the
   * current session.
   */
  expire: (token?: string) => void
  /** Stops timers, and listening to the other tabs. */
  dispose: () => void
}
