import type { AttemptRow, OrderRow } from '../../db/tables/OrderTables.ts'
import { GatewayError } from '../../ports/payments/Gateway.ts'
import type { Services } from '../../services.ts'
import { closeAtChannel } from './closeAtChannel.ts'
import { isOpen } from './orders.ts'
import { recordTrade } from './recordTrade.ts'

/**
 * Leaves no payment of an order open that it does not need: closes the open attempts of an order that is paid or closed, and refunds
 * stray payments (for a closed order, paid twice, of a wrong amount). What the channel rejects now, `catchUp` repeats.
 */
export async function endAttempts(services: Services, order: Pick<OrderRow, 'order_no' | 'status'>): Promise<void> {
  const attempts = await services.db.query
    .selectFrom('attempts')
    .selectAll()
    .where('order_no', '=', order.order_no)
    .where((where) => where.or([where('status', '=', 'open'), where('refund_reason', 'is not', null)]))
    .execute()
  const open = isOpen(order) ? [] : attempts.filter(({ status }) => status === 'open')
  for (const attempt of open) await closeAttempt(services, attempt)
  const strays = attempts.filter(({ status, refund_reason }) => status === 'success' && refund_reason !== null)
  for (const attempt of [...strays, ...(await paidMeanwhile(services, open))]) await refund(services, attempt)
}

type Attempt = Pick<AttemptRow, 'id' | 'order_no' | 'out_trade_no' | 'channel'>

/** Closes an attempt at its channel and records the answer; an attempt that was paid before becomes a payment. */
async function closeAttempt(services: Services, attempt: AttemptRow): Promise<void> {
  try {
    const trade = await closeAtChannel(services, attempt)
    await services.db.transaction((tx) => recordTrade(services, tx, trade))
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    services.log('warn', 'an attempt has to stay open', { attempt: attempt.id, error: error.message })
  }
}

/** The attempts among these that turned out to be paid when they were closed. */
async function paidMeanwhile(services: Services, closed: readonly AttemptRow[]): Promise<Attempt[]> {
  if (closed.length === 0) return []
  const ids = closed.map(({ id }) => id)
  return services.db.query
    .selectFrom('attempts')
    .selectAll()
    .where('id', 'in', ids)
    .where('status', '=', 'success')
    .where('refund_reason', 'is not', null)
    .execute()
}

async function refund(services: Services, { id, order_no, out_trade_no, channel }: Attempt): Promise<void> {
  try {
    await services.gateways[channel].refund(out_trade_no)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    services.log('warn', 'a refund has to wait', { order_no, attempt: id, error: error.message })
    return
  }
  await services.db.query.updateTable('attempts').set({ status: 'refunded' }).where('id', '=', id).execute()
  services.settled?.({ channel, outcome: 'refunded' })
}
