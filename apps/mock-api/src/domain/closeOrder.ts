import type { OrderRow } from '../db/tables.ts'
import { GatewayError, type Trade } from '../ports/Gateway.ts'
import type { Services } from '../services.ts'
import { isOpen, lockOrder, moveOrder } from './orders.ts'
import { settle } from './settle.ts'

/** Closes an unpaid order, and its payments at the channel first: one that was paid in the meantime wins, and the order is settled instead. */
export async function closeOrder(services: Services, orderNo: string, to: 'cancelled' | 'expired'): Promise<OrderRow> {
  for (const outTradeNo of await openTrades(services, orderNo)) {
    const trade = await closeTrade(services, outTradeNo)
    if (trade !== undefined) await settle(services, trade)
  }
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderNo)
    if (!isOpen(order)) return order
    await tx.updateTable('attempts').set({ status: 'closed' }).where('order_no', '=', orderNo).where('status', '=', 'open').execute()
    const at = to === 'expired' ? order.expires_at : services.clock.now().toISOString()
    return moveOrder(tx, order, to, at, { closed_at: at })
  })
}

/** Closes the orders of a user that waited too long. */
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

async function openTrades(services: Services, orderNo: string): Promise<string[]> {
  const attempts = await services.db.query
    .selectFrom('attempts')
    .select('out_trade_no')
    .where('order_no', '=', orderNo)
    .where('status', '=', 'open')
    .execute()
  return attempts.map(({ out_trade_no }) => out_trade_no)
}

/** A channel that cannot be reached does not keep an order open: money that still comes in is given back. */
async function closeTrade(services: Services, outTradeNo: string): Promise<Trade | undefined> {
  try {
    return await services.gateway.close(outTradeNo)
  } catch (error) {
    if (error instanceof GatewayError) return undefined
    throw error
  }
}
