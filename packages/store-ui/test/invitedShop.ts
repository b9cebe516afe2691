import { createApiClient, type ApiClient } from '@view-site/api-client'
import { openShop, type OpenShop, type OpenShopOptions } from './openShop.ts'
import { sampleCatalogue } from './sampleCatalogue.ts'

/** The address of the shop's account. */
const own = 'lin@example.com'

/** The token of the link in the latest invitation to an address. */
export const tokenTo = async (shop: OpenShop, mail: string) =>
  new URL((await shop.control.message(mail))?.link ?? '').searchParams.get('seat') ?? ''

/** An invitation to the account of the shop by another buyer, who has created a licence. */
export async function invitedShop(to = own, options: OpenShopOptions = {}) {
  const shop = await openShop(options)
  const given = await inviteFrom(shop, 'buyer@example.com', to)
  return { shop, ...given, invitation: await tokenTo(shop, to) }
}

/** Lets another buyer with a licence invite a person. */
export async function inviteFrom(shop: OpenShop, buyerMail: string, to = own) {
  const buyer = await shop.control.user({ mail: buyerMail })
  const { call }: ApiClient = createApiClient({ baseUrl: shop.url, getToken: () => buyer.token })
  const items = [{ sku: 'admin_plus-team', quantity: 1 }]
  const expect_amount = sampleCatalogue.editions.find(({ sku }) => sku === 'admin_plus-team')?.price ?? 0
  const { order_no } = await call('pro/order/create', { type: 'product', items, expect_amount, request_id: crypto.randomUUID() })
  await call('pro/order/pay/wechat', { order_no })
  await shop.control.payer(order_no, 'paid')
  const [purchase] = (await call('pro/purchase/list', {})).list
  const purchase_id = purchase?.id ?? ''
  const holder = { type: 'company' as const, name: '示例公司' }
  const { key } = await call('pro/license/create', { purchase_id, holder, request_id: crypto.randomUUID() })
  const seat = await call('pro/seat/invite', { purchase_id, mail: to })
  return { call, key: key ?? '', seat }
}
