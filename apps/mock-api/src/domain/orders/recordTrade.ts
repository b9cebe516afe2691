import type { Tx } from '../../db/openDatabase.ts'
import type { AttemptRow, OrderRow } from '../../db/tables/OrderTables.ts'
import type { Trade } from '../../ports/payments/Gateway.ts'
import type { Services } from '../../services.ts'
import { withdrawExtension } from '../licences/extendPurchase.ts'
import { countSettlement } from './countSettlement.ts'
import { lockOrders, ordersInvoicedWith, withdrawInvoice } from './invoices.ts'
import { isOpen, lockOrder, moveOrder } from './orders.ts'

/** Records what the channel reports about an attempt, under a lock of its order; returns the order before that, or undefined if the attempt is unknown. */
export async function recordTrade(services: Services, tx: Tx, trade: Trade): Promise<OrderRow | undefined> {
  const known = await tx.selectFrom('attempts').select('order_no').where('out_trade_no', '=', trade.outTradeNo).executeTakeFirst()
  if (known === undefined) {
    services.log('warn', 'payment notification for an unknown attempt', { out_trade_no: trade.outTradeNo })
    return undefined
  }
  // A refund voids the invoice, which changes the invoice status of its other orders.
  if (trade.state === 'REFUND') await lockOrders(tx, await ordersInvoicedWith(tx, known.order_no))
  const order = await lockOrder(tx, known.order_no)
  const attempt = await tx
    .selectFrom('attempts')
    .selectAll()
    .where('out_trade_no', '=', trade.outTradeNo)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (trade.state === 'SUCCESS') await recordSuccess(services, tx, order, attempt, trade)
  if (trade.state === 'REFUND') await recordRefund(services, tx, order, attempt)
  if (trade.state === 'CLOSED' || trade.state === 'REVOKED') await endAttempt(services, tx, attempt, 'closed')
  if (trade.state === 'PAYERROR') await endAttempt(services, tx, attempt, 'failed')
  return order
}

async function recordSuccess(services: Services, tx: Tx, order: OrderRow, attempt: AttemptRow, trade: Trade): Promise<void> {
  if (attempt.status === 'success' || attempt.status === 'refunded') return
  const reason = refundReason(order, attempt, trade)
  await tx
    .updateTable('attempts')
    .set({ status: 'success', transaction_id: trade.transactionId ?? null, refund_reason: reason })
    .where('id', '=', attempt.id)
    .execute()
  countSettlement(services, tx, { channel: attempt.channel, outcome: reason ?? 'paid' })
  if (reason !== null) {
    services.log('warn', 'money that has to go back', { order_no: order.order_no, attempt: attempt.id, reason })
    return
  }
  const at = trade.paidAt ?? services.clock.now().toISOString()
  await moveOrder(tx, order, 'paid', at, { paid_at: at, amount_paid: attempt.amount, channel: attempt.channel, attempt_id: attempt.id })
}

function refundReason(order: OrderRow, attempt: AttemptRow, trade: Trade): AttemptRow['refund_reason'] {
  if (trade.amount !== attempt.amount) return 'wrong_amount'
  // A payment of the amount before a coupon was applied or removed, which had been closed.
  if (isOpen(order) && attempt.amount !== order.amount_payable) return 'wrong_amount'
  if (isOpen(order)) return null
  return order.status === 'cancelled' || order.status === 'expired' ? 'order_closed' : 'paid_twice'
}

async function recordRefund(services: Services, tx: Tx, order: OrderRow, attempt: AttemptRow): Promise<void> {
  await tx.updateTable('attempts').set({ status: 'refunded' }).where('id', '=', attempt.id).execute()
  if (attempt.status !== 'refunded') countSettlement(services, tx, { channel: attempt.channel, outcome: 'refunded' })
  if (order.attempt_id !== attempt.id || order.status === 'refunded') return
  const now = services.clock.now()
  await moveOrder(tx, order, 'refunded', now.toISOString())
  await withdrawInvoice(tx, order.order_no, now)
  await withdrawExtension(tx, order, now)
  await tx.updateTable('store_purchases').set({ status: 'refunded' }).where('order_no', '=', order.order_no).execute()
  const purchases = await tx.selectFrom('purchases').select('id').where('order_no', '=', order.order_no).forUpdate().execute()
  const ids = purchases.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.updateTable('purchases').set({ status: 'refunded' }).where('id', 'in', ids).execute()
  await tx.updateTable('licenses').set({ status: 'revoked' }).where('purchase_id', 'in', ids).execute()
}

async function endAttempt(services: Services, tx: Tx, attempt: AttemptRow, status: 'closed' | 'failed'): Promise<void> {
  if (attempt.status !== 'open') return
  await tx.updateTable('attempts').set({ status }).where('id', '=', attempt.id).execute()
  countSettlement(services, tx, { channel: attempt.channel, outcome: status })
}
