import { flags, type Flag } from '@view-site/contract'
import { z } from 'zod'
import type { Database, Tx } from '../../db/openDatabase.ts'
import type { UserRow } from '../../db/tables/AccountTables.ts'
import { livePurchases } from './livePurchases.ts'
import { ownedItems } from '../store/storeCustomer.ts'

const grantsOf = z.array(z.enum(flags))

/** An account's flags: those granted manually, those of its live purchases and seats, and `store` if it owns a store item. */
export async function heldFlags(query: Database['query'] | Tx, user: UserRow, now: Date): Promise<ReadonlySet<Flag>> {
  const rows = await livePurchases(query, user.id, { now, shared: true }).select('grants').distinct().execute()
  const bought = rows.flatMap((row) => grantsOf.parse(JSON.parse(row.grants)))
  const owned = await ownedItems(query, user.id)
  return new Set<Flag>([...flags.filter((flag) => user[flag] === 1), ...bought, ...(owned.size > 0 ? ['store' as const] : [])])
}
