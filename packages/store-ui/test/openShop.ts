import { createApiClient } from '@view-site/api-client'
import type { CallRequest, Catalogue, License, Order, Purchase, StoreGoods } from '@view-site/contract'
import { openTestApi, type PayerEvent, type UserOptions } from '@view-site/test-api'
import type { Clock } from '@view-site/platform'
import { sampleCatalogue } from './sampleCatalogue.ts'
import { sampleDocuments, sampleGoods } from './sampleGoods.ts'

export interface OpenShopOptions {
  /** The time of the tested code; the server's clock follows it. @default the machine's clock */
  clock?: Pick<Clock, 'now'>
  /** The account of the test. @default verified, owns nothing */
  user?: UserOptions
  /** @default `sampleCatalogue` */
  catalogue?: Catalogue
  /** What the store sells. @default fourteen samples */
  goods?: StoreGoods[]
  /** Contents of release files by their paths; with them there are no releases until the test publishes some. @default sample releases */
  releaseFiles?: Record<string, string>
  /** Whether orders can be paid by card. @default false */
  cardPayments?: boolean
  /** Whether WeChat Pay opens on phones (H5). @default false */
  wechatH5?: boolean
  /** @default 5000 */
  timeoutMs?: number
}

/** The text of every captcha picture. */
export const captchaText = 'ACEFH'

/** The mock API with the samples of these tests, an account, and what happened before the test. */
export async function openShop({ clock, user, timeoutMs, ...given }: OpenShopOptions = {}) {
  const { catalogue = sampleCatalogue, goods = sampleGoods(), releaseFiles, cardPayments = false, wechatH5 } = given
  const samples = {
    catalogue,
    store: goods,
    documents: sampleDocuments,
    captchaText,
    ...(releaseFiles && { releaseFiles }),
    cardPayments,
    ...(wechatH5 && { wechatH5 }),
  }
  const server = await openTestApi({ samples, ...(clock && { now: clock.now }) })
  await server.setClock()
  const account = await server.control.user({ mail: 'lin@example.com', name: '林夏', ...user })
  const getToken = () => account.token
  const api = createApiClient({ baseUrl: server.url, fetch: server.fetch, getToken, ...(timeoutMs !== undefined && { timeoutMs }) })
  // Calls of the test itself, which are not recorded.
  const { call } = createApiClient({ baseUrl: server.url, getToken })

  function createOrder(request: Omit<CallRequest<'pro/order/create'>, 'request_id'>): Promise<Order> {
    return call('pro/order/create', { ...request, request_id: crypto.randomUUID() })
  }

  const shop = {
    ...server,
    account,
    api,
    call,
    count: (path: string) => server.sent(path).length,
    /** Verifies the account's mail address, on another device. */
    async verifyMail() {
      await call('user/resendmail', {})
      const link = (await server.control.message('lin@example.com'))?.link ?? ''
      await call('user/verify', { verify_token: link.slice(link.lastIndexOf('/') + 1) })
    },
    /** Orders an edition. */
    order: (sku = 'admin_plus-enterprise') =>
      createOrder({
        type: 'product',
        items: [{ sku, quantity: 1 }],
        expect_amount: catalogue.editions.find((edition) => edition.sku === sku)?.price ?? 0,
      }),
    /** Lets the payer or the channel act on the order's latest payment. */
    async payer(orderNo: string, event: PayerEvent) {
      await server.setClock()
      await server.control.payer(orderNo, event)
    },
    /** Pays an order with WeChat, elsewhere than in the tested page. */
    async pay(orderNo: string) {
      await server.setClock()
      await call('pro/order/pay/wechat', { order_no: orderNo })
      await server.control.payer(orderNo, 'paid')
    },
    /** Buys an edition. */
    async buy(sku?: string): Promise<Purchase> {
      const { order_no } = await shop.order(sku)
      await shop.pay(order_no)
      const purchase = (await shop.purchases()).find((candidate) => candidate.order_no === order_no)
      if (!purchase) throw new Error(`The order ${order_no} was paid but created no purchase`)
      return purchase
    },
    /** Upgrades a purchase, and pays for it. */
    async upgrade({ id }: Purchase, sku: string) {
      const offer = (await shop.purchases()).find((purchase) => purchase.id === id)?.upgrades.find((upgrade) => upgrade.sku === sku)
      if (!offer) throw new Error(`The purchase ${id} has no upgrade to ${sku}`)
      const items = [{ sku, quantity: offer.quantity }]
      const { order_no } = await createOrder({ type: 'upgrade', purchase_id: id, items, expect_amount: offer.amount })
      await shop.pay(order_no)
    },
    /** Orders an item of the store. */
    async orderItem(id: string): Promise<Order> {
      const item = await call('pro/info/get', { scope: 'store_item', id })
      const expect_amount = 'payable' in item ? item.payable : 0
      return createOrder({ type: 'store', items: [{ sku: id, quantity: 1 }], expect_amount })
    },
    /** Buys an item of the store. */
    async buyItem(id: string) {
      const { order_no, amount_payable } = await shop.orderItem(id)
      await (amount_payable > 0 ? shop.pay(order_no) : call('pro/order/finish/auto', { order_no }))
    },
    /** Creates a licence of a purchase. */
    issue: (purchase: Purchase, holder: License['holder']): Promise<License> =>
      call('pro/license/create', { purchase_id: purchase.id, holder, request_id: crypto.randomUUID() }),
    /** The account's orders, newest first. */
    orders: async () => (await call('pro/order/list', { page: 1, page_size: 100 })).list,
    purchases: async () => (await call('pro/purchase/list', { page: 1, page_size: 100 })).list,
    licenses: async () => (await call('pro/license/list', { page: 1, page_size: 100 })).list,
    invoices: async () => (await call('pro/invoice/list', { page: 1, page_size: 100 })).list,
  }
  return shop
}

export type { PayerEvent }

/** What `openShop` returns. */
export type OpenShop = Awaited<ReturnType<typeof openShop>>
