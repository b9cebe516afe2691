import type { Database, Tx } from '../../db/openDatabase.ts'

/** Options of `liveLicensed`. */
export interface LiveLicensedOptions {
  /** Whether purchases of others count in which the account has a seat. @default false */
  shared?: boolean
}

/** Options of `livePurchases`. */
export interface LivePurchasesOptions extends LiveLicensedOptions {
  now: Date
}

/**
 * Purchases of an account that grant something now: active, and either perpetual or inside their update period. A purchase whose licences
 * are all suspended or revoked grants nothing.
 */
export function livePurchases(query: Database['query'] | Tx, userId: string, { now, shared = false }: LivePurchasesOptions) {
  return liveLicensed(query, userId, { shared }).where((where) =>
    where.or([where('perpetual', '=', 1), where('updates_until', '>', now.toISOString())]),
  )
}

/** Active purchases of an account in any period, except those whose licences are all suspended or revoked. */
export function liveLicensed(query: Database['query'] | Tx, userId: string, { shared = false }: LiveLicensedOptions = {}) {
  const purchases = query.selectFrom('purchases').where('purchases.status', '=', 'active')
  return (shared ? purchases.where('purchases.id', 'in', heldIds(query, userId)) : purchases.where('purchases.user_id', '=', userId)).where(
    (where) => {
      const licenses = where.selectFrom('licenses').select('licenses.id').whereRef('licenses.purchase_id', '=', 'purchases.id')
      return where.or([where.exists(licenses.where('licenses.status', '=', 'active')), where.not(where.exists(licenses))])
    },
  )
}

/** Ids of the purchases that an account has made or has a seat of; a union, because an `or` would read every purchase. */
function heldIds(query: Database['query'] | Tx, userId: string) {
  return query
    .selectFrom('purchases')
    .select('purchases.id')
    .where('purchases.user_id', '=', userId)
    .unionAll(
      query
        .selectFrom('seats')
        .select('seats.purchase_id as id')
        .where('seats.member_id', '=', userId)
        .where('seats.status', '=', 'accepted'),
    )
}
