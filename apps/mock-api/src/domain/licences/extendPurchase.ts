import type { Catalogue } from '@view-site/contract'
import type { Tx } from '../../db/openDatabase.ts'
import type { OrderRow } from '../../db/tables/OrderTables.ts'
import type { PurchaseRow } from '../../db/tables/PurchaseTables.ts'
import { purchaseOfEdition } from '../orders/purchaseOfEdition.ts'
import { renewedUntil } from '../orders/offers.ts'
import { itemsOfOrder } from '../orders/orders.ts'
import { moveSeats } from '../seats/moveSeats.ts'
import { termsOf, type SoldTerms } from '../orders/soldTerms.ts'

/** What `extendPurchase` takes besides the order. */
export interface ExtendPurchaseOptions {
  catalogue: Catalogue
  now: Date
}

/** Delivers an upgrade or a renewal. Returns false if its purchase is no longer active, so there is nothing to deliver. */
export async function extendPurchase(tx: Tx, order: OrderRow, { catalogue, now }: ExtendPurchaseOptions): Promise<boolean> {
  const [item] = itemsOfOrder(order)
  const edition = termsOf(order, item?.sku, catalogue)
  const id = order.purchase_id ?? ''
  const purchase = await tx.selectFrom('purchases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (purchase?.status !== 'active') return false
  if (order.type === 'upgrade') await upgrade(tx, purchase, edition, { order, quantity: item?.quantity ?? 1, now })
  else await renew(tx, purchase, edition, { order, now })
  return true
}

/** Reverts an upgrade or a renewal; its order is locked. */
export async function withdrawExtension(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  if (order.type === 'upgrade') await downgrade(tx, order, now)
  if (order.type === 'renewal') await shorten(tx, order)
}

/** Replaces the smaller edition by the larger one and moves its licences over; no period gets shorter. */
async function upgrade(
  tx: Tx,
  old: PurchaseRow,
  edition: SoldTerms,
  { order, quantity, now }: { order: OrderRow; quantity: number; now: Date },
): Promise<void> {
  const fresh = purchaseOfEdition(edition, { orderNo: order.order_no, userId: order.user_id, quantity, at: now })
  const support_until = latest(old.support_until, fresh.support_until)
  const updates_until = latest(old.updates_until, fresh.updates_until)
  const purchase = { ...fresh, support_until, updates_until, upgraded_from: old.id }
  await tx.insertInto('purchases').values(purchase).execute()
  await tx.updateTable('purchases').set({ status: 'upgraded' }).where('id', '=', old.id).execute()
  await moveLicenses(tx, old.id, purchase)
  await moveSeats(tx, old.id, purchase, now)
}

async function renew(tx: Tx, purchase: PurchaseRow, edition: SoldTerms, { order, now }: { order: OrderRow; now: Date }): Promise<void> {
  const until = renewedUntil(purchase, edition, now)
  await tx
    .insertInto('renewals')
    .values({
      order_no: order.order_no,
      purchase_id: purchase.id,
      support_ms: Date.parse(until.support_until) - Date.parse(purchase.support_until),
      updates_ms: Date.parse(until.updates_until) - Date.parse(purchase.updates_until),
    })
    .execute()
  await movePeriods(tx, purchase.id, until)
}

/** Restores the smaller edition unless it was refunded too; revokes the licences and seats that exceed its numbers. */
async function downgrade(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const upgraded = await tx.selectFrom('purchases').selectAll().where('order_no', '=', order.order_no).forUpdate().executeTakeFirst()
  if (upgraded === undefined) return
  const from = upgraded.upgraded_from ?? ''
  const old = await tx.selectFrom('purchases').selectAll().where('id', '=', from).forUpdate().executeTakeFirst()
  if (old?.status !== 'upgraded') return
  await tx.updateTable('purchases').set({ status: 'active' }).where('id', '=', old.id).execute()
  const licenses = await tx
    .selectFrom('licenses')
    .select('id')
    .where('purchase_id', '=', upgraded.id)
    .where('status', '!=', 'revoked')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const surplus = licenses.slice(old.license_limit).map(({ id }) => id)
  if (surplus.length > 0) await tx.updateTable('licenses').set({ status: 'revoked' }).where('id', 'in', surplus).execute()
  await moveLicenses(tx, upgraded.id, old)
  await moveSeats(tx, upgraded.id, old, now)
}

async function shorten(tx: Tx, order: OrderRow): Promise<void> {
  const renewal = await tx.selectFrom('renewals').selectAll().where('order_no', '=', order.order_no).executeTakeFirst()
  if (renewal === undefined) return
  const { purchase_id, support_ms, updates_ms } = renewal
  const purchase = await tx.selectFrom('purchases').selectAll().where('id', '=', purchase_id).forUpdate().executeTakeFirstOrThrow()
  await tx.deleteFrom('renewals').where('order_no', '=', order.order_no).execute()
  await movePeriods(tx, purchase_id, {
    support_until: earlier(purchase.support_until, Number(support_ms)),
    updates_until: earlier(purchase.updates_until, Number(updates_ms)),
  })
}

type Periods = Pick<PurchaseRow, 'support_until' | 'updates_until'>

async function movePeriods(tx: Tx, purchaseId: string, until: Periods): Promise<void> {
  await tx.updateTable('purchases').set(until).where('id', '=', purchaseId).execute()
  await tx.updateTable('licenses').set(until).where('purchase_id', '=', purchaseId).execute()
}

/** Moves active licences to another purchase, with its edition and periods. */
async function moveLicenses(tx: Tx, fromId: string, to: PurchaseRow): Promise<void> {
  const { id: purchase_id, edition, projects: project_limit, support_until, updates_until } = to
  await tx
    .updateTable('licenses')
    .set({ purchase_id, edition, project_limit, support_until, updates_until })
    .where('purchase_id', '=', fromId)
    .where('status', '!=', 'revoked')
    .execute()
}

function latest(one: string, other: string): string {
  return one > other ? one : other
}

function earlier(time: string, ms: number): string {
  return new Date(Date.parse(time) - ms).toISOString()
}
