import { flags, type Flag, type UserInfo } from '@view-site/contract'
import { z } from 'zod'
import type { Database, Tx } from '../db/openDatabase.ts'
import type { UserRow } from '../db/tables.ts'

/** An account as its owner's client sees it; flags are those given by hand and those of active purchases. */
export async function viewUser(query: Database['query'] | Tx, user: UserRow): Promise<UserInfo> {
  const held = await heldFlags(query, user)
  return {
    id: user.id,
    uuid: user.uuid,
    name: user.name,
    ...(user.avatar === null ? {} : { avatar: user.avatar }),
    mail_masked: maskMail(user.mail),
    phone_masked: user.phone === null ? '' : `${user.phone.slice(0, 3)}****${user.phone.slice(-4)}`,
    is_activity: user.mail_verified,
    pro: bit(held, 'pro'),
    admin_pro: bit(held, 'admin_pro'),
    admin_plus: bit(held, 'admin_plus'),
    icrud: bit(held, 'icrud'),
    store: bit(held, 'store'),
    admin_cloud: bit(held, 'admin_cloud'),
    real_name: user.real_name,
  }
}

const grantsOf = z.array(z.enum(flags))

async function heldFlags(query: Database['query'] | Tx, user: UserRow): Promise<Set<Flag>> {
  const rows = await query
    .selectFrom('purchases')
    .select('grants')
    .distinct()
    .where('user_id', '=', user.id)
    .where('status', '=', 'active')
    .execute()
  const bought = rows.flatMap((row) => grantsOf.parse(JSON.parse(row.grants)))
  return new Set([...flags.filter((flag) => user[flag] === 1), ...bought])
}

function bit(held: Set<Flag>, flag: Flag): 0 | 1 {
  return held.has(flag) ? 1 : 0
}

function maskMail(mail: string): string {
  const at = mail.lastIndexOf('@')
  return `${mail.slice(0, Math.min(3, at - 1)) || mail.slice(0, 1)}***${mail.slice(at)}`
}
