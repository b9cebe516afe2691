import type { PaidChannel } from '../ports/payments/Gateway.ts'

/** What happened to a payment that its channel reported. */
export interface Settlement {
  channel: PaidChannel
  /** `paid`, `refunded`, `closed` and `failed`, or why the money goes back. */
  outcome: 'paid' | 'refunded' | 'closed' | 'failed' | 'wrong_amount' | 'order_closed' | 'paid_twice' | 'purchase_gone'
}
