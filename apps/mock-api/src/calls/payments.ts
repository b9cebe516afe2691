import * as errorCodes from '@view-site/contract/error-codes'
import { calls, type AlipayTradeState, type OrderStatus, type WechatTradeState } from '@view-site/contract'
import type { AttemptRow, OrderRow } from '../db/tables/OrderTables.ts'
import { openAttempt, refuseUnpayable, type OpenAttemptOptions } from '../domain/orders/openAttempt.ts'
import { isOpen } from '../domain/orders/orders.ts'
import { isUndecided } from '../domain/orders/settle.ts'
import { latestAttempt, settleOpenAttempt } from '../domain/orders/settleOpenAttempt.ts'
import type { CallContext } from '../http/CallContext.ts'
import { Failure } from '../http/Failure.ts'
import { route } from '../http/route.ts'
import type { PaidChannel } from '../ports/payments/Gateway.ts'
import { ownOrder } from './orders.ts'

export const payWechat = route(calls['pro/order/pay/wechat'], async ({ order_no, refresh, device }, context) => {
  const { url, h5, ...payment } = await openPayment(context, order_no, { channel: 'wechat', refresh, device })
  const { hasH5 = false } = context.gateways.wechat
  return { ...payment, code_url: url, ...(h5 && { h5_url: url }), has_h5: hasH5 }
})

export const payWechatCheck = route(calls['pro/order/pay/wechat/check'], ({ order_no }, context) =>
  checkPayment(context, order_no, 'wechat'),
)

export const payAlipay = route(calls['pro/order/pay/alipay'], async ({ order_no, refresh, device }, context) => {
  const { url: pay_url, h5: _h5, ...payment } = await openPayment(context, order_no, { channel: 'alipay', refresh, device })
  return { ...payment, pay_url }
})

export const payAlipayCheck = route(calls['pro/order/pay/alipay/check'], async ({ order_no }, context) => {
  const { trade_state, ...check } = await checkPayment(context, order_no, 'alipay')
  return { ...check, trade_state: alipayWord(trade_state, check.paid_at, context.now) }
})

export const payCard = route(calls['pro/order/pay/card'], async ({ order_no, refresh }, context) => {
  if (!context.cardPayments) throw new Failure(errorCodes.notFound)
  const { url: pay_url, h5: _h5, ...payment } = await openPayment(context, order_no, { channel: 'card', refresh })
  return { ...payment, pay_url }
})

export const payCardCheck = route(calls['pro/order/pay/card/check'], ({ order_no }, context) => checkPayment(context, order_no, 'card'))

async function openPayment(context: CallContext, orderNo: string, options: OpenAttemptOptions) {
  refuseUnpayable(await ownOrder(context, orderNo))
  const attempt = await openAttempt(context, orderNo, options)
  return {
    attempt_id: attempt.id,
    out_trade_no: attempt.out_trade_no,
    url: attempt.url,
    h5: attempt.h5 === 1,
    amount: attempt.amount,
    expires_at: attempt.expires_at,
    server_time: context.now.toISOString(),
    poll_ms: pollAfter(attempt, context.now),
  }
}

/**
 * Queries the channel of the order's latest payment, settles the result, and returns it in WeChat's terms. If the latest payment uses
 * another channel, the one through `channel` is reported as closed.
 */
async function checkPayment(context: CallContext, orderNo: string, channel: PaidChannel) {
  const before = await ownOrder(context, orderNo)
  const asked = before.status === 'paying' ? await settleOpenAttempt(context, orderNo) : undefined
  const isSame = asked !== undefined && isUndecided(asked.trade)
  const order = isSame ? before : await ownOrder(context, orderNo)
  const wasLeft = asked !== undefined && asked.attempt.channel !== channel
  const trade_state = tradeState(before, order, wasLeft ? 'CLOSED' : asked?.trade.state)
  const waiting = isOpen(order) && order.amount_payable > 0 && !ended.has(trade_state)
  // Another tab may have opened a payment while the channel was asked about the one before, unless the order has ended.
  const attempt = asked !== undefined && (isSame || !isOpen(order)) ? asked.attempt : await latestAttempt(context.db.query, orderNo)
  return {
    status: order.status,
    attempt_id: attempt?.id,
    trade_state,
    paid_at: order.paid_at ?? undefined,
    next_poll_ms: !waiting || attempt === undefined ? null : pollAfter(attempt, context.now),
    server_time: context.now.toISOString(),
  }
}

/** States in which an attempt can no longer be paid. */
const ended = new Set<WechatTradeState>(['CLOSED', 'REVOKED', 'PAYERROR', 'REFUND'])

const settled: Partial<Record<OrderStatus, WechatTradeState>> = {
  paid: 'SUCCESS',
  finished: 'SUCCESS',
  refunded: 'REFUND',
  cancelled: 'CLOSED',
  expired: 'CLOSED',
}

function tradeState(before: OrderRow, order: OrderRow, reported: WechatTradeState | undefined): WechatTradeState {
  const final = settled[order.status]
  if (final !== undefined) return final
  if (before.status === 'created') return 'NOTPAY'
  // A successful payment that did not pay the order had a wrong amount and is refunded.
  return reported === 'SUCCESS' ? 'REFUND' : (reported ?? 'UNKNOWN')
}

const alipayWords: Record<WechatTradeState, AlipayTradeState> = {
  NOTPAY: 'WAIT_BUYER_PAY',
  USERPAYING: 'WAIT_BUYER_PAY',
  SUCCESS: 'TRADE_SUCCESS',
  CLOSED: 'TRADE_CLOSED',
  REVOKED: 'TRADE_CLOSED',
  PAYERROR: 'TRADE_CLOSED',
  REFUND: 'TRADE_CLOSED',
  UNKNOWN: 'UNKNOWN',
}

/** After a year Alipay no longer refunds, and reports the trade as finished. */
const refundable = 365 * 24 * 3_600_000

/** Alipay reports a refunded trade as closed, and has no states for scanned or failed ones. */
function alipayWord(state: WechatTradeState, paidAt: string | undefined, now: Date): AlipayTradeState {
  const isOver = state === 'SUCCESS' && paidAt !== undefined && now.getTime() - Date.parse(paidAt) > refundable
  return isOver ? 'TRADE_FINISHED' : alipayWords[state]
}

/** Poll interval: two seconds in the first minute of an attempt, five afterwards. */
function pollAfter(attempt: AttemptRow, now: Date): number {
  return now.getTime() - Date.parse(attempt.created_at) < 60_000 ? 2000 : 5000
}
