/** Where a channel keeps its ids of payments, if it cannot find a payment by our number. */
export interface PaymentReferences {
  /** The channel's id of a payment; undefined before it was opened. */
  find(outTradeNo: string): Promise<string | undefined>
  keep(outTradeNo: string, reference: string): Promise<void>
}
