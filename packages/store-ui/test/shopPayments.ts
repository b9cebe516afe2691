import type { AlipayTradeState, Order } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { refusal } from './refusal.ts'

type Channel = 'wechat' | 'alipay'

/** An open payment of an order, and its state at the channel. */
export interface Attempt {
  id: string
  channel: Channel
  expiresAt: number
  state: 'NOTPAY' | 'USERPAYING' | 'PAYERROR' | 'CLOSED' | 'SUCCESS' | 'REFUND' | 'UNKNOWN'
}

export interface PaymentsOptions {
  now: () => number
  /** Minutes a payment code lives. */
  codeLife: number
  /** The current order; throws if there is none. */
  find: (orderNo: string) => Order
  /** Moves an order to another state. */
  move: (order: Order, status: Order['status']) => void
}

const iso = (time: number) => new Date(time).toISOString()

/** The payments of a shop: an order has one open payment at a time, and only the check reports its state. */
export function createPayments({ now, codeLife, find, move }: PaymentsOptions) {
  const attempts = new Map<string, Attempt>()
  let count = 0

  function open(orderNo: string, channel: Channel, refresh = false) {
    const order = find(orderNo)
    if (isPaid(order)) throw refusal(errorCodes.orderPaid)
    if (!order.can.pay) throw refusal(errorCodes.orderClosed)
    const known = attempts.get(orderNo)
    const reuse = known?.channel === channel && !refresh && !ended.has(known.state) && known.expiresAt > now()
    const attempt: Attempt = reuse ? known : { id: `attempt-${++count}`, channel, expiresAt: now() + codeLife * 60_000, state: 'NOTPAY' }
    attempts.set(orderNo, attempt)
    Object.assign(order, { status: 'paying', channel })
    return {
      attempt_id: attempt.id,
      out_trade_no: `T${attempt.id.replaceAll('-', '_')}`,
      amount: order.amount_payable,
      expires_at: iso(attempt.expiresAt),
      server_time: iso(now()),
      poll_ms: 2000,
    }
  }

  function check(orderNo: string, channel: Channel) {
    const order = find(orderNo)
    const attempt = attempts.get(orderNo)
    const state = attempt && attempt.channel !== channel ? ('CLOSED' as const) : (attempt?.state ?? 'NOTPAY')
    return {
      status: order.status,
      trade_state: isPaid(order) ? ('SUCCESS' as const) : state,
      next_poll_ms: order.can.pay && !ended.has(state) ? 5000 : null,
      server_time: iso(now()),
    }
  }

  return {
    wechat(orderNo: string, refresh?: boolean) {
      const payment = open(orderNo, 'wechat', refresh)
      return { ...payment, code_url: `weixin://wxpay/bizpayurl?pr=${payment.attempt_id}` }
    },
    alipay(orderNo: string, device: string, refresh?: boolean) {
      const payment = open(orderNo, 'alipay', refresh)
      return { ...payment, pay_url: `https://cashier.example/${device}/${payment.attempt_id}` }
    },
    checkWechat: (orderNo: string) => check(orderNo, 'wechat'),
    checkAlipay(orderNo: string) {
      const answer = check(orderNo, 'alipay')
      return { ...answer, trade_state: alipayWords[answer.trade_state] }
    },
    /** Changes the channel's state of the open payment. */
    say(orderNo: string, state: Attempt['state']) {
      const attempt = attempts.get(orderNo)
      if (attempt) attempt.state = state
      if (state === 'SUCCESS') move(find(orderNo), 'paid')
    },
  }
}

function isPaid({ status }: Order): boolean {
  return status === 'paid' || status === 'finished'
}

const alipayWords: Record<Attempt['state'], AlipayTradeState> = {
  NOTPAY: 'WAIT_BUYER_PAY',
  USERPAYING: 'WAIT_BUYER_PAY',
  SUCCESS: 'TRADE_SUCCESS',
  PAYERROR: 'TRADE_CLOSED',
  CLOSED: 'TRADE_CLOSED',
  REFUND: 'TRADE_CLOSED',
  UNKNOWN: 'UNKNOWN',
}

/** Final states of a payment that has failed. */
const ended = new Set(['CLOSED', 'PAYERROR', 'REFUND'])
