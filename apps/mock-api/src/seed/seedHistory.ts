import type { Catalogue, Edition, OrderStatus } from '@view-site/contract'
import { newLicense } from '../calls/licenses.ts'
import type { Tx } from '../db/openDatabase.ts'
import type { UserRow } from '../db/tables/AccountTables.ts'
import type { OrderRow } from '../db/tables/OrderTables.ts'
import { purchaseOfEdition } from '../domain/orders/purchaseOfEdition.ts'
import { pastOrder } from './pastOrder.ts'
import { seedInvoice, seedInvoices } from './seedInvoices.ts'

const day = 86_400_000

/** Orders and invoices in every state, 260 orders for one account; purchases and licences for the enterprise and the expired customer. */
export async function seedHistory(tx: Tx, users: UserRow[], catalogue: Catalogue, now: Date): Promise<void> {
  const buyable = catalogue.editions.filter((edition) => edition.cta === 'buy')
  const pick = (index: number): Edition => required(buyable[index % buyable.length], 'an edition that can be bought')
  const byName = (name: string): UserRow =>
    required(
      users.find(({ username }) => username === name),
      `the account ${name}`,
    )
  const bySku = (sku: string): Edition =>
    required(
      catalogue.editions.find((edition) => edition.sku === sku),
      `the edition ${sku}`,
    )

  const orders = byName('orders')
  const recent: OrderStatus[] = ['created', 'paying', 'paid', 'finished', 'cancelled', 'expired', 'refunded']
  const invoiced = Array.from({ length: 6 }, (): OrderStatus => 'finished')
  const older: OrderStatus[] = ['cancelled', 'expired']
  const rows = Array.from({ length: 260 }, (_, index) => {
    const status = [...recent, ...invoiced][index] ?? required(older[index % 2], 'a state')
    return seedOrder(orders, pick(index), status, new Date(now.getTime() - (index < 2 ? index * 60_000 : index * day)))
  })
  await tx.insertInto('orders').values(rows).execute()
  await seedPurchases(tx, rows, catalogue)
  await seedInvoices(tx, rows.slice(recent.length, recent.length + invoiced.length), orders.mail)

  for (const [name, sku, age] of [
    ['enterprise', 'admin_plus-enterprise', 40],
    ['expired', 'admin_plus-standard', 3 * 365],
  ] as const) {
    const user = byName(name)
    const order = seedOrder(user, bySku(sku), 'finished', new Date(now.getTime() - age * day))
    await tx.insertInto('orders').values(order).execute()
    if (name === 'enterprise') await seedInvoice(tx, order, { status: 'issued', mail: user.mail, special: true })
    await seedPurchases(tx, [order], catalogue, name === 'enterprise' ? ['订单后台', '客服工作台'] : ['个人项目'])
  }
}

function seedOrder(user: UserRow, edition: Edition, status: OrderStatus, at: Date): OrderRow {
  const price = edition.price ?? 0
  const { sku, product, edition: name } = edition
  const item = { sku, product, edition: name, name: edition.name, quantity: 1, unit_price: price, subtotal: price }
  return pastOrder({ user, type: 'product', item, status, at })
}

async function seedPurchases(tx: Tx, orders: OrderRow[], catalogue: Catalogue, holders: string[] = []): Promise<void> {
  for (const order of orders.filter(({ status }) => status === 'finished' || status === 'refunded')) {
    const edition = required(
      catalogue.editions.find(({ sku }) => order.items.includes(`"${sku}"`)),
      `the edition of ${order.order_no}`,
    )
    const at = new Date(order.created_at)
    const purchase = {
      ...purchaseOfEdition(edition, { orderNo: order.order_no, userId: order.user_id, quantity: 1, at }),
      ...(order.status === 'refunded' ? { status: 'refunded' as const } : {}),
    }
    await tx.insertInto('purchases').values(purchase).execute()
    const licenses = holders.map((name) => newLicense(purchase, { type: 'company', name }, at))
    if (licenses.length > 0) await tx.insertInto('licenses').values(licenses).execute()
  }
}

function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The seed needs ${what}; adapt src/seed to the catalogue`)
  return value
}
