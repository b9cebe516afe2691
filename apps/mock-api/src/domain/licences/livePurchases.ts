import type { Database, Tx } from '../../db/openDatabase.ts'

/**
 * Purchases of an account that grant something now: active, and either perpetual or inside their update period. A purchase whose licences
 * are all suspended or revoked grants nothing.
 */
export function livePurchases(query: Database['query'] | Tx, userId: string, now: Date) {
  return liveLicensed(query, userId).where((where) =>
    where.or([where('perpetual', '=', 1), where('updates_until', '>', now.toISOString())]),
  )
}

/** Active purchases of an account in any period, except those whose licences are all suspended or revoked. */
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
