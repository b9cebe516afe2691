import type { Tx } from '../../db/openDatabase.ts'
import type { OrderRow } from '../../db/tables/OrderTables.ts'
import { GatewayError, type Trade } from '../../ports/payments/Gateway.ts'
import type { Services } from '../../services.ts'
import { closeAtChannel, type OpenAttempt } from './closeAtChannel.ts'
import { endAttempts } from './endAttempts.ts'
import { isOpen, lockOrder, moveOrder } from './orders.ts'
import { settle } from './settle.ts'

/**
 * Closes an unpaid order, its payments at the channel first. If one was paid in the meantime, the order is settled instead. An unreachable
 * channel does not keep an order open: its attempts stay open for `catchUp`, and money that still arrives is refunded.
 */
export async function closeOrder(services: Services, orderNo: string, to: 'cancelled' | 'expired'): Promise<OrderRow> {
  const asked = await openAttempts(services, orderNo)
  for (const attempt of asked) {
    const trade = await closeTrade(services, attempt)
    if (trade !== undefined) await settle(services, trade)
  }
  const order = await services.db.transaction((tx) => closeUnpaid(services, tx, orderNo, to))
  // A payment that another tab has opened since.
  const open = await openAttempts(services, orderNo)
  if (open.some(({ out_trade_no }) => asked.every((one) => one.out_trade_no !== out_trade_no))) await endAttempts(services, order)
  return order
}

async function closeUnpaid({ clock }: Services, tx: Tx, orderNo: string, to: 'cancelled' | 'expired'): Promise<OrderRow> {
  const order = await lockOrder(tx, orderNo)
  if (!isOpen(order)) return order
  const at = to === 'expired' ? order.expires_at : clock.now().toISOString()
  return moveOrder(tx, order, to, at, { closed_at: at })
}

/** Closes the user's overdue orders. */
export async function expireOrders(services: Services, userId: string): Promise<void> {
  const due = await services.db.query
    .selectFrom('orders')
    .select('order_no')
    .where('user_id', '=', userId)
    .where('status', 'in', ['created', 'paying'])
    .where('expires_at', '<=', services.clock.now().toISOString())
    .execute()
  for (const { order_no } of due) await closeOrder(services, order_no, 'expired')
}

/** The payments of an order that are open at a channel. */
export function openAttempts(services: Services, orderNo: string): Promise<OpenAttempt[]> {
  return services.db.query
    .selectFrom('attempts')
    .select(['id', 'channel', 'out_trade_no', 'code_url'])
    .where('order_no', '=', orderNo)
    .where('status', '=', 'open')
    .execute()
}

async function closeTrade(services: Services, attempt: OpenAttempt): Promise<Trade | undefined> {
  try {
    return await closeAtChannel(services, attempt)
  } catch (error) {
    if (error instanceof GatewayError) return undefined
    throw error
  }
}
