import { calls, type CallBody, type Edition, type Order } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import type { Tx } from '../db/openDatabase.ts'
import type { UserRow } from '../db/tables/AccountTables.ts'
import type { OrderRow } from '../db/tables/OrderTables.ts'
import { countUse } from '../domain/accounts/countUse.ts'
import { expireOrders } from '../domain/orders/closeOrder.ts'
import { termsWithCoupon } from '../domain/orders/coupons.ts'
import { itemsOfOrder, orderLifetime, viewOrder } from '../domain/orders/orders.ts'
import { offersOf } from '../domain/orders/offers.ts'
import { keepTerms } from '../domain/orders/soldTerms.ts'
import { payableOf, storeCustomer } from '../domain/store/storeCustomer.ts'
import { rememberLocale } from '../domain/accounts/rememberLocale.ts'
import { Failure } from '../http/Failure.ts'
import type { CallContext } from '../http/CallContext.ts'
import { requestIdRoute, type Route } from '../http/route.ts'
import { countAll, limits } from '../limits.ts'
import { orderMail } from '../mails/orderMails.ts'
import { newOrderNo } from '../secrets.ts'

/** Maximum units of one edition in an order. */
const largestQuantity = 10

type Item = Order['items'][number]

/** An order line, and what its price is reduced by for this buyer. */
interface Priced {
  item: Item
  discount: number
  /** The edition that it delivers; none for store items. */
  edition?: Edition
}

/**
 * Coupons that are tried are counted first: a wrong one rolls back the order's transaction. Overdue orders are closed first: one of them may
 * have been paid without a notification, so that the buyer owns the item.
 */
export const orderCreate: Route = {
  call: calls['pro/order/create'],
  async run(body, context) {
    if (typeof body === 'object' && body !== null && 'coupon' in body) {
      await countUse(context, `coupon:${context.requireUser().id}`, limits.coupon)
    }
    await expireOrders(context, context.requireUser().id)
    return placeOrder.run(body, context)
  },
}

const placeOrder = requestIdRoute(calls['pro/order/create'], async (body, context, tx) => {
  // Serialises order creation per user; otherwise two requests could both miss each other's open order.
  const user = await tx.selectFrom('users').selectAll().where('id', '=', context.requireUser().id).forUpdate().executeTakeFirstOrThrow()
  await rememberLocale(tx, user, context)
  const priced = await price(tx, context, user, body)
  const items = priced.map(({ item }) => item)
  if (new Set(items.map(({ sku }) => sku)).size !== items.length)
    throw new Failure(errorCodes.invalid, { fields: { items: 'each sku once' } })
  if (body.type === 'product' || body.type === 'upgrade') await refuseOwned(tx, context, user, items)
  await refuseOpen(tx, context, user, { items, purchaseId: body.purchase_id })
  const order = await draft(tx, context, user, priced, body)
  if (order.amount_payable !== body.expect_amount) throw new Failure(errorCodes.amountChanged)
  await tx.insertInto('orders').values(order).execute()
  const view = viewOrder(order, context.now)
  await mailOrder(tx, context, user, view)
  return view
})

type Body = CallBody<'pro/order/create'>

/** Mails what waits for payment. Limited, because the address may be somebody else's as long as it is not verified. */
async function mailOrder(tx: Tx, { catalogue, mails, now }: CallContext, user: UserRow, order: Order): Promise<void> {
  if (order.amount_payable === 0) return
  const wait = await countAll(tx, [[`order-mail:${user.id}`, limits.orderMail]], now)
  if (wait === 0) await mails.put(tx, { id: `order:${order.order_no}`, to: user.mail, content: orderMail(order, catalogue) })
}

async function price(tx: Tx, context: CallContext, user: UserRow, body: Body): Promise<Priced[]> {
  if (body.type === 'store') return pricedGoods(tx, context, user, body.items)
  if (body.type === 'product') return body.items.map((item) => pricedEdition(context, item))
  return [await pricedOffer(tx, context, user, body)]
}

/** The item of an upgrade or a renewal, from the current offers of the purchase. */
async function pricedOffer(tx: Tx, { catalogue, now }: CallContext, user: UserRow, body: Body): Promise<Priced> {
  const owned = tx
    .selectFrom('purchases')
    .selectAll()
    .where('id', '=', body.purchase_id ?? '')
    .where('user_id', '=', user.id)
  const purchase = await owned.forUpdate().executeTakeFirst()
  if (purchase === undefined) throw new Failure(errorCodes.notFound, { fields: { purchase_id: 'unknown' } })
  if (purchase.status !== 'active') throw new Failure(errorCodes.wrongState)
  const [item, more] = body.items
  const { upgrades, renewal } = offersOf(purchase, catalogue, now)
  const offer = [...(body.type === 'upgrade' ? upgrades : renewal === undefined ? [] : [renewal])].find(({ sku }) => sku === item?.sku)
  const edition = catalogue.editions.find(({ sku }) => sku === offer?.sku)
  if (offer === undefined || edition === undefined || more !== undefined)
    throw new Failure(errorCodes.notFound, { fields: { items: 'not on offer' } })
  if (item?.quantity !== offer.quantity) throw new Failure(errorCodes.quantity, { fields: { items: offer.sku } })
  const unit_price = (body.type === 'upgrade' ? edition.price : edition.renewal_price) ?? 0
  const { sku, product, edition: name } = edition
  const subtotal = unit_price * offer.quantity
  return {
    item: { sku, product, edition: name, name: edition.name, quantity: offer.quantity, unit_price, subtotal },
    discount: subtotal - offer.amount,
    edition,
  }
}

function pricedEdition({ catalogue }: CallContext, { sku, quantity }: { sku: string; quantity: number }): Priced {
  const edition = catalogue.editions.find((candidate) => candidate.sku === sku)
  if (edition === undefined || edition.price === null || edition.cta !== 'buy')
    throw new Failure(errorCodes.notFound, { fields: { items: sku } })
  if (quantity > (isUnlimited(edition) ? 1 : largestQuantity)) throw new Failure(errorCodes.quantity, { fields: { items: sku } })
  const { product, edition: name, price } = edition
  const item = { sku, product, edition: name, name: edition.name, quantity, unit_price: price, subtotal: price * quantity }
  return { item, discount: 0, edition }
}

async function pricedGoods(
  tx: Tx,
  { store, now }: CallContext,
  user: UserRow,
  items: { sku: string; quantity: number }[],
): Promise<Priced[]> {
  const customer = await storeCustomer(tx, user.id, now)
  return items.map(({ sku, quantity }) => {
    const goods = store.find(({ id }) => id === sku)
    if (goods === undefined) throw new Failure(errorCodes.notFound, { fields: { items: sku } })
    if (quantity > 1) throw new Failure(errorCodes.quantity, { fields: { items: sku } })
    if (customer.owned.has(sku)) throw new Failure(errorCodes.alreadyOwned, { fields: { items: sku } })
    const { kind, title, price } = goods
    return {
      item: { sku, kind, name: title, quantity, unit_price: price, subtotal: price },
      discount: price - payableOf(goods, customer),
    }
  })
}

/** A second licence for an unlimited number of projects would add nothing. */
function isUnlimited(edition: Edition): boolean {
  return edition.projects === null
}

async function refuseOwned(tx: Tx, { catalogue }: CallContext, user: UserRow, items: Item[]): Promise<void> {
  const single = items
    .map(({ sku }) => sku)
    .filter((sku) => catalogue.editions.some((edition) => edition.sku === sku && isUnlimited(edition)))
  if (single.length === 0) return
  const owned = await tx
    .selectFrom('purchases')
    .select('sku')
    .where('user_id', '=', user.id)
    .where('status', '=', 'active')
    .where('sku', 'in', single)
    .executeTakeFirst()
  if (owned !== undefined) throw new Failure(errorCodes.alreadyOwned, { fields: { items: owned.sku } })
}

async function refuseOpen(
  tx: Tx,
  { now }: CallContext,
  user: UserRow,
  { items, purchaseId }: { items: Item[]; purchaseId: string | undefined },
): Promise<void> {
  const open = await tx
    .selectFrom('orders')
    .select(['order_no', 'items', 'purchase_id'])
    .where('user_id', '=', user.id)
    .where('status', 'in', ['created', 'paying'])
    .where('expires_at', '>', now.toISOString())
    .execute()
  const skus = new Set(items.map(({ sku }) => sku))
  const isSame = (order: (typeof open)[number]): boolean =>
    purchaseId === undefined
      ? order.purchase_id === null && itemsOfOrder(order).some(({ sku }) => skus.has(sku))
      : order.purchase_id === purchaseId
  const same = open.find((order) => isSame(order))
  if (same !== undefined) throw new Failure(errorCodes.orderOpen, { order_no: same.order_no })
}

async function draft(tx: Tx, { now }: CallContext, user: UserRow, priced: Priced[], body: CallBody<'pro/order/create'>): Promise<OrderRow> {
  const items = priced.map(({ item }) => item)
  const list = items.reduce((sum, { subtotal }) => sum + subtotal, 0)
  const discount = priced.reduce((sum, { discount: own }) => sum + own, 0)
  const at = now.toISOString()
  const order: OrderRow = {
    order_no: newOrderNo(now),
    user_id: user.id,
    type: body.type,
    status: 'created',
    items: JSON.stringify(items),
    terms: body.type === 'store' ? null : keepTerms(priced.flatMap(({ edition }) => edition ?? [])),
    amount_list: list,
    amount_discount: discount,
    amount_payable: list - discount,
    amount_paid: 0,
    currency: 'CNY',
    coupon: null,
    amount_coupon: 0,
    channel: null,
    purchase_id: body.purchase_id ?? null,
    attempt_id: null,
    created_at: at,
    expires_at: new Date(now.getTime() + orderLifetime).toISOString(),
    paid_at: null,
    finished_at: null,
    closed_at: null,
    invoice_status: 'none',
    timeline: JSON.stringify([{ at, event: 'created' }]),
  }
  return { ...order, ...(await termsWithCoupon(tx, order, body.coupon, now)) }
}
