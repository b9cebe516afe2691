import type { Invoice, InvoiceStatus } from '@view-site/contract'
import type { Selectable } from 'kysely'
import type { Bit } from './Bit.ts'

/** A tax invoice. */
export interface InvoicesTable {
  id: string
  user_id: string
  kind: Invoice['kind']
  title_type: Invoice['title_type']
  title: string
  tax_no: string | null
  reg_address: string | null
  reg_phone: string | null
  bank_name: string | null
  /** Stored in full; its owner sees the last digits. */
  bank_account: string | null
  mail: string
  amount: number
  status: InvoiceStatus
  reject_reason: string | null
  invoice_no: string | null
  issued_at: string | null
  created_at: string
}

/** Which orders an invoice covers; an order has at most one live invoice. */
export interface InvoiceOrdersTable {
  invoice_id: string
  order_no: string
  live: Bit
}

/** Tax invoices. */
export interface InvoiceTables {
  invoices: InvoicesTable
  invoice_orders: InvoiceOrdersTable
}

/** A stored invoice. */
export type InvoiceRow = Selectable<InvoicesTable>
