import type { Order, WechatTradeState } from '@view-site/contract'
import type { OpenPayment, PayMethod } from './payMethods.ts'
import type { Failure } from '../../shared/failures/readFailure.ts'

/** What the till knows. Everything shown is computed from it. */
export interface TillState {
  order?: Order
  /** Why the order could not be read. */
  loadFailure?: Failure
  /** How the order is to be paid. */
  method: PayMethod
  /** The open payment: what the QR code holds, or where the cashier is. */
  payment?: OpenPayment
  /** How long the payment lives altogether, in ms. */
  lifetime: number
  /** A code is being asked for. */
  opening: boolean
  /** Why there is no code. */
  openFailure?: Failure
  /** The code's time is over, or the channel closed it. */
  codeOver: boolean
  /** The channel's word, whichever it is, as WeChat would say it. */
  tradeState?: WechatTradeState
  /** The order turned out to be paid while this till was not watching: by another code, page or person. */
  elsewhere: boolean
  /** The last answer did not come; asking goes on. */
  trouble: boolean
  /** Server clock minus ours, in ms. */
  offset: number
}

/** What the page shows. */
export type TillPhase =
  | 'loading'
  | 'load-failed'
  | 'missing'
  | 'opening'
  | 'open-failed'
  | 'waiting'
  | 'scanned'
  | 'code-expired'
  | 'pay-error'
  | 'confirming'
  | 'paid'
  | 'expired'
  | 'cancelled'
  | 'refunded'

/** Before anything is known. */
export const unknownTill: TillState = {
  method: 'wechat',
  lifetime: 0,
  opening: false,
  codeOver: false,
  elsewhere: false,
  trouble: false,
  offset: 0,
}

/** The phase a till is in. */
export function tillPhase(state: TillState): TillPhase {
  const { order, loadFailure } = state
  if (!order) return loadFailure ? (loadFailure.code === 40401 ? 'missing' : 'load-failed') : 'loading'
  if (order.status === 'finished') return 'paid'
  if (order.status === 'paid') return 'confirming'
  if (order.status === 'created' || order.status === 'paying') return unpaidPhase(state, order)
  return order.status
}

function unpaidPhase(state: TillState, order: Order): TillPhase {
  if (state.tradeState === 'SUCCESS' || order.amount_payable === 0) return 'confirming'
  if (state.opening) return 'opening'
  if (state.openFailure) return 'open-failed'
  if (!state.payment) return 'opening'
  if (state.tradeState === 'PAYERROR' || state.tradeState === 'REFUND') return 'pay-error'
  if (state.codeOver) return 'code-expired'
  return state.tradeState === 'USERPAYING' ? 'scanned' : 'waiting'
}
