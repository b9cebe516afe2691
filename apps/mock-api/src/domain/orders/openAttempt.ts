import type { AttemptRow, OrderRow } from '../../db/tables/OrderTables.ts'
import { Failure } from '../../http/Failure.ts'
import type { CallContext } from '../../http/CallContext.ts'
import { GatewayError, type GatewayOrder, type PaidChannel } from '../../ports/payments/Gateway.ts'
import { newId } from '../../secrets.ts'
import { closeAttempt, endAttempts } from './endAttempts.ts'
import { isOpen, lockOrder, moveOrder } from './orders.ts'
import { settle } from './settle.ts'
import { latestAttempt } from './settleOpenAttempt.ts'

/** Lifetime of a payment code or cashier in milliseconds. */
const attemptLifetime = 10 * 60_000

/** What `openAttempt` takes. */
export interface OpenAttemptOptions {
  channel: PaidChannel
  /** Closes the open attempt and starts a new one. @default false */
  refresh?: boolean | undefined
  device?: GatewayOrder['device']
}

/** The open payment of an order through a channel, with what its payer opens; creates one if needed. */
export async function openAttempt(
  context: CallContext,
  orderNo: string,
  { channel, refresh = false, device }: OpenAttemptOptions,
): Promise<AttemptRow & { url: string }> {
  await endOutlived(context, orderNo, refresh)
  const { attempt, order } = await context.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderNo)
    refuseUnpayable(locked)
    const last = await latestAttempt(tx, orderNo)
    if (last?.status === 'open' && last.channel === channel) return { attempt: last, order: locked }
    const fresh = newAttempt(locked, channel, (last?.number ?? 0) + 1, context.now)
    await tx.insertInto('attempts').values(fresh).execute()
    if (locked.status === 'created') await moveOrder(tx, locked, 'paying', context.now.toISOString(), { channel })
    else await tx.updateTable('orders').set({ channel }).where('order_no', '=', orderNo).execute()
    return { attempt: fresh, order: locked }
  })
  const known = channel === 'wechat' ? attempt.code_url : null
  if (known !== null) return { ...attempt, url: known }
  await closeEarlier(context, attempt)
  return { ...attempt, url: await openAtChannel(context, order, attempt, device) }
}

/** Throws unless the order can be paid. */
export function refuseUnpayable(order: OrderRow): void {
  refuseClosed(order)
  if (order.amount_payable === 0) throw new Failure(40912)
}

/** Throws unless the order is unpaid and open. */
export function refuseClosed(order: OrderRow): void {
  if (order.status === 'paid' || order.status === 'finished') throw new Failure(40910)
  if (order.status === 'cancelled' || order.status === 'expired') throw new Failure(40911)
  if (!isOpen(order)) throw new Failure(40912)
}

/** Closes the open attempt at the channel when it has expired or a new one is requested; if it was paid meanwhile, settles the order. */
async function endOutlived(context: CallContext, orderNo: string, refresh: boolean): Promise<void> {
  const attempt = await latestAttempt(context.db.query, orderNo)
  if (attempt?.status !== 'open') return
  if (!refresh && attempt.expires_at > context.now.toISOString()) return
  await settle(context, await atChannel(context, () => context.gateways[attempt.channel].close(attempt.out_trade_no)))
}

/**
 * Closes every earlier open payment of the order, at the channel that was left or of a request that ran at the same time in another tab,
 * so that nobody pays twice. An error of that channel is ignored: it may be the reason for switching, `catchUp` closes it later, and money that
 * still arrives through it pays the order or is refunded.
 */
async function closeEarlier(context: CallContext, { number, order_no }: AttemptRow): Promise<void> {
  const earlier = await context.db.query
    .selectFrom('attempts')
    .select(['id', 'channel', 'out_trade_no'])
    .where('order_no', '=', order_no)
    .where('status', '=', 'open')
    .where('number', '<', number)
    .execute()
  for (const one of earlier) {
    try {
      await settle(context, await context.gateways[one.channel].close(one.out_trade_no))
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      context.log('warn', 'the channel that was left does not answer', { attempt: one.id, error: error.message })
    }
  }
}

async function openAtChannel(context: CallContext, order: OrderRow, attempt: AttemptRow, device: GatewayOrder['device']): Promise<string> {
  const { db, gateways, origin } = context
  const { out_trade_no: outTradeNo, amount, expires_at: expiresAt, order_no: description } = attempt
  const returnUrl = `${origin}${order.type === 'store' ? '/store' : ''}/pay/${order.order_no}`
  const { url } = await atChannel(context, async () => {
    try {
      return await gateways[attempt.channel].open({ outTradeNo, amount, expiresAt, origin, returnUrl, description, device })
    } catch (error) {
      const refused = error instanceof GatewayError && error.kind === 'refused'
      if (refused) await db.query.updateTable('attempts').set({ status: 'failed' }).where('id', '=', attempt.id).execute()
      throw error
    }
  })
  if (!(await keepUrl(context, attempt, url))) {
    // Cancelled, paid or replaced while the channel opened it: close it there once more, so that nobody pays it.
    await closeAttempt(context, attempt)
    const { status } = await db.query.selectFrom('orders').select('status').where('order_no', '=', order.order_no).executeTakeFirstOrThrow()
    await endAttempts(context, { order_no: order.order_no, status })
    throw new Failure(status === 'paid' || status === 'finished' ? 40910 : isOpen({ status }) ? 40912 : 40911)
  }
  return url
}

/**
 * Stores what the payer opens, if the attempt and its order are still open and no later attempt replaces it. A later request may have closed
 * this attempt at the channel before the channel opened it, or may not have reached the channel at all.
 */
async function keepUrl({ db }: CallContext, { id, order_no, number }: AttemptRow, url: string): Promise<boolean> {
  const { numUpdatedRows } = await db.query
    .updateTable('attempts')
    .set({ code_url: url })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where((where) =>
      where.exists(
        where.selectFrom('orders').select('order_no').where('order_no', '=', order_no).where('status', 'in', ['created', 'paying']),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('attempts as later')
            .select('later.id')
            .where('later.order_no', '=', order_no)
            .where('later.number', '>', number),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Asks a channel; throws 50201 or 50202 if it does not answer or refuses. */
export async function atChannel<Result>(context: CallContext, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    context.log('warn', 'the channel did not do its part', { kind: error.kind, error: error.message })
    throw new Failure(error.kind === 'refused' ? 50202 : 50201)
  }
}

function newAttempt(order: OrderRow, channel: PaidChannel, number: number, now: Date): AttemptRow {
  const end = Math.min(now.getTime() + attemptLifetime, Date.parse(order.expires_at))
  const id = newId('a')
  return {
    id,
    order_no: order.order_no,
    number,
    out_trade_no: `${order.order_no}_${id.slice(-8)}`,
    channel,
    amount: order.amount_payable,
    status: 'open',
    code_url: null,
    transaction_id: null,
    refund_reason: null,
    created_at: now.toISOString(),
    expires_at: new Date(end).toISOString(),
  }
}
