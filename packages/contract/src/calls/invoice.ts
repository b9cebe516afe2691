import { z } from 'zod'
import * as errorCodes from '../errorCodes.ts'
import { defineCall } from '../defineCall.ts'
import { id } from '../schemas/common.ts'
import { download } from '../schemas/download.ts'
import { invoice, invoiceApplication, invoiceFileType, invoiceStatus } from '../schemas/invoice.ts'
import { pageOf, pageRequest } from '../schemas/page.ts'

/** The signed-in user's invoices, newest first. */
export const invoiceList = defineCall({
  path: 'pro/invoice/list',
  summary: "The user's invoices, newest first",
  auth: 'required',
  request: z.object({ ...pageRequest, status: invoiceStatus.optional() }),
  response: pageOf(invoice).meta({ id: 'InvoicePage' }),
  errors: [],
  idempotent: true,
})

/** Requests one invoice for one or more paid orders; the server computes its amount. The orders of a rejected invoice resubmit it. */
export const invoiceApply = defineCall({
  path: 'pro/invoice/apply',
  summary: 'Ask for an invoice over paid orders; the amount is what was paid for them',
  auth: 'required',
  request: invoiceApplication,
  response: invoice,
  errors: [errorCodes.notFound, errorCodes.invoiceApplied, errorCodes.invoiceRefused, errorCodes.invoiceTooLate, errorCodes.taxNumber],
  idempotent: 'request_id',
})

/** A file of an issued invoice. */
export const invoiceDownload = defineCall({
  path: 'pro/invoice/download',
  summary: 'A file of an issued invoice, to be fetched within five minutes',
  auth: 'required',
  request: z.object({ id, type: invoiceFileType }),
  response: download,
  errors: [errorCodes.notFound, errorCodes.wrongState],
  idempotent: true,
})
