import type { Flag, UserInfo } from '@view-site/contract'
import type { Database, Tx } from '../../db/openDatabase.ts'
import type { UserRow } from '../../db/tables/AccountTables.ts'
import { heldFlags } from '../licences/heldFlags.ts'

/** An account as its owner sees it. */
export async function viewUser(query: Database['query'] | Tx, user: UserRow, now: Date): Promise<UserInfo> {
  const held = await heldFlags(query, user, now)
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

function bit(held: ReadonlySet<Flag>, flag: Flag): 0 | 1 {
  return held.has(flag) ? 1 : 0
}

/** Masks a mail address so that only its owner recognises it. */
export function maskMail(mail: string): string {
  const at = mail.lastIndexOf('@')
  return `${mail.slice(0, Math.min(3, at - 1)) || mail.slice(0, 1)}***${mail.slice(at)}`
}
