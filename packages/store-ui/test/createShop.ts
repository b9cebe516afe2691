import {
  calls,
  type CallBody,
  type CallData,
  type Catalogue,
  type CallPath,
  type CallRequest,
  type License,
  type Order,
  type OrderItem,
  type Purchase,
  type StoreItem,
} from '@view-site/contract'
import { ApiError, type ApiClient } from '@view-site/api-client'
import * as errorCodes from '@view-site/contract/error-codes'
import type { Clock } from '@view-site/platform'
import { nothing } from '../src/common/nothing.ts'
import { deferred } from './deferred.ts'
import { sampleCatalogue } from './sampleCatalogue.ts'
import { refusal } from './refusal.ts'
import { sampleGoods, storeInfo } from './shopGoods.ts'
import { createReleases } from './shopReleases.ts'
import { createPayments, type Attempt } from './shopPayments.ts'
import { newLicense, newOrder, newPurchase } from './shopRecords.ts'

/** The error of a call without an answer. */
export function lost(kind: 'network' | 'timeout'): ApiError {
  return new ApiError({ kind, message: kind, url: '/v1' })
}

export { refusal }

export interface ShopOptions {
  catalogue?: Catalogue
  /** What the store sells. @default fourteen samples */
  goods?: StoreItem[]
  /** Minutes a payment code lives. @default 15 */
  codeLife?: number
  /** Minutes an unpaid order lives. @default 120 */
  orderLife?: number
}

/** A shop in memory that checks its requests and replies with the contract's schemas. */
export function createShop(clock: Pick<Clock, 'now'>, { codeLife = 15, orderLife = 120, ...options }: ShopOptions = {}) {
  const catalogue = structuredClone(options.catalogue ?? sampleCatalogue)
  const goods = structuredClone(options.goods ?? sampleGoods())
  const orders = new Map<string, Order>()
  const replies = new Map<string, { body: string; data: unknown }>()
  const purchases: Purchase[] = []
  const licenses: License[] = []
  const log: { path: CallPath; body: Record<string, unknown> }[] = []
  const faults: { path: CallPath; error?: ApiError; before: () => Promise<void> | void; after: boolean }[] = []
  let count = 0

  const iso = (offsetMs = 0) => new Date(clock.now() + offsetMs).toISOString()

  const payments = createPayments({ now: clock.now, codeLife, find, move })
  const releases = createReleases(clock.now)

  const handlers: { [Path in CallPath]?: (body: never) => unknown } = {
    'pro/info/get': (request: CallRequest<'pro/info/get'>) => (request.scope === 'catalogue' ? catalogue : storeInfo(request, goods)),
    'pro/order/create': ({ type, items, purchase_id, expect_amount, request_id }: CallRequest<'pro/order/create'>) => {
      const body = JSON.stringify({ items, purchase_id, expect_amount })
      const known = replies.get(request_id)
      if (known && known.body !== body) throw refusal(errorCodes.requestReused)
      if (known) return known.data
      const line = type === 'store' ? goodsLine(items[0]?.sku) : editionLine(items[0]?.sku)
      const purchase = purchases.find(({ id }) => id === purchase_id)
      const offer = type === 'renewal' ? purchase?.renewal : purchase?.upgrades.find(({ sku }) => sku === line.sku)
      if ((offer?.amount ?? line.subtotal) !== expect_amount) throw refusal(errorCodes.amountChanged)
      const unpaid = [...orders.values()].find((other) => other.can.pay && other.items[0]?.sku === line.sku)
      if (unpaid) throw refusal(errorCodes.orderOpen, unpaid.order_no)
      const times = { now: iso(), expires: iso(orderLife * 60_000) }
      const order = newOrder(type, line, ++count, times)
      orders.set(order.order_no, order)
      replies.set(request_id, { body, data: structuredClone(order) })
      return order
    },
    'pro/order/info': ({ order_no }: { order_no: string }) => find(order_no),
    'pro/order/cancel': ({ order_no }: { order_no: string }) => {
      const order = find(order_no)
      if (order.status === 'paid' || order.status === 'finished') throw refusal(errorCodes.orderPaid)
      if (order.can.cancel) move(order, 'cancelled')
      return order
    },
    'pro/order/finish/auto': ({ order_no }: { order_no: string }) => {
      const order = find(order_no)
      if (order.status === 'created' && order.amount_payable > 0) throw refusal(errorCodes.amountNotZero)
      if (order.status !== 'finished') fulfil(order)
      return order
    },
    'pro/order/pay/wechat': ({ order_no, refresh }: { order_no: string; refresh?: boolean }) => payments.wechat(order_no, refresh),
    'pro/order/pay/alipay': ({ order_no, refresh, device }: { order_no: string; refresh?: boolean; device: string }) =>
      payments.alipay(order_no, device, refresh),
    'pro/order/pay/wechat/check': ({ order_no }: { order_no: string }) => payments.checkWechat(order_no),
    'pro/order/pay/alipay/check': ({ order_no }: { order_no: string }) => payments.checkAlipay(order_no),
    'pro/store/order/list': ({ page, page_size }: { page: number; page_size: number }) =>
      pageOf([...orders.values()].filter(({ type }) => type === 'store').toReversed(), page, page_size),
    'pro/store/order/cancel': ({ order_no }: { order_no: string }) => {
      const order = find(order_no)
      if (order.can.cancel) move(order, 'cancelled')
      return order
    },
    'pro/purchase/list': ({ page, page_size }: { page: number; page_size: number }) => pageOf(purchases, page, page_size),
    'pro/license/list': ({ page, page_size, reveal }: { page: number; page_size: number; reveal?: string }) => {
      const result = pageOf(licenses, page, page_size)
      return { ...result, list: result.list.map(({ key, ...license }) => (license.id === reveal ? { ...license, key } : license)) }
    },
    'pro/license/create': ({ purchase_id, holder, request_id }: { purchase_id: string; holder: License['holder']; request_id: string }) => {
      const known = replies.get(request_id)
      if (known) return known.data
      const purchase = purchases.find(({ id }) => id === purchase_id)
      if (!purchase) throw refusal(errorCodes.notFound)
      if (purchase.licenses_used >= purchase.license_limit) throw refusal(errorCodes.licenseLimit)
      const license = issue(purchase, holder)
      replies.set(request_id, { body: '', data: license })
      return license
    },
    'pro/release/list': ({ page, page_size }: { page: number; page_size: number }) => pageOf(releases.list, page, page_size),
    'pro/release/download/captcha': ({ type }: { type: 'image' | 'mail' }) => releases.captcha(type),
    'pro/release/download': (body: CallBody<'pro/release/download'>) => releases.download(body),
  }

  function editionLine(sku = ''): OrderItem {
    const edition = catalogue.editions.find((one) => one.sku === sku)
    if (!edition || edition.price === null) throw refusal(errorCodes.notFound)
    const { product, name, price } = edition
    return { sku, product, edition: edition.edition, name, quantity: 1, unit_price: price, subtotal: price }
  }

  function goodsLine(sku = ''): OrderItem {
    const item = goods.find(({ id }) => id === sku)
    if (!item) throw refusal(errorCodes.notFound)
    if (item.owned) throw refusal(errorCodes.alreadyOwned)
    return { sku, kind: item.kind, name: item.title, quantity: 1, unit_price: item.payable, subtotal: item.payable }
  }

  function own(id = '') {
    const item = goods.find((one) => one.id === id)
    if (item) Object.assign(item, { owned: true, owned_at: iso() })
  }

  function find(orderNo: string) {
    const order = orders.get(orderNo)
    if (!order) throw refusal(errorCodes.notFound)
    if (order.can.pay && Date.parse(order.expires_at) <= clock.now()) move(order, 'expired')
    return order
  }

  function move(order: Order, status: Order['status']) {
    order.status = status
    order.can = { pay: false, cancel: false, invoice: status === 'finished' }
    order.timeline.push({ at: iso(), event: status })
  }

  function fulfil(order: Order) {
    move(order, 'finished')
    order.paid_at ??= iso()
    order.amount_paid = order.amount_payable
    order.finished_at = iso()
    if (order.type === 'store') own(order.items[0]?.sku)
    const edition = catalogue.editions.find(({ sku }) => sku === order.items[0]?.sku)
    if (edition)
      addPurchase({
        order_no: order.order_no,
        sku: edition.sku,
        product: edition.product,
        edition: edition.edition,
        seats: edition.seats,
        license_limit: edition.licenses,
      })
  }

  function addPurchase(given: Partial<Purchase> = {}) {
    const until = new Date(clock.now() + 730 * 86_400_000).toISOString()
    const purchase = newPurchase(++count, { now: iso(), until }, given)
    purchases.unshift(purchase)
    return purchase
  }

  function issue(purchase: Purchase, holder: License['holder']) {
    purchase.licenses_used++
    const license = newLicense(++count, purchase, holder, iso())
    licenses.unshift(license)
    return license
  }

  async function answer(path: CallPath, given: object): Promise<unknown> {
    const body = calls[path].request.parse(given) as Record<string, unknown>
    log.push({ path, body })
    const index = faults.findIndex((fault) => fault.path === path)
    const [fault] = index === -1 ? [] : faults.splice(index, 1)
    await fault?.before()
    if (fault?.error && !fault.after) throw fault.error
    const handler = handlers[path]
    if (!handler) throw new Error(`The test shop does not answer ${path}. Add a handler to createShop.`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the body has passed the schema of its own path
    const data = calls[path].response.parse(structuredClone(handler(body as never)))
    if (fault?.error) throw fault.error
    return data
  }

  const api: ApiClient = {
    async call(path, body, callOptions) {
      const data = await answer(path, body)
      callOptions?.signal?.throwIfAborted()
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reply has passed the schema of its own path
      return data as CallData<typeof path>
    },
  }

  return {
    api,
    answer,
    catalogue,
    orders,
    goods,
    /** Makes the account own an item of the store. */
    own,
    purchases,
    licenses,
    releases,
    addPurchase,
    issue,
    /** Every call that arrived, oldest first; `count('…')` of one path. */
    log,
    count: (path: CallPath) => log.filter((entry) => entry.path === path).length,
    /** The next call of `path` fails; with `after` the server handles it and only the reply is lost. */
    fail: (path: CallPath, error: ApiError, { after = false } = {}) => faults.push({ path, error, after, before: nothing }),
    /** The next call of `path` waits until the returned function is called. */
    hold(path: CallPath) {
      const gate = deferred<undefined>()
      faults.push({ path, before: () => gate.promise, after: false })
      return () => gate.resolve(undefined)
    },
    /** Changes the channel's state of the open payment. */
    channel: (orderNo: string, state: Attempt['state']) => payments.say(orderNo, state),
    /** Pays the order by another code. */
    payElsewhere: (orderNo: string) => fulfil(find(orderNo)),
    order: (sku = 'admin_plus-enterprise') =>
      api.call('pro/order/create', {
        type: 'product',
        items: [{ sku, quantity: 1 }],
        expect_amount: catalogue.editions.find((edition) => edition.sku === sku)?.price ?? 0,
        request_id: crypto.randomUUID(),
      }),
  }
}

/** A shop of `createShop`. */
export type Shop = ReturnType<typeof createShop>

function pageOf<Item>(list: readonly Item[], page: number, page_size: number) {
  return { list: list.slice((page - 1) * page_size, page * page_size), total: list.length, page, page_size }
}
