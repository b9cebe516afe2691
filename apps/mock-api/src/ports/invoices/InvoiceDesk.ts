import type { InvoiceFileType } from '@view-site/contract'
import type { InvoiceRow } from '../../db/tables/InvoiceTables.ts'

/** Creates the documents of issued invoices: the tax platform, or samples. */
export interface InvoiceDesk {
  /** One document of an issued invoice. */
  file(invoice: InvoiceRow & { order_nos: string[] }, type: InvoiceFileType): Promise<Uint8Array>
}
