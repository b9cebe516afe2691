import type { PayChannel, PayDevice, WechatTradeState } from '@view-site/contract'

/** A payment channel. */
export type PaidChannel = Exclude<PayChannel, 'free'>

/** A payment's state as the channel reports it, in one vocabulary for all channels. */
export interface Trade {
  outTradeNo: string
  state: WechatTradeState
  /** The channel's transaction number, once paid. */
  transactionId?: string | undefined
  /** Paid fen. */
  amount?: number | undefined
  paidAt?: string | undefined
}

/** A payment to open. */
export interface GatewayOrder {
  outTradeNo: string
  /** Fen. */
  amount: number
  description: string
  expiresAt: string
  /** Address of this API as the payer's browser sees it. */
  origin: string
  /** Return address of a cashier, always a page of this site. */
  returnUrl: string
  /** @default 'pc' */
  device?: PayDevice | undefined
  /** Address of the payer's device. */
  payerAddress: string
}

/** A notification as received. */
export interface Notification {
  body: string
  /** A header by its name in lower case. */
  header: (name: string) => string | undefined
}

/** A payment channel. Every method may throw a `GatewayError`; each is idempotent for the same number. */
export interface Gateway {
  /** Whether WeChat opens on a phone: a payment for `device: 'wap'` then gets an address instead of a code. @default false */
  readonly hasH5?: boolean
  /** Returns the content of the QR code, the URL of the channel's cashier, or the address that opens WeChat on a phone. */
  open(order: GatewayOrder): Promise<{ url: string }>
  query(outTradeNo: string): Promise<Trade>
  /** Closes the payment unless it is already paid; returns which of the two happened. */
  close(outTradeNo: string): Promise<Trade>
  /** Refunds the payment; repeated calls refund once. */
  refund(outTradeNo: string): Promise<void>
  /** Verifies and parses a notification; undefined if it is not signed by the channel. Throws if it is, and cannot be read. */
  readNotification(notification: Notification): Trade | undefined
  /** The reply by which the channel knows that a notification has arrived; after any other it repeats the notification. */
  readonly acceptedReply: { type: string; body: string }
}

/** The channels by name. */
export type Gateways = Readonly<Record<PaidChannel, Gateway>>

/** The channels, each changed by `change`. */
export function eachGateway({ wechat, alipay, card }: Gateways, change: (gateway: Gateway, channel: PaidChannel) => Gateway): Gateways {
  return { wechat: change(wechat, 'wechat'), alipay: change(alipay, 'alipay'), card: change(card, 'card') }
}

/** Why a channel call failed. */
export class GatewayError extends Error {
  readonly kind: 'unavailable' | 'refused'

  constructor(kind: 'unavailable' | 'refused', message: string) {
    super(message)
    this.name = 'GatewayError'
    this.kind = kind
  }
}
