import { calls, isTaxNumber, type CallBody } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import type { Tx } from '../db/openDatabase.ts'
import type { InvoiceRow } from '../db/tables/InvoiceTables.ts'
import type { OrderRow } from '../db/tables/OrderTables.ts'
import { openDownload } from '../domain/releases/downloads.ts'
import { isLive, isTooLate, lockInvoice, lockOrders, moveInvoice, ordersOfInvoices, viewInvoice } from '../domain/orders/invoices.ts'
import { Failure } from '../http/Failure.ts'
import type { CallContext } from '../http/CallContext.ts'
import { requestIdRoute, route } from '../http/route.ts'
import { newId } from '../secrets.ts'
import { paginate } from './paginate.ts'

export const invoiceList = route(calls['pro/invoice/list'], async ({ status, ...page }, context) => {
  const { query } = context.db
  let rows = query.selectFrom('invoices').where('user_id', '=', context.requireUser().id)
  if (status !== undefined) rows = rows.where('status', '=', status)
  const newest = rows.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
  const found = await paginate(page, rows, newest, (row) => row)
  const ids = found.list.map(({ id }) => id)
  const orders = await ordersOfInvoices(query, ids)
  return { ...found, list: found.list.map((row) => viewInvoice(row, orders.get(row.id) ?? [])) }
})

export const invoiceApply = requestIdRoute(calls['pro/invoice/apply'], async (body, context, tx) => {
  const { id: user_id } = context.requireUser()
  const orders = (await lockOrders(tx, body.order_nos)).filter((order) => order.user_id === user_id)
  if (orders.length < body.order_nos.length)
    throw new Failure(errorCodes.notFound, { fields: { order_nos: missing(body.order_nos, orders) } })
  for (const order of orders) refuseUninvoiceable(order, context.now)
  if (body.tax_no !== undefined && !isTaxNumber(body.tax_no)) throw new Failure(errorCodes.taxNumber, { fields: { tax_no: 'check digit' } })
  const details = await detailsOf(tx, context, body)
  const amount = orders.reduce((sum, { amount_paid }) => sum + amount_paid, 0)
  const again = await rejectedOver(tx, body.order_nos)
  const invoice =
    again === undefined
      ? await insertInvoice(tx, { ...fresh(context), user_id, ...details, amount }, body.order_nos)
      : await moveInvoice(tx, again, 'applied', { ...details, amount, reject_reason: null })
  return viewInvoice(invoice, body.order_nos.toSorted())
})

export const invoiceDownload = route(calls['pro/invoice/download'], async ({ id, type }, context) => {
  const { query } = context.db
  const user_id = context.requireUser().id
  const invoice = await query.selectFrom('invoices').selectAll().where('id', '=', id).where('user_id', '=', user_id).executeTakeFirst()
  if (invoice === undefined) throw new Failure(errorCodes.notFound)
  if (invoice.status !== 'issued') throw new Failure(errorCodes.wrongState)
  return openDownload(context, { kind: 'invoice', id, type })
})

type Details = Pick<
  InvoiceRow,
  'kind' | 'title_type' | 'title' | 'tax_no' | 'reg_address' | 'reg_phone' | 'bank_name' | 'bank_account' | 'mail'
>

function refuseUninvoiceable(order: OrderRow, now: Date): void {
  const fields = { order_nos: order.order_no }
  if (isLive(order.invoice_status)) throw new Failure(errorCodes.invoiceApplied, { fields })
  if (order.status !== 'finished' || order.amount_paid === 0) throw new Failure(errorCodes.invoiceRefused, { fields })
  if (isTooLate(order, now)) throw new Failure(errorCodes.invoiceTooLate, { fields })
}

function missing(requested: readonly string[], found: readonly OrderRow[]): string {
  return requested.filter((number) => !found.some(({ order_no }) => order_no === number)).join(', ')
}

/** Drops bank data from a normal invoice and the tax number from a person's, even if the request has them. */
async function detailsOf(tx: Tx, context: CallContext, body: CallBody<'pro/invoice/apply'>): Promise<Details> {
  const special = body.kind === 'special'
  return {
    kind: body.kind,
    title_type: body.title_type,
    title: body.title,
    tax_no: body.title_type === 'company' ? (body.tax_no ?? null) : null,
    reg_address: (special && body.reg_address) || null,
    reg_phone: (special && body.reg_phone) || null,
    bank_name: (special && body.bank_name) || null,
    bank_account: special ? (body.bank_account ?? (await accountOf(tx, context, body.bank_account_of))) : null,
    mail: body.mail,
  }
}

/** The full bank account of an earlier invoice. Users only see its last digits, and need not type it again. */
async function accountOf(tx: Tx, context: CallContext, id = ''): Promise<string> {
  const user_id = context.requireUser().id
  const earlier = tx.selectFrom('invoices').select('bank_account').where('id', '=', id).where('user_id', '=', user_id)
  const account = (await earlier.executeTakeFirst())?.bank_account ?? null
  if (account === null) throw new Failure(errorCodes.notFound, { fields: { bank_account_of: id } })
  return account
}

/** The rejected invoice for exactly these (locked) orders, which is resubmitted instead of creating a second one. */
async function rejectedOver(tx: Tx, orderNos: readonly string[]): Promise<InvoiceRow | undefined> {
  const candidates = await tx
    .selectFrom('invoices')
    .innerJoin('invoice_orders', 'invoice_orders.invoice_id', 'invoices.id')
    .select('invoices.id')
    .where('invoices.status', '=', 'rejected')
    .where('invoice_orders.order_no', '=', orderNos[0] ?? '')
    .orderBy('invoices.created_at', 'desc')
    .execute()
  const ids = candidates.map(({ id }) => id)
  const covered = await ordersOfInvoices(tx, ids)
  const same = ids.find((id) => covered.get(id)?.join() === orderNos.toSorted().join())
  return same === undefined ? undefined : lockInvoice(tx, same)
}

async function insertInvoice(tx: Tx, invoice: InvoiceRow, orderNos: readonly string[]): Promise<InvoiceRow> {
  await tx.insertInto('invoices').values(invoice).execute()
  const links = orderNos.map((order_no) => ({ invoice_id: invoice.id, order_no, live: 1 as const }))
  await tx.insertInto('invoice_orders').values(links).execute()
  await tx.updateTable('orders').set({ invoice_status: 'applied' }).where('order_no', 'in', orderNos).execute()
  return invoice
}

function fresh({ now }: CallContext) {
  const created_at = now.toISOString()
  return { id: newId('v'), status: 'applied' as const, reject_reason: null, invoice_no: null, issued_at: null, created_at }
}
