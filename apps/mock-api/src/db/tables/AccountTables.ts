import type { Flag, Locale } from '@view-site/contract'
import type { Selectable } from 'kysely'
import type { Bit } from './Bit.ts'

type Flags = Record<Flag, Bit>

/** An account. Its flags are those granted manually; those of purchases are added when the user is read. */
export interface UsersTable extends Flags {
  id: string
  uuid: string
  username: string | null
  name: string
  avatar: string | null
  mail: string
  mail_verified: Bit
  phone: string | null
  password_hash: string
  real_name: 'none' | 'pending' | 'passed' | 'rejected'
  disabled: Bit
  referrer_first: string | null
  referrer_last: string | null
  /** The language in which the account last signed in or ordered; null: not known. */
  locale: Locale | null
  created_at: string
}

/** A session, or a one-time ticket that is exchanged for one. Stores only the token's hash. */
export interface SessionsTable {
  token_hash: string
  kind: 'session' | 'ticket'
  user_id: string
  created_at: string
  expires_at: string
  /** As the browser sent it; empty if it did not. */
  user_agent: string
  /** Last use, to the hour; empty for sessions older than this column. */
  seen_at: string
}

/** The latest sign-up code sent to a phone number or mail address. */
export interface SignUpCodesTable {
  kind: 'phone' | 'mail'
  contact: string
  code_hash: string
  tries_left: number
  expires_at: string
}

/** A mailed link that can be used once. */
export interface LinksTable {
  token_hash: string
  kind: 'verify' | 'reset'
  user_id: string
  expires_at: string
  used_at: string | null
}

/** A change of a mail address or phone number that waits for its codes. */
export interface ContactChangesTable {
  user_id: string
  kind: 'mail' | 'phone'
  /** The new address or number. */
  contact: string
  code_hash: string
  /** Of the code that was sent to the current address or number; null: no proof of it is needed. */
  current_hash: string | null
  tries_left: number
  expires_at: string
}

/** A real-name request. Neither the name nor the number is stored. */
export interface RealNamesTable {
  user_id: string
  name_masked: string
  id_number_masked: string
  reject_reason: string | null
  submitted_at: string
}

/** Accounts, their credentials and real names. */
export interface AccountTables {
  users: UsersTable
  sessions: SessionsTable
  sign_up_codes: SignUpCodesTable
  links: LinksTable
  contact_changes: ContactChangesTable
  real_names: RealNamesTable
}

/** A stored account. */
export type UserRow = Selectable<UsersTable>
