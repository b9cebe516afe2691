import type { AccountExport } from '@view-site/contract'
import type { Database } from '../../db/openDatabase.ts'
import type { UserRow } from '../../db/tables/AccountTables.ts'

type Row = AccountExport['account']

/** Tables whose rows belong to an account by `user_id`. */
const owned = ['real_names', 'orders', 'purchases', 'licenses', 'seats', 'store_purchases', 'invoices'] as const

/** Columns that are ours and not the user's: keys of other tables, and what is secret. */
const internal: ReadonlySet<string> = new Set(['user_id', 'password_hash', 'token_hash', 'attempt_id', 'member_id', 'terms', 'grants'])

/** Everything that is stored about an account. Passwords and tokens, of which only hashes are stored, are left out. */
export async function exportAccount(query: Database['query'], user: UserRow, now: Date): Promise<AccountExport> {
  const tables = await Promise.all(
    owned.map(async (table) => {
      const rows: object[] = await query.selectFrom(table).selectAll().where('user_id', '=', user.id).execute()
      return [table, rows.map(rowOf)] as const
    }),
  )
  const sessions = await query
    .selectFrom('sessions')
    .select(['created_at', 'seen_at', 'expires_at', 'user_agent'])
    .where('user_id', '=', user.id)
    .execute()
  const taken = query.selectFrom('seats').select(['mail', 'status', 'invited_at', 'expires_at', 'accepted_at', 'ended_at'])
  const shared = await taken.where((where) => where.or([where('member_id', '=', user.id), where('mail', '=', user.mail)])).execute()
  const requests = await query.selectFrom('demo_requests').selectAll().where('visitor', '=', user.uuid).execute()
  const mails = await query.selectFrom('mails').select(['subject', 'created_at', 'sent_at']).where('recipient', '=', user.mail).execute()
  return {
    exported_at: now.toISOString(),
    account: rowOf(user),
    records: {
      ...Object.fromEntries(tables),
      sessions: sessions.map(rowOf),
      shared_seats: shared.map(rowOf),
      demo_requests: requests.map(rowOf),
      mails: mails.map(rowOf),
    },
  }
}

function rowOf(row: object): Row {
  const values: [string, unknown][] = Object.entries(row)
  return Object.fromEntries(
    values.flatMap(([name, value]): [string, Row[string]][] => {
      if (internal.has(name)) return []
      const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null
      return [[name, plain ? value : JSON.stringify(value)]]
    }),
  )
}
