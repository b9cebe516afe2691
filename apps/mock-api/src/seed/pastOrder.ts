import type { OrderItem, OrderStatus, OrderType } from '@view-site/contract'
import type { UserRow } from '../db/tables/AccountTables.ts'
import type { OrderRow } from '../db/tables/OrderTables.ts'
import { orderLifetime } from '../domain/orders/orders.ts'
import { newOrderNo } from '../secrets.ts'

/** The transitions that lead to each state of an order. */
const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  created: ['created'],
  paying: ['created', 'paying'],
  paid: ['created', 'paying', 'paid'],
  finished: ['created', 'paying', 'paid', 'finished'],
  cancelled: ['created', 'cancelled'],
  expired: ['created', 'expired'],
  refunded: ['created', 'paying', 'paid', 'finished', 'refunded'],
}

/** What `pastOrder` takes. */
export interface PastOrderOptions {
  user: UserRow
  type: OrderType
  item: OrderItem
  status: OrderStatus
  /** When it was created. */
  at: Date
}

/** An order of one line with the timeline of its state. */
export function pastOrder({ user, type, item, status, at: createdAt }: PastOrderOptions): OrderRow {
  const at = (step: number): string => new Date(createdAt.getTime() + step * 1000).toISOString()
  const past = transitions[status]
  const timeOf = (event: OrderStatus): string | null => (past.includes(event) ? at(past.indexOf(event)) : null)
  const paid = timeOf('paid')
  return {
    order_no: newOrderNo(createdAt),
    user_id: user.id,
    type,
    status,
    items: JSON.stringify([item]),
    terms: null,
    amount_list: item.subtotal,
    amount_discount: 0,
    amount_payable: item.subtotal,
    amount_paid: paid === null ? 0 : item.subtotal,
    currency: 'CNY',
    coupon: null,
    amount_coupon: 0,
    channel: past.includes('paying') ? 'wechat' : null,
    purchase_id: null,
    attempt_id: null,
    created_at: at(0),
    expires_at: new Date(createdAt.getTime() + orderLifetime).toISOString(),
    paid_at: paid,
    finished_at: timeOf('finished'),
    closed_at: timeOf('cancelled') ?? timeOf('expired'),
    invoice_status: 'none',
    timeline: JSON.stringify(past.map((event, step) => ({ at: at(step), event }))),
  }
}
