import type { Database, Tx } from '../../db/openDatabase.ts'
import type { AttemptRow } from '../../db/tables/OrderTables.ts'
import { GatewayError, type Trade } from '../../ports/payments/Gateway.ts'
import type { Services } from '../../services.ts'
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

async function ask({ clock, gateways, log }: Services, attempt: AttemptRow): Promise<Trade | undefined> {
  const gateway = gateways[attempt.channel]
  const outlived = attempt.status === 'open' && attempt.expires_at <= clock.now().toISOString()
  try {
    return await (outlived ? gateway.close(attempt.out_trade_no) : gateway.query(attempt.out_trade_no))
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    log('warn', 'the channel does not answer', { attempt: attempt.id, error: error.message })
    return undefined
  }
}
