import * as errorCodes from '@view-site/contract/error-codes'
import type { AttemptRow, OrderRow } from '../../db/tables/OrderTables.ts'
import { Failure } from '../../http/Failure.ts'
import type { CallContext } from '../../http/CallContext.ts'
import type { GatewayOrder, PaidChannel } from '../../ports/payments/Gateway.ts'
import { newId } from '../../secrets.ts'
import { atChannel } from './atChannel.ts'
import { closeAtChannel } from './closeAtChannel.ts'
import { openAtChannel } from './openAtChannel.ts'
import { isOpen, lockOrder, moveOrder } from './orders.ts'
import { settle } from './settle.ts'
import { settleClosed } from './settleClosed.ts'
import { latestAttempt } from './settleOpenAttempt.ts'

/** Lifetime of a payment code or cashier in milliseconds. */
const attemptLifetime = 10 * 60_000

/** WeChat accepts an H5 address for five minutes (https://pay.weixin.qq.com/doc/v3/merchant/4012791834). */
const h5Lifetime = 5 * 60_000

/** A card's page takes longer to fill in, and its bank may ask the payer to confirm. */
const cardLifetime = 30 * 60_000

/** What `openAttempt` takes. */
export interface OpenAttemptOptions {
  channel: PaidChannel
  /** Closes the open attempt and starts a new one. @default false */
  refresh?: boolean | undefined
  /** For WeChat undefined: the payer's client does not know H5, and gets a code. */
  device?: GatewayOrder['device']
}

/** How often another tab may replace a payment while this one opens it. */
const tries = 3

/** The open payment of an order through a channel, with what its payer opens; creates one if needed. */
export async function openAttempt(
  context: CallContext,
  orderNo: string,
  options: OpenAttemptOptions,
  left = tries,
): Promise<AttemptRow & { url: string }> {
  const { channel, refresh = false, device } = options
  await endOutlived(context, orderNo, refresh)
  const { attempt, order } = await context.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderNo)
    refuseUnpayable(locked)
    const last = await latestAttempt(tx, orderNo)
    if (last?.status === 'open' && last.channel === channel && (last.h5 === 0 || device !== undefined))
      return { attempt: last, order: locked }
    const h5 = device === 'wap' && context.gateways[channel].hasH5 === true
    const fresh = newAttempt(locked, { channel, h5, number: (last?.number ?? 0) + 1 }, context.now)
    await tx.insertInto('attempts').values(fresh).execute()
    if (locked.status === 'created') await moveOrder(tx, locked, 'paying', context.now.toISOString(), { channel })
    else await tx.updateTable('orders').set({ channel }).where('order_no', '=', orderNo).execute()
    return { attempt: fresh, order: locked }
  })
  // Alipay's page depends on the device.
  const known = channel === 'alipay' ? null : attempt.code_url
  if (known !== null) return { ...attempt, url: known }
  await closeEarlier(context, attempt)
  const url = await openAtChannel(context, order, attempt, device)
  if (url !== undefined) return { ...attempt, url }
  await endReplaced(context, attempt, left)
  return openAttempt(context, orderNo, { channel, device }, left - 1)
}

/** Throws unless the order can be paid. */
export function refuseUnpayable(order: OrderRow): void {
  refuseClosed(order)
  if (order.amount_payable === 0) throw new Failure(errorCodes.wrongState)
}

/** Throws unless the order is unpaid and open. */
export function refuseClosed(order: OrderRow): void {
  if (order.status === 'paid' || order.status === 'finished') throw new Failure(errorCodes.orderPaid)
  if (order.status === 'cancelled' || order.status === 'expired') throw new Failure(errorCodes.orderClosed)
  if (!isOpen(order)) throw new Failure(errorCodes.wrongState)
}

/** Closes the open attempt at the channel when it has expired or a new one is requested; if it was paid meanwhile, settles the order. */
async function endOutlived(context: CallContext, orderNo: string, refresh: boolean): Promise<void> {
  const attempt = await latestAttempt(context.db.query, orderNo)
  if (attempt?.status !== 'open') return
  if (!refresh && attempt.expires_at > context.now.toISOString()) return
  await settle(context, await atChannel(context, () => closeAtChannel(context, attempt)))
}

/**
 * Closes every earlier open payment of the order, at the channel that was left or of a request that ran at the same time in another tab,
 * so that nobody pays twice. An error of that channel is ignored: it may be the reason for switching, `catchUp` closes it later, and money that
 * still arrives through it pays the order or is refunded.
 */
async function closeEarlier(context: CallContext, { number, order_no }: AttemptRow): Promise<void> {
  const earlier = await context.db.query
    .selectFrom('attempts')
    .selectAll()
    .where('order_no', '=', order_no)
    .where('status', '=', 'open')
    .where('number', '<', number)
    .execute()
  for (const one of earlier) await settleClosed(context, one)
}

/**
 * Closes an attempt once more that was closed, paid or replaced while its channel opened it, so that nobody pays it. Throws why there is no
 * payment; returns if another request has opened one of the same amount through the same channel, which serves this request too.
 */
async function endReplaced(context: CallContext, attempt: AttemptRow, left: number): Promise<void> {
  const { channel, amount, order_no } = attempt
  await settleClosed(context, attempt)
  const order = await context.db.query.selectFrom('orders').selectAll().where('order_no', '=', order_no).executeTakeFirstOrThrow()
  refuseUnpayable(order)
  const last = await latestAttempt(context.db.query, order_no)
  if (left <= 1 || last?.channel !== channel || order.amount_payable !== amount) throw new Failure(errorCodes.wrongState)
}

function newAttempt(
  order: OrderRow,
  { channel, h5, number }: { channel: PaidChannel; h5: boolean; number: number },
  now: Date,
): AttemptRow {
  const lifetime = h5 ? h5Lifetime : channel === 'card' ? cardLifetime : attemptLifetime
  const end = Math.min(now.getTime() + lifetime, Date.parse(order.expires_at))
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
    h5: h5 ? 1 : 0,
    reference: null,
    transaction_id: null,
    refund_reason: null,
    created_at: now.toISOString(),
    expires_at: new Date(end).toISOString(),
  }
}
