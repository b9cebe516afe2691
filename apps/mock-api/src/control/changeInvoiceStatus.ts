import type { InvoiceStatus } from '@view-site/contract'
import type { InvoiceRow } from '../db/tables/InvoiceTables.ts'
import { decideInvoice, lockInvoice } from '../domain/orders/invoices.ts'
import type { Services } from '../services.ts'

export interface ChangeInvoiceStatusOptions {
  to: Exclude<InvoiceStatus, 'applied'>
  reason?: string | undefined
  /** Address of the site, for the mail about an issued invoice. */
  origin: string
}

/**
 * Changes the status of an invoice as the seller's accounting would: issues, rejects or voids it, and mails its owner. Returns undefined if
 * its current status does not allow that.
 */
export async function changeInvoiceStatus(
  { db, clock, mail, log }: Services,
  id: string,
  { to, reason, origin }: ChangeInvoiceStatusOptions,
): Promise<InvoiceRow | undefined> {
  const now = clock.now()
  const invoice = await db.transaction(async (tx) => {
    const before = await lockInvoice(tx, id)
    return before && decideInvoice(tx, before, to, { now, reason })
  })
  if (invoice === undefined || (to !== 'issued' && to !== 'rejected')) return invoice
  const link = `${origin}/user/invoice`
  const [subject, text] = to === 'issued' ? issued(invoice) : rejected(invoice)
  await mail.send({ to: invoice.mail, subject, text: `${text}\n\n${link}`, link }).catch((error: unknown) => {
    log('error', 'a mail about an invoice could not be sent', { error: error instanceof Error ? error.message : '' })
  })
  return invoice
}

function issued({ invoice_no, title }: InvoiceRow): [string, string] {
  return [
    '发票已开具 · Your invoice is ready',
    `“${title}”的发票 ${invoice_no} 已开具，可在下面的页面下载。\nInvoice ${invoice_no} can be downloaded here.`,
  ]
}

function rejected({ reject_reason, title }: InvoiceRow): [string, string] {
  return [
    '发票申请未通过 · Your invoice request needs a change',
    `“${title}”的发票申请未通过：${reject_reason}。修改后可再次申请。\nPlease correct it and apply again here.`,
  ]
}
