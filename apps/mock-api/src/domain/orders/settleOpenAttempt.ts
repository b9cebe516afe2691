import type { Database, Tx } from '../../db/openDatabase.ts'
import type { AttemptRow } from '../../db/tables/OrderTables.ts'
import { GatewayError, type Trade } from '../../ports/payments/Gateway.ts'
import type { Services } from '../../services.ts'
import { closeAtChannel } from './closeAtChannel.ts'
import { settle } from './settle.ts'

/** Queries the channel about the latest attempt of an order and settles the answer; returns undefined without an attempt or an answer. */
export async function settleOpenAttempt(services: Services, orderNo: string): Promise<{ attempt: AttemptRow; trade: Trade } | undefined> {
  const attempt = await latestAttempt(services.db.query, orderNo)
  if (attempt === undefined) return undefined
  const trade = await settleAttempt(services, attempt)
  return trade && { attempt, trade }
}

/** Queries the channel about an attempt, closing it there if its time is over, and settles the answer; returns undefined without one. */
export async function settleAttempt(services: Services, attempt: AttemptRow): Promise<Trade | undefined> {
  const trade = await ask(services, attempt)
  if (trade !== undefined) await settle(services, trade)
  return trade
}

/** The latest payment attempt of an order. */
export function latestAttempt(query: Database['query'] | Tx, orderNo: string): Promise<AttemptRow | undefined> {
  return query.selectFrom('attempts').selectAll().where('order_no', '=', orderNo).orderBy('number', 'desc').limit(1).executeTakeFirst()
}

/**
 * Whether a request is opening the attempt at this moment, or has failed to. Its channel may not know it yet, which must not close it, and
 * nobody has been given an address to pay it at.
 */
export function isOpening({ status, code_url, expires_at }: AttemptRow, now: Date): boolean {
  return status === 'open' && code_url === null && expires_at > now.toISOString()
}

async function ask(services: Services, attempt: AttemptRow): Promise<Trade | undefined> {
  const { clock, gateways, log } = services
  const now = clock.now()
  if (isOpening(attempt, now)) return { outTradeNo: attempt.out_trade_no, state: 'NOTPAY' }
  const outlived = attempt.status === 'open' && attempt.expires_at <= now.toISOString()
  try {
    return await (outlived ? closeAtChannel(services, attempt) : gateways[attempt.channel].query(attempt.out_trade_no))
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    log('warn', 'the channel does not answer', { attempt: attempt.id, error: error.message })
    return undefined
  }
}
