import type { Database } from '../db/openDatabase.ts'
import type { OutboxTable } from '../db/tables/FakeTables.ts'

/** A payment that has not been paid yet. */
export interface OpenPayment {
  out_trade_no: string
  order_no: string
  amount: number
  mail: string
  created_at: string
}

/** Open payments, newest first. */
export function openPayments(db: Database): Promise<OpenPayment[]> {
  return db.query
    .selectFrom('trades')
    .innerJoin('attempts', 'attempts.out_trade_no', 'trades.out_trade_no')
    .innerJoin('orders', 'orders.order_no', 'attempts.order_no')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['trades.out_trade_no', 'orders.order_no', 'trades.amount', 'users.mail', 'trades.created_at'])
    .where('trades.state', 'in', ['NOTPAY', 'USERPAYING', 'PAYERROR'])
    .orderBy('trades.created_at', 'desc')
    .limit(50)
    .execute()
}

/** A real-name request that has not been decided yet. */
export interface OpenRealName {
  mail: string
  name_masked: string
  id_number_masked: string
  submitted_at: string
}

/** Undecided real-name requests, oldest first. */
export function openRealNames(db: Database): Promise<OpenRealName[]> {
  return db.query
    .selectFrom('real_names')
    .innerJoin('users', 'users.id', 'real_names.user_id')
    .select(['users.mail', 'real_names.name_masked', 'real_names.id_number_masked', 'real_names.submitted_at'])
    .where('users.real_name', '=', 'pending')
    .orderBy('real_names.submitted_at')
    .limit(50)
    .execute()
}

/** An invoice that waits for the seller's accounting. */
export interface OpenInvoice {
  id: string
  title: string
  kind: 'normal' | 'special'
  amount: number
  account: string
  created_at: string
}

/** Invoices that wait for the seller's accounting, newest first. */
export function openInvoices(db: Database): Promise<OpenInvoice[]> {
  return db.query
    .selectFrom('invoices')
    .innerJoin('users', 'users.id', 'invoices.user_id')
    .select(['invoices.id', 'invoices.title', 'invoices.kind', 'invoices.amount', 'users.mail as account', 'invoices.created_at'])
    .where('invoices.status', 'in', ['applied', 'reviewing'])
    .orderBy('invoices.created_at', 'desc')
    .limit(50)
    .execute()
}

/** A sent SMS or mail. */
export type SentMessage = OutboxTable

/** Sent messages, newest first. */
export function sentMessages(
  db: Database,
  filter: { to?: string | undefined; kind?: 'sms' | 'mail' | undefined; limit?: number } = {},
): Promise<SentMessage[]> {
  let rows = db.query.selectFrom('outbox').selectAll()
  if (filter.to !== undefined) rows = rows.where('recipient', '=', filter.to)
  if (filter.kind !== undefined) rows = rows.where('kind', '=', filter.kind)
  return rows
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit ?? 50)
    .execute()
}
