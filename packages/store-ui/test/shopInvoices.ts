import type { CallBody, Invoice, Order } from '@view-site/contract'
import { isTaxNumber } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { refusal } from './refusal.ts'

/** The invoices of a shop in memory: its answers, and the actions of its accounting. */
export function createInvoices(now: () => string, find: (orderNo: string) => Order) {
  const invoices: Invoice[] = []

  function apply({ request_id: _id, bank_account, bank_account_of, ...body }: CallBody<'pro/invoice/apply'>): Invoice {
    const orders = body.order_nos.map(find)
    if (orders.some(({ can, invoice_status }) => !can.invoice && invoice_status !== 'none')) throw refusal(errorCodes.invoiceApplied)
    if (orders.some(({ can }) => !can.invoice)) throw refusal(errorCodes.invoiceRefused)
    if (body.tax_no !== undefined && !isTaxNumber(body.tax_no)) throw refusal(errorCodes.taxNumber)
    const earlier = invoices.find(({ id }) => id === bank_account_of)?.bank_account
    const account = bank_account === undefined ? earlier : `•••• ${bank_account.slice(-4)}`
    const invoice: Invoice = {
      ...body,
      id: `invoice-${invoices.length + 1}`,
      ...(account !== undefined && { bank_account: account }),
      amount: orders.reduce((sum, { amount_paid }) => sum + amount_paid, 0),
      status: 'applied',
      created_at: now(),
      files: [],
    }
    invoices.unshift(invoice)
    for (const order of orders) mark(order, 'applied')
    return invoice
  }

  function judge(invoice: Invoice, status: 'issued' | 'rejected', reason = '') {
    invoice.status = status
    if (status === 'rejected') invoice.reject_reason = reason
    else
      Object.assign(invoice, {
        invoice_no: '26010000000000000001',
        issued_at: now(),
        files: [{ type: 'pdf' }, { type: 'ofd' }, { type: 'xml' }],
      })
    for (const number of invoice.order_nos) mark(find(number), status)
  }

  return { invoices, apply, judge }
}

function mark(order: Order, status: Invoice['status']) {
  order.invoice_status = status
  order.can.invoice = status === 'rejected'
}
