import type { InvoiceStatus } from '@view-site/contract'
import type { InvoiceRow } from '../db/tables/InvoiceTables.ts'
import { decideInvoice, lockInvoice } from '../domain/orders/invoices.ts'
import { invoiceMail } from '../mails/accountMails.ts'
import type { Services } from '../services.ts'

export interface ChangeInvoiceStatusOptions {
  to: Exclude<InvoiceStatus, 'applied'>
  reason?: string | undefined
}

/**
 * Changes the status of an invoice as the seller's accounting would: issues, rejects or voids it, and mails its owner. Returns undefined if
 * its current status does not allow that.
 */
export function changeInvoiceStatus(
  { db, clock, mails }: Services,
  id: string,
  { to, reason }: ChangeInvoiceStatusOptions,
): Promise<InvoiceRow | undefined> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const before = await lockInvoice(tx, id)
    const invoice = before && (await decideInvoice(tx, before, to, { now, reason }))
    if (invoice === undefined || (to !== 'issued' && to !== 'rejected')) return invoice
    await mails.put(tx, { id: `invoice:${id}:${to}:${now.toISOString()}`, to: invoice.mail, content: invoiceMail(invoice) })
    return invoice
  })
}
