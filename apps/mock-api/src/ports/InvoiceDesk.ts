import type { InvoiceFileType } from '@view-site/contract'
import type { InvoiceRow } from '../db/tables/InvoiceTables.ts'

/** Who makes the documents of issued invoices: the tax platform, or samples of its documents. */
export interface InvoiceDesk {
  /** One document of an issued invoice. */
  file(invoice: InvoiceRow & { order_nos: string[] }, type: InvoiceFileType): Promise<Uint8Array>
}
