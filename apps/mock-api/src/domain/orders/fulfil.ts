import type { Tx } from '../../db/openDatabase.ts'
import type { OrderRow } from '../../db/tables/OrderTables.ts'
import type { PurchaseRow } from '../../db/tables/PurchaseTables.ts'
import type { StorePurchaseRow } from '../../db/tables/StoreTables.ts'
import { receiptMail } from '../../mails/orderMails.ts'
import { newId } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { extendPurchase } from '../licences/extendPurchase.ts'
import { countSettlement } from './countSettlement.ts'
import { isOpen, itemsOfOrder, lockOrder, moveOrder, viewOrder } from './orders.ts'
import { purchaseOfEdition } from './purchaseOfEdition.ts'
import { termsOf } from './soldTerms.ts'

/** Delivers the items of a paid (or free) order and finishes it; leaves any other order unchanged. */
export async function fulfil(services: Services, tx: Tx, orderNo: string): Promise<OrderRow> {
  const order = await lockOrder(tx, orderNo)
  const free = isOpen(order) && order.amount_payable === 0
  if (order.status !== 'paid' && !free) return order
  const now = services.clock.now()
  const at = now.toISOString()
  if (!(await deliver(services, tx, order, now))) return takeBack(services, tx, order, at)
  const finished = await moveOrder(tx, order, 'finished', at, { finished_at: at, ...(free ? { channel: 'free', paid_at: at } : {}) })
  await mailReceipt(services, tx, finished, now)
  return finished
}

async function mailReceipt({ catalogue, mails }: Services, tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const { mail } = await tx.selectFrom('users').select('mail').where('id', '=', order.user_id).executeTakeFirstOrThrow()
  await mails.put(tx, { id: `receipt:${order.order_no}`, to: mail, content: receiptMail(viewOrder(order, now), catalogue) })
}

/** Returns false if the purchase that the order is for is gone. */
async function deliver(services: Services, tx: Tx, order: OrderRow, now: Date): Promise<boolean> {
  if (order.type === 'upgrade' || order.type === 'renewal') return extendPurchase(tx, order, { catalogue: services.catalogue, now })
  await (order.type === 'store' ? deliverGoods(tx, order, now) : deliverEditions(services, tx, order, now))
  return true
}

/** The purchase to upgrade or renew was refunded during the payment, so this payment is refunded too. */
async function takeBack(services: Services, tx: Tx, order: OrderRow, at: string): Promise<OrderRow> {
  if (isOpen(order)) return moveOrder(tx, order, 'cancelled', at, { closed_at: at })
  const attempt = tx.updateTable('attempts').where('id', '=', order.attempt_id ?? '')
  await attempt.set({ refund_reason: 'purchase_gone' }).execute()
  const { channel } = order
  if (channel !== null && channel !== 'free') countSettlement(services, tx, { channel, outcome: 'purchase_gone' })
  return moveOrder(tx, order, 'refunded', at)
}

async function deliverEditions(services: Services, tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const purchases = itemsOfOrder(order).map((item) => purchaseOf(services, order, item, now))
  await tx
    .insertInto('purchases')
    .values(purchases)
    .onConflict((conflict) => conflict.columns(['order_no', 'sku']).doNothing())
    .execute()
}

async function deliverGoods(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const owned = itemsOfOrder(order).map(({ sku }) => storePurchaseOf(order, sku, now))
  await tx
    .insertInto('store_purchases')
    .values(owned)
    .onConflict((conflict) => conflict.columns(['order_no', 'item_id']).doNothing())
    .execute()
}

/** Delivers one line of a store order. */
export function storePurchaseOf(order: Pick<OrderRow, 'order_no' | 'user_id'>, itemId: string, at: Date): StorePurchaseRow {
  return {
    id: newId('s'),
    order_no: order.order_no,
    user_id: order.user_id,
    item_id: itemId,
    status: 'active',
    created_at: at.toISOString(),
  }
}

function purchaseOf(services: Services, order: OrderRow, item: { sku: string; quantity: number }, now: Date): PurchaseRow {
  const edition = termsOf(order, item.sku, services.catalogue)
  return purchaseOfEdition(edition, { orderNo: order.order_no, userId: order.user_id, quantity: item.quantity, at: now })
}
