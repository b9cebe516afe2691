import type { InvoiceStatus } from '@view-site/contract'
import type { Tx } from '../db/openDatabase.ts'
import type { InvoiceRow } from '../db/tables/InvoiceTables.ts'
import type { OrderRow } from '../db/tables/OrderTables.ts'
import { isLive } from '../domain/orders/invoices.ts'
import { newId, newInvoiceNo } from '../secrets.ts'

const day = 86_400_000

/** One invoice in each state for finished orders, as many as there are; the remaining orders can still be invoiced. */
export async function seedInvoices(tx: Tx, orders: readonly OrderRow[], mail: string): Promise<void> {
  for (const [index, status] of (['applied', 'reviewing', 'issued', 'rejected'] as const).entries()) {
    const order = orders[index]
    if (order !== undefined) await seedInvoice(tx, order, { status, mail, special: status === 'issued' })
  }
}

/** An invoice for one order. */
export async function seedInvoice(
  tx: Tx,
  order: OrderRow,
  { status, mail, special }: { status: InvoiceStatus; mail: string; special: boolean },
): Promise<void> {
  const asked = new Date(Date.parse(order.created_at) + day / 24)
  const invoice: InvoiceRow = {
    id: newId('v'),
    user_id: order.user_id,
    kind: special ? 'special' : 'normal',
    title_type: 'company',
    title: '示例科技有限公司',
    tax_no: '91350100M000100Y43',
    reg_address: special ? '杭州市示例路 1 号' : null,
    reg_phone: special ? '0571-00000000' : null,
    bank_name: special ? '示例银行杭州分行' : null,
    bank_account: special ? '6222000000001234' : null,
    mail,
    amount: order.amount_paid,
    status,
    reject_reason: status === 'rejected' ? '抬头与税号不一致' : null,
    invoice_no: status === 'issued' ? newInvoiceNo(asked) : null,
    issued_at: status === 'issued' ? new Date(asked.getTime() + day / 2).toISOString() : null,
    created_at: asked.toISOString(),
  }
  await tx.insertInto('invoices').values(invoice).execute()
  await tx
    .insertInto('invoice_orders')
    .values({ invoice_id: invoice.id, order_no: order.order_no, live: isLive(status) ? 1 : 0 })
    .execute()
  await tx.updateTable('orders').set({ invoice_status: status }).where('order_no', '=', order.order_no).execute()
}
