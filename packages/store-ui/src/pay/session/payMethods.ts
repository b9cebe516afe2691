import type { ApiClient, CallOptions } from '@view-site/api-client'
import type {
  AlipayPayment,
  AlipayTradeState,
  CardPayment,
  PayDevice,
  WechatCheck,
  WechatPayment,
  WechatTradeState,
} from '@view-site/contract'

/** A payment method. */
export type PayMethod = 'wechat' | 'alipay' | 'card'

/** Where cards are offered: before the other methods, or after them. */
export type CardPlace = 'first' | 'last'

/** The payment methods on a device, the one to begin with first; without `cards` no card is accepted. */
export function payMethodsOf(device: PayDevice, cards?: CardPlace): readonly [PayMethod, ...PayMethod[]] {
  const [first, second] = walletsOf[device]
  if (cards === 'first') return ['card', first, second]
  return cards === 'last' ? [first, second, 'card'] : [first, second]
}

/** A phone cannot scan the code on its own screen. */
const walletsOf = { pc: ['wechat', 'alipay'], wap: ['alipay', 'wechat'] } as const satisfies Record<PayDevice, readonly PayMethod[]>

/** A payment that waits for its payer. */
export type OpenPayment =
  | ({ method: 'wechat' } & WechatPayment)
  | ({ method: 'alipay' } & AlipayPayment)
  | ({ method: 'card' } & CardPayment)

/** Whether a payment is made by scanning a code, and not on another page. */
export function hasCode(payment: OpenPayment): boolean {
  return payment.method === 'wechat' && payment.h5_url === undefined
}

/** What `openPayment` takes. */
export interface OpenPaymentRequest {
  order_no: string
  /** Replaces the open payment by a new one. */
  refresh: boolean
  device: PayDevice
}

/** Opens a payment by a method, or returns the open one. */
export async function openPayment(
  api: ApiClient,
  method: PayMethod,
  { order_no, refresh, device }: OpenPaymentRequest,
  options: CallOptions,
): Promise<OpenPayment> {
  const body = { order_no, ...(refresh && { refresh }) }
  if (method === 'card') return { method, ...(await api.call('pro/order/pay/card', body, options)) }
  const request = { ...body, device }
  return method === 'wechat'
    ? { method, ...(await api.call('pro/order/pay/wechat', request, options)) }
    : { method, ...(await api.call('pro/order/pay/alipay', request, options)) }
}

/** Checks the state of a payment; Alipay's states are mapped to WeChat's. */
export async function checkPayment(api: ApiClient, method: PayMethod, order_no: string, options: CallOptions): Promise<WechatCheck> {
  if (method !== 'alipay') return api.call(`pro/order/pay/${method}/check`, { order_no }, options)
  const check = await api.call('pro/order/pay/alipay/check', { order_no }, options)
  return { ...check, trade_state: wechatStates[check.trade_state] }
}

const wechatStates: Record<AlipayTradeState, WechatTradeState> = {
  WAIT_BUYER_PAY: 'NOTPAY',
  TRADE_SUCCESS: 'SUCCESS',
  TRADE_FINISHED: 'SUCCESS',
  TRADE_CLOSED: 'CLOSED',
  UNKNOWN: 'UNKNOWN',
}
