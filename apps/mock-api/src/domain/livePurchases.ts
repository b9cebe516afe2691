import type { Database, Tx } from '../db/openDatabase.ts'

/**
 * Purchases of an account that give it something now: active, and either perpetual or inside their update period. One whose licences
 * were all suspended or revoked gives nothing.
 */
export function livePurchases(query: Database['query'] | Tx, userId: string, now: Date) {
  return liveLicensed(query, userId).where((where) =>
    where.or([where('perpetual', '=', 1), where('updates_until', '>', now.toISOString())]),
  )
}

/** Active purchases of an account, whatever their periods, except those whose licences were all suspended or revoked. */
export function liveLicensed(query: Database['query'] | Tx, userId: string) {
  return query
    .selectFrom('purchases')
    .where('user_id', '=', userId)
    .where('status', '=', 'active')
    .where((where) => {
      const licenses = where.selectFrom('licenses').select('licenses.id').whereRef('licenses.purchase_id', '=', 'purchases.id')
      return where.or([where.exists(licenses.where('licenses.status', '=', 'active')), where.not(where.exists(licenses))])
    })
}
