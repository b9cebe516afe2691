import type { AttemptRow } from '../../db/tables/OrderTables.ts'
import { GatewayError, type Trade } from '../../ports/payments/Gateway.ts'
import type { Services } from '../../services.ts'
import { askedWhileAnswering } from './catchUp.ts'
import { closeAtChannel } from './closeAtChannel.ts'
import { isUndecided, settle } from './settle.ts'
import { isOpening } from './settleOpenAttempt.ts'

/** What `reconcile` found. */
export interface Reconciliation {
  /** Attempts that the channels were asked about. */
  checked: number
  /** Attempts whose state at the channel differed, and has been settled: lost notifications, payments that were still open. */
  corrected: number
  /** Attempts that could not be compared because their channel did not answer or the settlement failed; the log names them. */
  failed: number
}

const pageSize = 200

/**
 * Compares every payment attempt since `since` with its channel and settles what differs. Finds what no notification reported: payments,
 * refunds, and attempts that were closed here but can still be paid there. Safe to repeat, and to run while payments go on.
 */
export async function reconcile(given: Services, { since }: { since: Date }): Promise<Reconciliation> {
  const services = { ...given, gateways: askedWhileAnswering(given.gateways) }
  const result: Reconciliation = { checked: 0, corrected: 0, failed: 0 }
  let after = { created_at: since.toISOString(), id: '' }
  for (;;) {
    // oxlint-disable no-await-in-loop -- one page and one attempt after another, so that the channels are not flooded
    const page = await attemptsAfter(services, after)
    for (const attempt of page) {
      result.checked += 1
      try {
        if (await correct(services, attempt)) result.corrected += 1
      } catch (error) {
        result.failed += 1
        services.log(error instanceof GatewayError ? 'warn' : 'error', 'an attempt could not be reconciled', {
          order_no: attempt.order_no,
          attempt: attempt.id,
          error: error instanceof Error ? error.message : '',
        })
      }
    }
    const last = page.at(-1)
    if (last === undefined) break
    after = last
    // oxlint-enable no-await-in-loop
  }
  services.log('info', 'payments were reconciled', { ...result })
  return result
}

type Attempt = AttemptRow & { order_status: string }

function attemptsAfter({ db }: Services, { created_at, id }: Pick<AttemptRow, 'created_at' | 'id'>): Promise<Attempt[]> {
  return db.query
    .selectFrom('attempts')
    .innerJoin('orders', 'orders.order_no', 'attempts.order_no')
    .selectAll('attempts')
    .select('orders.status as order_status')
    .where((where) =>
      where.or([
        where('attempts.created_at', '>', created_at),
        where.and([where('attempts.created_at', '=', created_at), where('attempts.id', '>', id)]),
      ]),
    )
    .orderBy('attempts.created_at')
    .orderBy('attempts.id')
    .limit(pageSize)
    .execute()
}

/** Settles an attempt whose state at its channel differs from the stored one; returns whether it did. */
async function correct(services: Services, attempt: Attempt): Promise<boolean> {
  if (isPayable(attempt) && isOpening(attempt, services.clock.now())) return false
  const gateway = services.gateways[attempt.channel]
  const trade = await gateway.query(attempt.out_trade_no)
  if (agrees(attempt, trade)) return false
  if (isUndecided(trade)) {
    await settle(services, await closeAtChannel(services, attempt))
    return true
  }
  // The channel accepted a refund and did not make it.
  if (attempt.status === 'refunded' && trade.state === 'SUCCESS') await gateway.refund(attempt.out_trade_no)
  await settle(services, trade)
  return true
}

/** Which states of a stored attempt each state at the channel may have. An attempt of a wrong amount is a success here until its refund. */
const agreeing: Readonly<Record<Trade['state'], readonly AttemptRow['status'][]>> = {
  SUCCESS: ['success'],
  REFUND: ['refunded'],
  CLOSED: ['closed', 'failed'],
  REVOKED: ['closed', 'failed'],
  PAYERROR: ['failed'],
  NOTPAY: [],
  USERPAYING: [],
  UNKNOWN: ['open', 'success', 'closed', 'failed', 'refunded'],
}

function isPayable({ status, order_status }: Attempt): boolean {
  return status === 'open' && order_status === 'paying'
}

function agrees(attempt: Attempt, { state }: Trade): boolean {
  return (isPayable(attempt) && (state === 'NOTPAY' || state === 'USERPAYING')) || agreeing[state].includes(attempt.status)
}
