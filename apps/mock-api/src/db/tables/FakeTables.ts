import type { PaidChannel } from '../../ports/payments/Gateway.ts'

/** The test gateway's own records: what a real payment channel would store. */
export interface TradesTable {
  out_trade_no: string
  channel: PaidChannel
  amount: number
  description: string
  state: 'NOTPAY' | 'USERPAYING' | 'SUCCESS' | 'CLOSED' | 'REFUND' | 'PAYERROR'
  transaction_id: string | null
  paid_amount: number | null
  paid_at: string | null
  created_at: string
  /** Return address of the cashier; null for a QR code. */
  return_url: string | null
}

/** A sent SMS or mail. */
export interface OutboxTable {
  id: string
  kind: 'sms' | 'mail'
  recipient: string
  subject: string
  body: string
  code: string | null
  link: string | null
  created_at: string
}

/** Tables of the fakes for outside services. */
export interface FakeTables {
  trades: TradesTable
  outbox: OutboxTable
}
