import type { Order, WechatCheck } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import type { Failure } from '../../common/failures/readFailure.ts'
import type { OpenPayment, PayMethod } from './payMethods.ts'

/** Where a payment session is, with what is known there. */
export type PaymentState = Always & (NoOrder | WithOrder | PaymentOpened | Settled | Closed)

/** The name of the state a payment session is in. */
export type PaymentPhase = PaymentState['phase']

/** The states in which a payment has been opened. */
export type PaymentOpenedState = Always & PaymentOpened

interface Always {
  /** How the order is to be paid. */
  method: PayMethod
  /** The last answer did not arrive; the session keeps asking. */
  trouble: boolean
  /** Server clock minus ours, in ms. */
  offset: number
}

type NoOrder = { order?: undefined } & ({ phase: 'loading' } | { phase: 'load-failed' | 'missing'; failure: Failure })

type WithOrder = { order: Order } & ({ phase: 'opening' } | { phase: 'open-failed'; failure: Failure })

type PaymentOpened = {
  order: Order
  /** What the QR code contains, or where the cashier is. */
  payment: OpenPayment
  /** How long the payment is valid altogether, in ms. */
  lifetime: number
} & (
  | { phase: 'waiting' | 'scanned' | 'code-expired' }
  | {
      phase: 'pay-error'
      /** A wrong amount was paid and is on its way back. */
      returned: boolean
    }
)

interface Settled {
  /** `confirming`: the money has arrived, and the order is not fulfilled yet. */
  phase: 'confirming' | 'paid'
  order: Order
  /** The order was paid by another code, page or person. */
  elsewhere: boolean
}

interface Closed {
  phase: 'expired' | 'cancelled' | 'refunded'
  order: Order
}

/** What moves a payment session from one state to the next. */
export type PaymentEvent =
  | { type: 'reload' }
  | { type: 'load-failed'; failure: Failure }
  | { type: 'order-read'; order: Order; elsewhere?: boolean | undefined }
  | { type: 'opening'; method: PayMethod }
  | { type: 'opened'; payment: OpenPayment; lifetime: number }
  | { type: 'open-failed'; failure: Failure }
  | { type: 'checked'; check: Pick<WechatCheck, 'status' | 'trade_state'> }
  | { type: 'code-expired' }
  | { type: 'trouble' }
  | { type: 'server-time'; offset: number }

/** The state before the order has been read. */
export const initialPaymentState: PaymentState = { phase: 'loading', method: 'wechat', trouble: false, offset: 0 }

/** Every transition of a payment session. An event that means nothing in a state leaves it as it is. */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState {
  const { order } = state
  const always = alwaysOf(state)
  // Money that has arrived stays so, even if the order still reads as unpaid.
  const toPay = order && isUnpaid(order) && state.phase !== 'confirming'
  switch (event.type) {
    case 'reload':
      return order ? state : { ...always, phase: 'loading' }
    case 'load-failed':
      if (order) return { ...state, trouble: true }
      return { ...always, phase: event.failure.code === errorCodes.notFound ? 'missing' : 'load-failed', failure: event.failure }
    case 'order-read':
      return afterOrder(state, event.order, event.elsewhere)
    case 'opening': {
      const { method } = event
      return toPay ? { ...always, phase: 'opening', order, method, trouble: method === state.method && state.trouble } : state
    }
    case 'opened':
      if (!order || !isUnpaid(order)) return state
      return { ...always, phase: 'waiting', order, payment: event.payment, lifetime: event.lifetime, trouble: false }
    case 'open-failed':
      return toPay ? { ...always, phase: 'open-failed', order, failure: event.failure } : state
    case 'checked':
      return afterCheck(state, event.check)
    case 'code-expired':
      return state.phase === 'waiting' || state.phase === 'scanned' ? { ...state, phase: 'code-expired' } : state
    case 'trouble':
      return { ...state, trouble: true }
    default:
      return { ...state, offset: event.offset }
  }
}

/** Whether an order still waits for its money. */
export function isUnpaid({ status }: Pick<Order, 'status'>): boolean {
  return status === 'created' || status === 'paying'
}

/** The method by which an order is being paid. */
export function payMethodOf({ channel }: Pick<Order, 'channel'>): PayMethod | undefined {
  return channel === 'free' ? undefined : channel
}

function afterOrder(state: PaymentState, order: Order, elsewhere = 'elsewhere' in state && state.elsewhere): PaymentState {
  // After a reload, or on the way back from a cashier, the order knows how it was to be paid.
  const method = (!state.order && payMethodOf(order)) || state.method
  const always = { method, trouble: false, offset: state.offset }
  switch (order.status) {
    case 'finished':
      return { ...always, phase: 'paid', order, elsewhere }
    case 'paid':
      return { ...always, phase: 'confirming', order, elsewhere }
    case 'created':
    case 'paying':
      return order.amount_payable === 0 || state.phase === 'confirming'
        ? { ...always, phase: 'confirming', order, elsewhere }
        : { ...always, phase: 'opening', order }
    default:
      return { ...always, phase: order.status, order }
  }
}

function afterCheck(before: PaymentState, check: Pick<WechatCheck, 'status' | 'trade_state'>): PaymentState {
  // UNKNOWN: the channel does not answer the server. What it said last still holds.
  if (check.trade_state === 'UNKNOWN' && isUnpaid(check)) return { ...before, trouble: true }
  const state = { ...before, trouble: false }
  const { order } = state
  if (check.trade_state === 'SUCCESS' && order && isUnpaid(order))
    return { ...alwaysOf(state), phase: 'confirming', order, elsewhere: false }
  // An order that is over closes its payment too; reading the order shows why.
  if (!('payment' in state) || !isUnpaid(check)) return state
  switch (check.trade_state) {
    case 'PAYERROR':
    case 'REFUND':
      return { ...state, phase: 'pay-error', returned: check.trade_state === 'REFUND' }
    case 'CLOSED':
    case 'REVOKED':
      return { ...state, phase: 'code-expired' }
    default:
      if (state.phase === 'code-expired') return state
      return { ...state, phase: check.trade_state === 'USERPAYING' ? 'scanned' : 'waiting' }
  }
}

function alwaysOf({ method, trouble, offset }: Always): Always {
  return { method, trouble, offset }
}
