import { calls, type CallBody, type Order, type Page } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import type { OrderRow } from '../db/tables/OrderTables.ts'
import { countUse } from '../domain/accounts/countUse.ts'
import { changeCoupon } from '../domain/orders/changeCoupon.ts'
import { closeOrder, expireOrders } from '../domain/orders/closeOrder.ts'
import { fulfil } from '../domain/orders/fulfil.ts'
import { findOrder, isOpen, viewOrder } from '../domain/orders/orders.ts'
import { settleOpenAttempt } from '../domain/orders/settleOpenAttempt.ts'
import { Failure } from '../http/Failure.ts'
import type { CallContext } from '../http/CallContext.ts'
import { route } from '../http/route.ts'
import { limits } from '../limits.ts'
import { paginate } from './paginate.ts'

export const orderInfo = route(calls['pro/order/info'], async ({ order_no }, context) =>
  viewOrder(await ownOrder(context, order_no), context.now),
)

export const orderList = route(calls['pro/order/list'], listOrders)

/** One page of the signed-in user's orders, newest first. */
export async function listOrders({ status, type, ...page }: CallBody<'pro/order/list'>, context: CallContext): Promise<Page<Order>> {
  const { id } = context.requireUser()
  await expireOrders(context, id)
  let rows = context.db.query.selectFrom('orders').where('user_id', '=', id)
  if (status !== undefined) rows = rows.where('status', '=', status)
  if (type !== undefined) rows = rows.where('type', '=', type)
  const newest = rows.selectAll().orderBy('created_at', 'desc').orderBy('order_no', 'desc')
  return paginate(page, rows, newest, (row) => viewOrder(row, context.now))
}

export const orderCancel = route(calls['pro/order/cancel'], async ({ order_no }, context) =>
  cancelOrder(await ownOrder(context, order_no), context),
)

/** Closes an unpaid order. */
export async function cancelOrder(before: OrderRow, context: CallContext): Promise<Order> {
  const order = isOpen(before) ? await closeOrder(context, before.order_no, 'cancelled') : before
  if (order.status === 'paid' || order.status === 'finished' || isOpen(order)) throw new Failure(errorCodes.orderPaid)
  if (order.status !== 'cancelled') throw new Failure(errorCodes.wrongState)
  return viewOrder(order, context.now)
}

export const orderCoupon = route(calls['pro/order/coupon'], async ({ order_no, coupon }, context) => {
  const before = await ownOrder(context, order_no)
  if (coupon !== undefined) await countUse(context, `coupon:${before.user_id}`, limits.coupon)
  return viewOrder(await changeCoupon(context, order_no, coupon), context.now)
})

export const orderFinishAuto = route(calls['pro/order/finish/auto'], async ({ order_no }, context) => {
  const before = await ownOrder(context, order_no)
  if (before.status === 'paying') await settleOpenAttempt(context, order_no)
  const order = await context.db.transaction((tx) => fulfil(context, tx, order_no))
  if (isOpen(order)) throw new Failure(errorCodes.amountNotZero)
  if (order.status !== 'finished') throw new Failure(errorCodes.orderClosed)
  return viewOrder(order, context.now)
})

/** An order of the signed-in user in its current state; other users' orders are reported as missing. */
export async function ownOrder(context: CallContext, orderNo: string): Promise<OrderRow> {
  const { id } = context.requireUser()
  const order = await findOrder(context.db.query, orderNo, id)
  if (order === undefined) throw new Failure(errorCodes.notFound)
  if (!isOpen(order) || order.expires_at > context.now.toISOString()) return order
  return closeOrder(context, orderNo, 'expired')
}
