import type { Invoice, InvoiceStatus } from '@view-site/contract'
import type { Database, Tx } from '../../db/openDatabase.ts'
import type { InvoiceRow } from '../../db/tables/InvoiceTables.ts'
import type { OrderRow } from '../../db/tables/OrderTables.ts'
import { newInvoiceNo } from '../../secrets.ts'

/** Allowed transitions between the states of an invoice. */
export const invoiceMoves: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  applied: ['reviewing'],
  reviewing: ['issued', 'rejected'],
  rejected: ['applied'],
  issued: ['voided'],
  voided: [],
}

/** Milliseconds after payment in which an order can be invoiced. */
export const invoicePeriod = 365 * 24 * 3_600_000

/** Formats that every issued invoice is available in. */
export const invoiceFiles: Invoice['files'] = [{ type: 'pdf' }, { type: 'ofd' }, { type: 'xml' }]

/** Whether an invoice in this state blocks its orders from being invoiced again. */
export function isLive(status: InvoiceStatus | 'none'): boolean {
  return status === 'applied' || status === 'reviewing' || status === 'issued'
}

/** Whether an order can be invoiced at `now`. */
export function canInvoice(order: OrderRow, now: Date): boolean {
  return order.status === 'finished' && order.amount_paid > 0 && !isLive(order.invoice_status) && !isTooLate(order, now)
}

/** Whether the period to request an order's invoice is over. */
export function isTooLate({ paid_at }: Pick<OrderRow, 'paid_at'>, now: Date): boolean {
  return paid_at !== null && Date.parse(paid_at) + invoicePeriod <= now.getTime()
}

/** An invoice as its owner sees it. */
export function viewInvoice({ user_id: _user, bank_account, ...row }: InvoiceRow, orderNos: readonly string[]): Invoice {
  return {
    id: row.id,
    order_nos: [...orderNos],
    kind: row.kind,
    title_type: row.title_type,
    title: row.title,
    tax_no: row.tax_no ?? undefined,
    reg_address: row.reg_address ?? undefined,
    reg_phone: row.reg_phone ?? undefined,
    bank_name: row.bank_name ?? undefined,
    bank_account: bank_account === null ? undefined : `•••• ${bank_account.slice(-4)}`,
    mail: row.mail,
    amount: row.amount,
    status: row.status,
    reject_reason: row.reject_reason ?? undefined,
    invoice_no: row.invoice_no ?? undefined,
    created_at: row.created_at,
    issued_at: row.issued_at ?? undefined,
    files: row.status === 'issued' ? invoiceFiles : [],
  }
}

/** The order numbers of each of the given invoices, in order. */
export async function ordersOfInvoices(query: Database['query'] | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await query
    .selectFrom('invoice_orders')
    .select(['invoice_id', 'order_no'])
    .where('invoice_id', 'in', ids)
    .orderBy('order_no')
    .execute()
  return new Map(ids.map((id) => [id, rows.filter(({ invoice_id }) => invoice_id === id).map(({ order_no }) => order_no)]))
}

/** Locks the orders of an invoice, then the invoice; all code locks in this order. */
export async function lockInvoice(tx: Tx, id: string): Promise<InvoiceRow | undefined> {
  await lockOrders(tx, (await ordersOfInvoices(tx, [id])).get(id) ?? [])
  return tx.selectFrom('invoices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Locks orders by ascending number, so that concurrent requests for the same orders do not deadlock. */
export function lockOrders(tx: Tx, orderNos: readonly string[]): Promise<OrderRow[]> {
  if (orderNos.length === 0) return Promise.resolve([])
  return tx.selectFrom('orders').selectAll().where('order_no', 'in', orderNos).orderBy('order_no').forUpdate().execute()
}

/** Moves a locked invoice to its next state, and updates `invoice_status` of its orders. */
export async function moveInvoice(tx: Tx, invoice: InvoiceRow, to: InvoiceStatus, patch: Partial<InvoiceRow> = {}): Promise<InvoiceRow> {
  if (!invoiceMoves[invoice.status].includes(to)) {
    throw new Error(`Invoice ${invoice.id} cannot go from ${invoice.status} to ${to}; check the state before moving it`)
  }
  const moved = { ...invoice, ...patch, status: to }
  await tx.updateTable('invoices').set(moved).where('id', '=', invoice.id).execute()
  const covered = tx.selectFrom('invoice_orders').select('order_no').where('invoice_id', '=', invoice.id)
  await tx.updateTable('orders').set({ invoice_status: to }).where('order_no', 'in', covered).execute()
  const links = tx.updateTable('invoice_orders').where('invoice_id', '=', invoice.id)
  await links.set({ live: isLive(to) ? 1 : 0 }).execute()
  return moved
}

/** Moves a locked invoice to a state through the states in between; returns undefined if no path leads there. */
export async function decideInvoice(
  tx: Tx,
  invoice: InvoiceRow,
  to: InvoiceStatus,
  { now, reason }: { now: Date; reason?: string | undefined },
): Promise<InvoiceRow | undefined> {
  const patch = {
    ...(to === 'issued' && { invoice_no: newInvoiceNo(now), issued_at: now.toISOString() }),
    ...(to === 'rejected' && { reject_reason: reason ?? '' }),
  }
  if (invoiceMoves[invoice.status].includes(to)) return moveInvoice(tx, invoice, to, patch)
  if (invoice.status !== 'applied' || !invoiceMoves.reviewing.includes(to)) return undefined
  return moveInvoice(tx, await moveInvoice(tx, invoice, 'reviewing'), to, patch)
}

/** All orders on the live invoice of an order, including itself. */
export async function ordersInvoicedWith(tx: Tx, orderNo: string): Promise<string[]> {
  const invoice = tx.selectFrom('invoice_orders').select('invoice_id').where('order_no', '=', orderNo).where('live', '=', 1)
  const rows = await tx.selectFrom('invoice_orders').select('order_no').where('invoice_id', 'in', invoice).execute()
  return [...new Set([orderNo, ...rows.map(({ order_no }) => order_no)])]
}

/** Refunded money must not stay invoiced: voids the live invoice of a locked order if it was issued, rejects it otherwise. */
export async function withdrawInvoice(tx: Tx, orderNo: string, now: Date): Promise<void> {
  const link = await tx
    .selectFrom('invoice_orders')
    .select('invoice_id')
    .where('order_no', '=', orderNo)
    .where('live', '=', 1)
    .executeTakeFirst()
  if (link === undefined) return
  const invoice = await tx.selectFrom('invoices').selectAll().where('id', '=', link.invoice_id).forUpdate().executeTakeFirstOrThrow()
  const to = invoice.status === 'issued' ? 'voided' : 'rejected'
  await decideInvoice(tx, invoice, to, { now, reason: `订单 ${orderNo} 已退款` })
}
