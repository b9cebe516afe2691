import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InvoiceDesk } from './InvoiceDesk.ts'

/** The documents that the tax platform has issued, as `<invoice number>.<type>` in a folder. */
export function folderInvoices(folder: string): InvoiceDesk {
  return { file: async ({ invoice_no }, type) => readFile(join(folder, `${invoice_no}.${type}`)) }
}
