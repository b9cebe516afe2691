import { z } from 'zod'
import { id, money, time } from './common.ts'

/** Where an invoice stands. */
export const invoiceStatus = z.enum(['applied', 'reviewing', 'issued', 'rejected', 'voided'])

/** A tax invoice for one or more paid orders. */
export const invoice = z
  .object({
    id,
    order_nos: z.array(id).min(1).max(20),
    kind: z.enum(['normal', 'special']),
    title_type: z.enum(['person', 'company']),
    title: z.string(),
    tax_no: z.string().optional(),
    reg_address: z.string().optional(),
    reg_phone: z.string().optional(),
    bank_name: z.string().optional(),
    bank_account: z.string().optional().describe('Masked'),
    mail: z.string(),
    amount: money,
    status: invoiceStatus,
    reject_reason: z.string().optional(),
    invoice_no: z.string().optional(),
    issued_at: time.optional(),
    files: z.array(z.object({ type: z.enum(['pdf', 'ofd', 'xml']) })),
  })
  .meta({ id: 'Invoice' })

/** Where an invoice stands. */
export type InvoiceStatus = z.infer<typeof invoiceStatus>
/** A tax invoice. */
export type Invoice = z.infer<typeof invoice>
