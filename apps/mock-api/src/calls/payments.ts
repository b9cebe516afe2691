import { calls, type OrderStatus, type WechatTradeState } from '@view-site/contract'
import type { AttemptRow, OrderRow } from '../db/tables.ts'
import { isOpen, lockOrder, moveOrder } from '../domain/orders.ts'
import { settle } from '../domain/settle.ts'
import { latestAttempt, settleOpenAttempt } from '../domain/settleOpenAttempt.ts'
import { Failure } from '../http/Failure.ts'
import { route, type CallContext } from '../http/route.ts'
import { GatewayError } from '../ports/Gateway.ts'
import { newId } from '../secrets.ts'
import { ownOrder } from './orders.ts'

/** Milliseconds that a code can be scanned. */
const attemptLifetime = 10 * 60_000

export const payWechat = route(calls['pro/order/pay/wechat'], async ({ order_no, refresh }, context) => {
  refuseUnpayable(await ownOrder(context, order_no))
  await endOutlived(context, order_no, refresh === true)
  const attempt = await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, order_no)
    refuseUnpayable(order)
    const last = await latestAttempt(tx, order_no)
    if (last?.status === 'open') return last
    const fresh = newAttempt(order, (last?.number ?? 0) + 1, context.now)
    await tx.insertInto('attempts').values(fresh).execute()
    if (order.status === 'created') await moveOrder(tx, order, 'paying', context.now.toISOString(), { channel: 'wechat' })
    return fresh
  })
  const code_url = attempt.code_url ?? (await openAtChannel(context, attempt))
  return {
    attempt_id: attempt.id,
    out_trade_no: attempt.out_trade_no,
    code_url,
    amount: attempt.amount,
    expires_at: attempt.expires_at,
    server_time: context.now.toISOString(),
    poll_ms: pollAfter(attempt, context.now),
  }
})

export const payWechatCheck = route(calls['pro/order/pay/wechat/check'], async ({ order_no }, context) => {
  const before = await ownOrder(context, order_no)
  const asked = before.status === 'paying' ? await settleOpenAttempt(context, order_no) : undefined
  const order = await ownOrder(context, order_no)
  const trade_state = tradeState(before, order, asked?.trade.state)
  const waiting = isOpen(order) && order.amount_payable > 0 && !ended.has(trade_state)
  const attempt = waiting ? await latestAttempt(context.db.query, order_no) : undefined
  return {
    status: order.status,
    trade_state,
    paid_at: order.paid_at ?? undefined,
    next_poll_ms: attempt === undefined ? null : pollAfter(attempt, context.now),
    server_time: context.now.toISOString(),
  }
})

/** States of an attempt after which only a new one can bring the money. */
const ended = new Set<WechatTradeState>(['CLOSED', 'REVOKED', 'PAYERROR', 'REFUND'])

const settled: Partial<Record<OrderStatus, WechatTradeState>> = {
  paid: 'SUCCESS',
  finished: 'SUCCESS',
  refunded: 'REFUND',
  cancelled: 'CLOSED',
  expired: 'CLOSED',
}

function tradeState(before: OrderRow, order: OrderRow, said: WechatTradeState | undefined): WechatTradeState {
  const final = settled[order.status]
  if (final !== undefined) return final
  if (before.status === 'created') return 'NOTPAY'
  // A success that did not pay the order was a wrong amount, which goes back.
  return said === 'SUCCESS' ? 'REFUND' : (said ?? 'UNKNOWN')
}

function refuseUnpayable(order: OrderRow): void {
  if (order.status === 'paid' || order.status === 'finished') throw new Failure(40910)
  if (order.status === 'cancelled' || order.status === 'expired') throw new Failure(40911)
  if (!isOpen(order) || order.amount_payable === 0) throw new Failure(40912)
}

/** Closes the open attempt at the channel when its time is over or a new code is wanted; one that was paid meanwhile settles the order. */
async function endOutlived(context: CallContext, orderNo: string, refresh: boolean): Promise<void> {
  const attempt = await latestAttempt(context.db.query, orderNo)
  if (attempt?.status !== 'open') return
  if (!refresh && attempt.expires_at > context.now.toISOString()) return
  await settle(context, await atChannel(context, () => context.gateway.close(attempt.out_trade_no)))
}

async function openAtChannel(context: CallContext, attempt: AttemptRow): Promise<string> {
  const { db, gateway, origin } = context
  const { out_trade_no: outTradeNo, amount, expires_at: expiresAt, order_no } = attempt
  const { codeUrl } = await atChannel(context, async () => {
    try {
      return await gateway.open({ outTradeNo, amount, expiresAt, origin, description: order_no })
    } catch (error) {
      const refused = error instanceof GatewayError && error.kind === 'refused'
      if (refused) await db.query.updateTable('attempts').set({ status: 'failed' }).where('id', '=', attempt.id).execute()
      throw error
    }
  })
  await db.query.updateTable('attempts').set({ code_url: codeUrl }).where('id', '=', attempt.id).execute()
  return codeUrl
}

async function atChannel<Result>(context: CallContext, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    context.log('warn', 'the channel did not do its part', { kind: error.kind, error: error.message })
    throw new Failure(error.kind === 'refused' ? 50202 : 50201)
  }
}

function newAttempt(order: OrderRow, number: number, now: Date): AttemptRow {
  const end = Math.min(now.getTime() + attemptLifetime, Date.parse(order.expires_at))
  const id = newId('a')
  return {
    id,
    order_no: order.order_no,
    number,
    out_trade_no: `${order.order_no}_${id.slice(-8)}`,
    channel: 'wechat',
    amount: order.amount_payable,
    status: 'open',
    code_url: null,
    transaction_id: null,
    refund_reason: null,
    created_at: now.toISOString(),
    expires_at: new Date(end).toISOString(),
  }
}

/** Two seconds in the first minute of an attempt, then five. */
function pollAfter(attempt: AttemptRow, now: Date): number {
  return now.getTime() - Date.parse(attempt.created_at) < 60_000 ? 2000 : 5000
}
