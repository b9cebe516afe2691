import type { OrderStatus, StoreGoods } from '@view-site/contract'
import type { Tx } from '../db/openDatabase.ts'
import type { UserRow } from '../db/tables/AccountTables.ts'
import { storePurchaseOf } from '../domain/orders/fulfil.ts'
import { pastOrder } from './pastOrder.ts'

const day = 86_400_000

/** States of the store customer's orders, newest first. */
const statuses: readonly OrderStatus[] = ['finished', 'cancelled', 'finished', 'finished', 'expired', 'refunded']

/** The store customer: one order per paid item, in several states, with the deliveries of the finished ones. */
export async function seedStore(tx: Tx, users: readonly UserRow[], store: readonly StoreGoods[], now: Date): Promise<void> {
  const user = users.find(({ username }) => username === 'store')
  if (user === undefined) throw new Error('The seed needs the account store; adapt src/seed to the demo accounts')
  const sold = store.filter(({ price }) => price > 0).slice(0, statuses.length)
  for (const [index, { id, kind, title, price }] of sold.entries()) {
    const item = { sku: id, kind, name: title, quantity: 1, unit_price: price, subtotal: price }
    const at = new Date(now.getTime() - (index + 1) * 9 * day)
    const order = pastOrder({ user, type: 'store', item, status: statuses[index] ?? 'finished', at })
    await tx.insertInto('orders').values(order).execute()
    if (order.status === 'finished')
      await tx
        .insertInto('store_purchases')
        .values(storePurchaseOf(order, id, at))
        .execute()
  }
}
