import { z } from 'zod'
import { id, mail, money, requestId, time } from './common.ts'

/** State of an invoice. */
export const invoiceStatus = z.enum(['applied', 'reviewing', 'issued', 'rejected', 'voided'])

/** Kind of VAT invoice: normal, or special, with which a company can deduct the tax. */
export const invoiceKind = z.enum(['normal', 'special'])

/** Whom an invoice is made out to. */
export const invoiceTitleType = z.enum(['person', 'company'])

/** Formats of an issued invoice. */
export const invoiceFileType = z.enum(['pdf', 'ofd', 'xml'])

const singleLine = (length: number) => z.string().trim().min(1).max(length)

/** Buyer data of an invoice. */
const buyer = {
  kind: invoiceKind,
  title_type: invoiceTitleType,
  title: singleLine(120),
  tax_no: singleLine(20).toUpperCase().optional().describe('Of a company'),
  reg_address: singleLine(200).optional().describe('Special invoices'),
  reg_phone: singleLine(30).optional().describe('Special invoices'),
  bank_name: singleLine(120).optional().describe('Special invoices'),
}

/** A tax invoice for one or more paid orders. */
export const invoice = z
  .object({
    id,
    order_nos: z.array(id).min(1).max(20),
    ...buyer,
    bank_account: z.string().optional().describe('Masked'),
    mail: z.string(),
    amount: money,
    status: invoiceStatus,
    reject_reason: z.string().optional(),
    invoice_no: z.string().optional(),
    created_at: time,
    issued_at: time.optional(),
    files: z.array(z.object({ type: invoiceFileType })).describe('pro/invoice/download gives them'),
  })
  .meta({ id: 'Invoice' })

/** An invoice request: a company needs its tax number, a special invoice all of the company's data. */
export const invoiceApplication = z
  .object({
    order_nos: z
      .array(id)
      .min(1)
      .max(20)
      .refine((numbers) => new Set(numbers).size === numbers.length, { error: 'each order once' }),
    ...buyer,
    bank_account: z
      .string()
      .trim()
      .regex(/^[\d -]{6,40}$/)
      .optional()
      .describe('Special invoices'),
    bank_account_of: id.optional().describe('In place of bank_account: an earlier invoice of the user that has it'),
    mail,
    request_id: requestId,
  })
  .superRefine((body, context) => {
    for (const path of missingFields(body)) context.addIssue({ code: 'custom', path: [path], message: 'missing' })
    if (body.kind === 'special' && body.title_type === 'person') {
      context.addIssue({ code: 'custom', path: ['title_type'], message: 'a special invoice is for companies' })
    }
  })

interface Buyer {
  kind: 'normal' | 'special'
  title_type: 'person' | 'company'
}

function missingFields(body: Buyer & Record<string, unknown>): string[] {
  const needed = [
    ...(body.title_type === 'company' ? ['tax_no'] : []),
    ...(body.kind === 'special' ? ['reg_address', 'reg_phone', 'bank_name'] : []),
    ...(body.kind === 'special' && body['bank_account_of'] === undefined ? ['bank_account'] : []),
  ]
  return needed.filter((field) => body[field] === undefined)
}

/** State of an invoice. */
export type InvoiceStatus = z.infer<typeof invoiceStatus>
/** Format of an issued invoice. */
export type InvoiceFileType = z.infer<typeof invoiceFileType>
/** A tax invoice. */
export type Invoice = z.infer<typeof invoice>
