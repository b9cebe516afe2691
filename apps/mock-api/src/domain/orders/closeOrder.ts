import type { AttemptRow, OrderRow } from '../../db/tables/OrderTables.ts'
import { GatewayError, type Trade } from '../../ports/payments/Gateway.ts'
import type { Services } from '../../services.ts'
import { isOpen, lockOrder, moveOrder } from './orders.ts'
import { settle } from './settle.ts'

/**
 * Closes an unpaid order, its payments at the channel first. If one was paid in the meantime, the order is settled instead. An unreachable
 * channel does not keep an order open: its attempts stay open for `catchUp`, and money that still arrives is refunded.
 */
export async function closeOrder(services: Services, orderNo: string, to: 'cancelled' | 'expired'): Promise<OrderRow> {
  for (const attempt of await openAttempts(services, orderNo)) {
    const trade = await closeTrade(services, attempt)
    if (trade !== undefined) await settle(services, trade)
  }
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderNo)
    if (!isOpen(order)) return order
    const at = to === 'expired' ? order.expires_at : services.clock.now().toISOString()
    return moveOrder(tx, order, to, at, { closed_at: at })
  })
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

/** A payment that is open at a channel. */
export type OpenAttempt = Pick<AttemptRow, 'out_trade_no' | 'channel'>

/** The payments of an order that are open at a channel. */
export function openAttempts(services: Services, orderNo: string): Promise<OpenAttempt[]> {
  return services.db.query
    .selectFrom('attempts')
    .select(['out_trade_no', 'channel'])
    .where('order_no', '=', orderNo)
    .where('status', '=', 'open')
    .execute()
}

async function closeTrade({ gateways }: Services, { out_trade_no, channel }: OpenAttempt): Promise<Trade | undefined> {
  try {
    return await gateways[channel].close(out_trade_no)
  } catch (error) {
    if (error instanceof GatewayError) return undefined
    throw error
  }
}
