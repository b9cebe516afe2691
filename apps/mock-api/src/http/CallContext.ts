import type { Locale } from '@view-site/contract'
import type { UserRow } from '../db/tables/AccountTables.ts'
import type { Services } from '../services.ts'
import type { Session } from './session.ts'

/** A request, as its call handler sees it. */
export interface CallContext extends Services {
  /** The time at which the request is handled. */
  now: Date
  session: Session | undefined
  /** The caller's address. */
  address: string
  /** The caller's language; none if it is not one of the site's. */
  locale: Locale | undefined
  /** The caller's `User-Agent`. */
  agent: string
  /** This API's address as the caller's browser sees it. */
  origin: string
  /** What the handler adds to the security log: the account that the call concerned. */
  audit: { user?: string }
  /** The signed-in user; a call with `auth: 'required'` always has one. */
  requireUser(): UserRow
}
