import { z } from 'zod'
import type { Services } from '../services.ts'
import type { AddAction } from './AddAction.ts'
import { changeInvoiceStatus } from './changeInvoiceStatus.ts'

const invoiceBody = z
  .object({
    id: z.string().optional(),
    order_no: z.string().optional().describe('The live invoice of this order'),
    to: z.enum(['reviewing', 'issued', 'rejected', 'voided']),
    reason: z.string().max(200).optional().describe('Why it is rejected'),
  })
  .refine((body) => (body.id === undefined) !== (body.order_no === undefined), { error: 'send id or order_no' })

/** Actions of the seller's accounting. */
export function addInvoiceActions(add: AddAction, services: Services): void {
  add('/invoice', invoiceBody, async ({ id, order_no = '', to, reason }) => {
    const known = id ?? (await liveInvoiceOf(services, order_no))
    const invoice = known === undefined ? undefined : await changeInvoiceStatus(services, known, { to, reason })
    return invoice === undefined
      ? { error: 'No invoice with this id, or its current status does not allow this change' }
      : { ok: true, id: invoice.id, status: invoice.status }
  })
}

async function liveInvoiceOf({ db }: Services, orderNo: string): Promise<string | undefined> {
  const links = db.query.selectFrom('invoice_orders').select('invoice_id').where('order_no', '=', orderNo).where('live', '=', 1)
  return (await links.executeTakeFirst())?.invoice_id
}
