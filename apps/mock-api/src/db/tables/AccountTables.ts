import type { Flag } from '@view-site/contract'
import type { Selectable } from 'kysely'
import type { Bit } from './Bit.ts'

type Flags = Record<Flag, Bit>

/** An account. The flags are those given by hand; purchases add theirs when the user is read. */
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
  created_at: string
}

/** A session, or a one-time ticket that is exchanged for one. Only the token's hash is kept. */
export interface SessionsTable {
  token_hash: string
  kind: 'session' | 'ticket'
  user_id: string
  created_at: string
  expires_at: string
}

/** The sign-up code a phone was sent last. */
export interface PhoneCodesTable {
  phone: string
  code_hash: string
  tries_left: number
  expires_at: string
}

/** A link sent by mail, good for one use. */
export interface LinksTable {
  token_hash: string
  kind: 'verify' | 'reset'
  user_id: string
  expires_at: string
  used_at: string | null
}

/** What an account handed in to have its real name authenticated. Neither the name nor the number is kept. */
export interface RealNamesTable {
  user_id: string
  name_masked: string
  id_number_masked: string
  reject_reason: string | null
  submitted_at: string
}

/** Accounts, what they are signed in with, and their real names. */
export interface AccountTables {
  users: UsersTable
  sessions: SessionsTable
  phone_codes: PhoneCodesTable
  links: LinksTable
  real_names: RealNamesTable
}

/** A stored account. */
export type UserRow = Selectable<UsersTable>
