import * as errorCodes from '@view-site/contract/error-codes'
import type { OrderRow } from '../../db/tables/OrderTables.ts'
import { Failure } from '../../http/Failure.ts'
import type { CallContext } from '../../http/CallContext.ts'
import { closeAtChannel } from './closeAtChannel.ts'
import { openAttempts } from './closeOrder.ts'
import { termsWithCoupon } from './coupons.ts'
import { atChannel } from './atChannel.ts'
import { refuseClosed } from './openAttempt.ts'
import { lockOrder } from './orders.ts'
import { settle } from './settle.ts'

/** How often another tab may open a payment while this one closes them. */
const tries = 3

/**
 * Applies a coupon to an unpaid order, or removes it. Payments that are open for the old amount are closed at their channels first; if one of
 * them was paid meanwhile, the order keeps its amount and is paid. Throws if a channel does not answer: it could still take the old amount.
 */
export async function changeCoupon(context: CallContext, orderNo: string, code: string | undefined): Promise<OrderRow> {
  // A coupon that cannot be used must not close a payment that is under way.
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderNo)
    refuseClosed(order)
    await termsWithCoupon(tx, order, code, context.now)
  })
  for (let left = tries; left > 0; left--) {
    await closePayments(context, orderNo)
    const changed = await changeTerms(context, orderNo, code)
    if (changed !== undefined) return changed
  }
  throw new Failure(errorCodes.busy, { retry_after: 1 })
}

async function closePayments(context: CallContext, orderNo: string): Promise<void> {
  for (const attempt of await openAttempts(context, orderNo)) {
    await settle(context, await atChannel(context, () => closeAtChannel(context, attempt)))
  }
}

/** Returns undefined if a payment was opened in between. */
function changeTerms({ db, now }: CallContext, orderNo: string, code: string | undefined): Promise<OrderRow | undefined> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderNo)
    refuseClosed(order)
    const open = tx.selectFrom('attempts').select('id').where('order_no', '=', orderNo).where('status', '=', 'open')
    if ((await open.executeTakeFirst()) !== undefined) return undefined
    const terms = await termsWithCoupon(tx, order, code, now)
    await tx.updateTable('orders').set(terms).where('order_no', '=', orderNo).execute()
    return { ...order, ...terms }
  })
}
