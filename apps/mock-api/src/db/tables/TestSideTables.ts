import type { PaidChannel } from '../../ports/Gateway.ts'

/** The test gateway's own books: what a payment channel would know. */
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
  /** Where the cashier leads back to; a QR code leads nowhere. */
  return_url: string | null
}

/** Every SMS and mail that left. */
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

/** The other sides of the outside services, as the test sides play them. */
export interface TestSideTables {
  trades: TradesTable
  outbox: OutboxTable
}
