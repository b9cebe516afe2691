import type { EditionName, StoreGoods } from '@view-site/contract'
import type { Database, Tx } from '../../db/openDatabase.ts'
import { livePurchases } from '../licences/livePurchases.ts'

/** What the store knows about its caller. */
export interface StoreCustomer {
  /** Ids of the items they own, and since when. */
  owned: ReadonlyMap<string, string>
  /** Editions of the products that they hold. */
  editions: ReadonlySet<EditionName>
}

/** What the store knows about an account; for a visitor everything is empty. */
export async function storeCustomer(query: Database['query'] | Tx, userId: string | undefined, now: Date): Promise<StoreCustomer> {
  if (userId === undefined) return { owned: new Map(), editions: new Set() }
  const held = await livePurchases(query, userId, { now }).select('edition').distinct().execute()
  return { owned: await ownedItems(query, userId), editions: new Set(held.map(({ edition }) => edition)) }
}

/** Ids of the store items that an account owns, and since when. */
export async function ownedItems(query: Database['query'] | Tx, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await query
    .selectFrom('store_purchases')
    .select(['item_id', 'created_at'])
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .orderBy('created_at', 'desc')
    .execute()
  return new Map(rows.map(({ item_id, created_at }) => [item_id, created_at]))
}

/** The price of an item for a customer; 0 if their edition includes it. */
export function payableOf({ price, free_for }: StoreGoods, { editions }: StoreCustomer): number {
  return free_for.some((edition) => editions.has(edition)) ? 0 : price
}
