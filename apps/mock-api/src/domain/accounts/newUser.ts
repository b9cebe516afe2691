import { randomUUID } from 'node:crypto'
import type { UserRow } from '../../db/tables/AccountTables.ts'
import { newId } from '../../secrets.ts'

/** Required data of a new account. */
export type NewUserOptions = Pick<UserRow, 'mail' | 'name' | 'password_hash' | 'created_at'> & Partial<UserRow>

/** A new account: no flags, mail address not verified. */
export function newUser(options: NewUserOptions): UserRow {
  return {
    id: newId('u'),
    uuid: randomUUID(),
    username: null,
    avatar: null,
    mail_verified: 0,
    phone: null,
    pro: 0,
    admin_pro: 0,
    admin_plus: 0,
    icrud: 0,
    store: 0,
    admin_cloud: 0,
    real_name: 'none',
    disabled: 0,
    referrer_first: null,
    referrer_last: null,
    locale: null,
    ...options,
  }
}
