import type { SessionGrant } from './UserSession.ts'

/** Where the browser keeps a session, for all tabs. Nothing is read before the first call. */
export interface SessionStore {
  /** Identifies the session. It changes when another session begins, not when a token is renewed. Undefined without a session. */
  key: () => string | undefined
  /** Id of the session's user. */
  owner: () => string | undefined
  /** The token, if scripts can read it. */
  token: () => string | undefined
  /** Begins a session. Returns false if the browser does not keep it. */
  write: (grant: SessionGrant, owner: string) => boolean
  remove: () => void
}

/** A store that also keeps what a renewal needs. */
export interface RenewableStore extends SessionStore {
  grant: () => SessionGrant | undefined
  /** Keeps the next token of the same session. */
  renew: (grant: SessionGrant) => void
  /** Changes with every `write`, `renew` and `remove` of any tab. */
  revision: () => string | undefined
}
