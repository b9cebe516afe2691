import type { PayChannel, PayDevice, WechatTradeState } from '@view-site/contract'

/** A channel that money comes through. */
export type PaidChannel = Exclude<PayChannel, 'free'>

/** What a payment channel says about one payment, in one vocabulary for all channels. */
export interface Trade {
  outTradeNo: string
  state: WechatTradeState
  /** The channel's own number, once paid. */
  transactionId?: string | undefined
  /** Fen that were paid. */
  amount?: number | undefined
  paidAt?: string | undefined
}

/** What is to be paid. */
export interface GatewayOrder {
  outTradeNo: string
  /** Fen. */
  amount: number
  description: string
  expiresAt: string
  /** Address of this API as the payer's browser sees it. */
  origin: string
  /** Where a cashier sends the payer afterwards: always a page of this site. */
  returnUrl: string
  /** @default 'pc' */
  device?: PayDevice | undefined
}

/** A payment channel. Every method may throw a `GatewayError`; each may be called again with the same number. */
export interface Gateway {
  /** Gives what the payer opens: what a QR code holds, or the address of the channel's cashier. */
  open(order: GatewayOrder): Promise<{ url: string }>
  query(outTradeNo: string): Promise<Trade>
  /** Closes the payment unless it is already paid; says which of the two it was. */
  close(outTradeNo: string): Promise<Trade>
  /** Gives the money back, once. */
  refund(outTradeNo: string): Promise<void>
  /** The trade in a notification, or undefined when its signature is not the channel's. */
  readNotification(body: string, signature: string): Trade | undefined
}

/** The channels by their names. */
export type Gateways = Readonly<Record<PaidChannel, Gateway>>

/** Why a channel did not do what it was asked. */
export class GatewayError extends Error {
  readonly kind: 'unavailable' | 'refused'

  constructor(kind: 'unavailable' | 'refused', message: string) {
    super(message)
    this.name = 'GatewayError'
    this.kind = kind
  }
}
