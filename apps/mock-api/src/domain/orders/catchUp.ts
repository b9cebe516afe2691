import type { AttemptRow } from '../../db/tables/OrderTables.ts'
import { eachGateway, GatewayError, type Gateway, type Gateways } from '../../ports/payments/Gateway.ts'
import type { Services } from '../../services.ts'
import { forgetDownloads } from '../releases/downloads.ts'
import { closeOrder } from './closeOrder.ts'
import { endAttempts } from './endAttempts.ts'
import { fulfil } from './fulfil.ts'
import { settleClosed } from './settleClosed.ts'
import { settleAttempt } from './settleOpenAttempt.ts'

/** How many orders or attempts one run handles of each kind; the next run continues. */
const most = 500

/**
 * Completes what a crashed process or an unreachable channel left undone: delivers paid orders, asks about payments that ended without a
 * notification, closes payments that a later one replaced, overdue orders, and attempts that no order needs, refunds stray payments. An order
 * that fails is logged and does not hold up the others.
 */
export async function catchUp(given: Services): Promise<void> {
  const services = { ...given, gateways: askedWhileAnswering(given.gateways) }
  const now = services.clock.now()
  await isolated(services, 'old download addresses', [{}], () => forgetDownloads(services.db, now))
  await isolated(services, 'a paid order could not be delivered', await paidOrders(services), ({ order_no }) =>
    services.db.transaction((tx) => fulfil(services, tx, order_no)),
  )
  await isolated(services, 'an ended payment could not be settled', await endedAttempts(services, now), (attempt) =>
    settleAttempt(services, attempt),
  )
  await isolated(services, 'a payment that was left could not be closed', await leftAttempts(services), (attempt) =>
    settleClosed(services, attempt),
  )
  await isolated(services, 'an overdue order could not be closed', await overdueOrders(services, now), ({ order_no }) =>
    closeOrder(services, order_no, 'expired'),
  )
  await isolated(services, 'attempts of an order could not be ended', await leftOrders(services), (order) => endAttempts(services, order))
}

async function isolated<Item extends { order_no?: string }>(
  services: Services,
  failure: string,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      services.log('error', failure, { order_no: item.order_no, error: text })
    }
  }
}

/** The channels for one run: after a channel has not answered once, it is not asked again, because waiting for it would hold up the others. */
export function askedWhileAnswering(gateways: Gateways): Gateways {
  return eachGateway(gateways, whileAnswering)
}

function whileAnswering(gateway: Gateway): Gateway {
  let isDown = false
  const ask = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (isDown) throw new GatewayError('unavailable', 'The channel did not answer earlier in this run; the next run asks it again')
    try {
      return await call()
    } catch (error) {
      isDown = error instanceof GatewayError && error.kind === 'unavailable'
      throw error
    }
  }
  return {
    ...gateway,
    query: (outTradeNo) => ask(() => gateway.query(outTradeNo)),
    close: (outTradeNo) => ask(() => gateway.close(outTradeNo)),
    refund: (outTradeNo) => ask(() => gateway.refund(outTradeNo)),
  }
}

function paidOrders({ db }: Services) {
  return db.query
    .selectFrom('orders')
    .select('order_no')
    .where('status', '=', 'paid')
    .where('attempt_id', 'is not', null)
    .limit(most)
    .execute()
}

/** Open attempts whose time is over, of orders that can still be paid: their payer may have paid and left. */
function endedAttempts({ db }: Services, now: Date): Promise<AttemptRow[]> {
  return db.query
    .selectFrom('attempts')
    .innerJoin('orders', 'orders.order_no', 'attempts.order_no')
    .selectAll('attempts')
    .where('attempts.status', '=', 'open')
    .where('attempts.expires_at', '<=', now.toISOString())
    .where('orders.status', '=', 'paying')
    .orderBy('attempts.created_at', 'desc')
    .limit(most)
    .execute()
}

/** Open attempts of which a later one is open too: their channel did not answer when the payer left it. */
function leftAttempts({ db }: Services): Promise<AttemptRow[]> {
  return db.query
    .selectFrom('attempts')
    .innerJoin('attempts as later', 'later.order_no', 'attempts.order_no')
    .selectAll('attempts')
    .distinct()
    .where('attempts.status', '=', 'open')
    .where('later.status', '=', 'open')
    .whereRef('later.number', '>', 'attempts.number')
    .limit(most)
    .execute()
}

function overdueOrders({ db }: Services, now: Date) {
  return db.query
    .selectFrom('orders')
    .select('order_no')
    .where('status', 'in', ['created', 'paying'])
    .where('expires_at', '<=', now.toISOString())
    .limit(most)
    .execute()
}

/** Paid or closed orders with an attempt that may still be paid, or with money to refund. */
function leftOrders({ db }: Services) {
  return db.query
    .selectFrom('attempts')
    .innerJoin('orders', 'orders.order_no', 'attempts.order_no')
    .select(['orders.order_no', 'orders.status'])
    .distinct()
    .where((where) =>
      where.or([
        where.and([where('attempts.status', '=', 'open'), where('orders.status', 'not in', ['created', 'paying'])]),
        where.and([where('attempts.status', '=', 'success'), where('attempts.refund_reason', 'is not', null)]),
      ]),
    )
    .limit(most)
    .execute()
}
