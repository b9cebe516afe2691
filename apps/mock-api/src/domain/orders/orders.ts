import type { Order, OrderStatus } from '@view-site/contract'
import { order as orderSchema } from '@view-site/contract'
import type { Database, Tx } from '../../db/openDatabase.ts'
import type { OrderRow } from '../../db/tables/OrderTables.ts'
import { canInvoice } from './invoices.ts'

/** Milliseconds until an unpaid order expires. */
export const orderLifetime = 2 * 3_600_000

/** Allowed transitions between the states of an order. */
export const orderMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  created: ['paying', 'finished', 'cancelled', 'expired'],
  paying: ['paid', 'finished', 'cancelled', 'expired'],
  paid: ['finished', 'refunded'],
  finished: ['refunded'],
  cancelled: [],
  expired: [],
  refunded: [],
}

const { timeline: timelineSchema, items: itemsSchema } = orderSchema.shape

/** Whether an order can still be paid. */
export function isOpen(order: Pick<OrderRow, 'status'>): boolean {
  return order.status === 'created' || order.status === 'paying'
}

/** An order as its owner sees it, with the actions available at `now`. */
export function viewOrder(row: OrderRow, now: Date): Order {
  const open = isOpen(row)
  const {
    user_id: _user,
    attempt_id: _attempt,
    items: _items,
    terms: _terms,
    timeline: _timeline,
    coupon,
    amount_coupon,
    channel,
    purchase_id,
    paid_at,
    finished_at,
    closed_at,
    ...rest
  } = row
  return {
    ...rest,
    items: itemsOfOrder(row),
    timeline: timelineOfOrder(row),
    coupon: coupon ?? undefined,
    amount_coupon: coupon === null ? undefined : amount_coupon,
    purchase_id: purchase_id ?? undefined,
    channel: channel ?? undefined,
    paid_at: paid_at ?? undefined,
    finished_at: finished_at ?? undefined,
    closed_at: closed_at ?? undefined,
    can: {
      pay: open && row.amount_payable > 0 && row.expires_at > now.toISOString(),
      cancel: open,
      invoice: canInvoice(row, now),
    },
  }
}

/** Parses the lines of a stored order. */
export function itemsOfOrder(row: Pick<OrderRow, 'items'>): Order['items'] {
  return itemsSchema.parse(JSON.parse(row.items))
}

/** Parses the timeline of a stored order. */
function timelineOfOrder(row: Pick<OrderRow, 'timeline'>): Order['timeline'] {
  return timelineSchema.parse(JSON.parse(row.timeline))
}

/** An order of this user, or undefined. */
export function findOrder(query: Database['query'] | Tx, orderNo: string, userId: string): Promise<OrderRow | undefined> {
  return query.selectFrom('orders').selectAll().where('order_no', '=', orderNo).where('user_id', '=', userId).executeTakeFirst()
}

/** An order, locked until the transaction ends. */
export function lockOrder(tx: Tx, orderNo: string): Promise<OrderRow> {
  return tx.selectFrom('orders').selectAll().where('order_no', '=', orderNo).forUpdate().executeTakeFirstOrThrow()
}

/** Moves a locked order to its next state and records that in its timeline. */
export async function moveOrder(tx: Tx, order: OrderRow, to: OrderStatus, at: string, patch: Partial<OrderRow> = {}): Promise<OrderRow> {
  if (!orderMoves[order.status].includes(to)) {
    throw new Error(`Order ${order.order_no} cannot go from ${order.status} to ${to}; check the state before moving it`)
  }
  const timeline = JSON.stringify([...timelineOfOrder(order), { at, event: to }])
  const moved = { ...order, ...patch, status: to, timeline }
  await tx.updateTable('orders').set(moved).where('order_no', '=', order.order_no).execute()
  return moved
}
