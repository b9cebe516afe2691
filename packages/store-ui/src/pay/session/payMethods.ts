import type { ApiClient, CallOptions } from '@view-site/api-client'
import type { AlipayPayment, AlipayTradeState, PayDevice, WechatCheck, WechatPayment, WechatTradeState } from '@view-site/contract'

/** Payment methods, the usual one first. */
export const payMethods = ['wechat', 'alipay'] as const
/** A payment method. */
export type PayMethod = (typeof payMethods)[number]

/** A payment that waits for its payer. */
export type OpenPayment = ({ method: 'wechat' } & WechatPayment) | ({ method: 'alipay' } & AlipayPayment)

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
  const request = { order_no, ...(refresh && { refresh }) }
  return method === 'wechat'
    ? { method, ...(await api.call('pro/order/pay/wechat', request, options)) }
    : { method, ...(await api.call('pro/order/pay/alipay', { ...request, device }, options)) }
}

/** Checks the state of a payment; Alipay's states are mapped to WeChat's. */
export async function checkPayment(api: ApiClient, method: PayMethod, order_no: string, options: CallOptions): Promise<WechatCheck> {
  if (method === 'wechat') return api.call('pro/order/pay/wechat/check', { order_no }, options)
  const check = await api.call('pro/order/pay/alipay/check', { order_no }, options)
  return { ...check, trade_state: words[check.trade_state] }
}

const words: Record<AlipayTradeState, WechatTradeState> = {
  WAIT_BUYER_PAY: 'NOTPAY',
  TRADE_SUCCESS: 'SUCCESS',
  TRADE_FINISHED: 'SUCCESS',
  TRADE_CLOSED: 'CLOSED',
  UNKNOWN: 'UNKNOWN',
}
