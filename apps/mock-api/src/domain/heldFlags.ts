import { flags, type Flag } from '@view-site/contract'
import { z } from 'zod'
import type { Database, Tx } from '../db/openDatabase.ts'
import type { UserRow } from '../db/tables.ts'

const grantsOf = z.array(z.enum(flags))

/**
 * What an account holds: flags given by hand, and those of its live purchases. A purchase lives while it is active and either
 * perpetual or inside its update period; one whose licences were all suspended or revoked gives nothing.
 */
export async function heldFlags(query: Database['query'] | Tx, user: UserRow, now: Date): Promise<ReadonlySet<Flag>> {
  const rows = await query
    .selectFrom('purchases')
    .select('grants')
    .distinct()
    .where('user_id', '=', user.id)
    .where('status', '=', 'active')
    .where((where) => where.or([where('perpetual', '=', 1), where('updates_until', '>', now.toISOString())]))
    .where((where) => {
      const licenses = where.selectFrom('licenses').select('licenses.id').whereRef('licenses.purchase_id', '=', 'purchases.id')
      return where.or([where.exists(licenses.where('licenses.status', '=', 'active')), where.not(where.exists(licenses))])
    })
    .execute()
  const bought = rows.flatMap((row) => grantsOf.parse(JSON.parse(row.grants)))
  return new Set([...flags.filter((flag) => user[flag] === 1), ...bought])
}
