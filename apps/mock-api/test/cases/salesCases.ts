import { randomUUID } from 'node:crypto'
import type { CasesOf } from './Cases.ts'
import { releaseCases } from './releaseCases.ts'
import { lockedPage } from '../support/lockedFiles.ts'
import { newCoupon, orderWith, teamOrder } from '../support/coupons.ts'
import { applicationOf, invoiceBody } from '../support/invoices.ts'
import { bought, expired, openPayment, orderBody, refunded } from '../support/orders.ts'
import { openStoreOrder } from '../support/storeOrders.ts'
import { refundedPurchase, upgradeBody } from '../support/upgrades.ts'
import { newPhone } from '../support/phone.ts'
import type { TestUser, World } from '../support/startWorld.ts'

type SalesPath =
  | 'pro/info/get'
  | 'pro/order/create'
  | 'pro/order/info'
  | 'pro/order/list'
  | 'pro/order/coupon'
  | 'pro/order/cancel'
  | 'pro/order/finish/auto'
  | 'pro/order/pay/wechat'
  | 'pro/order/pay/wechat/check'
  | 'pro/order/pay/alipay'
  | 'pro/order/pay/alipay/check'
  | 'pro/purchase/list'
  | 'pro/license/list'
  | 'pro/license/create'
  | 'pro/store/order/list'
  | 'pro/store/order/cancel'
  | 'pro/invoice/list'
  | 'pro/invoice/apply'
  | 'pro/invoice/download'
  | 'pro/release/list'
  | 'pro/release/download/captcha'
  | 'pro/release/download'
  | 'pro/display/create'
  | 'pro/ad/list'
  | 'pro/ad/click'
  | '/api/system/menu/list'
  | '/api/system/i18n/list'

/** Calls from the catalogue to the licence, and related ones. */
export const salesCases: CasesOf<SalesPath> = {
  'pro/info/get': {
    success: (world) => world.send('pro/info/get', { scope: 'catalogue' }),
    40101: (world) => world.send('pro/info/get', lockedPage),
    40102: async (world) => {
      const { token } = await world.user({ flags: { pro: 1 } })
      world.clock.advance(365 * 24 * 3_600_000)
      return world.send('pro/info/get', { ...lockedPage, token })
    },
    40103: (world) => world.send('pro/info/get', { ...lockedPage, token: 'nobody has this one' }),
    40302: async (world) => world.send('pro/info/get', { ...lockedPage, token: (await world.user()).token }),
    40401: async (world) => {
      const { token } = await world.user({ flags: { pro: 1 } })
      return world.send('pro/info/get', { ...lockedPage, id: 'view-ui-plus/guide/introduce', token })
    },
  },
  'pro/order/create': {
    success: async (world) => world.send('pro/order/create', orderBody(await world.user())),
    40401: async (world) =>
      world.send('pro/order/create', orderBody(await world.user(), { items: [{ sku: 'admin_plus-group', quantity: 1 }] })),
    40912: async (world) => {
      const user = await world.user()
      return world.send('pro/order/create', upgradeBody(user, await refundedPurchase(world, user)))
    },
    40913: async (world) => world.send('pro/order/create', orderBody(await world.user(), { expect_amount: 1 })),
    40915: async (world) => {
      const user = await world.user()
      await world.ok('pro/order/create', orderBody(user))
      return world.send('pro/order/create', orderBody(user))
    },
    40916: async (world) => {
      const user = await world.user()
      const enterprise = { items: [{ sku: 'admin_plus-enterprise', quantity: 1 }], coupon: 'EXAMPLEFREE', expect_amount: 0 }
      const { order_no } = await world.ok('pro/order/create', orderBody(user, enterprise))
      await world.ok('pro/order/finish/auto', { token: user.token, order_no })
      return world.send('pro/order/create', orderBody(user, enterprise))
    },
    42203: async (world) => world.send('pro/order/create', orderBody(await world.user(), { coupon: 'UNKNOWN' })),
    42204: async (world) =>
      world.send('pro/order/create', orderBody(await world.user(), { items: [{ sku: 'admin_plus-standard', quantity: 11 }] })),
    42205: async (world) => world.send('pro/order/create', orderBody(await world.user(), { coupon: 'EXAMPLEOLD' })),
    42206: async (world) => {
      const coupon = await newCoupon(world, { max_uses: 1 })
      await orderWith(world, await world.user(), coupon)
      return world.send('pro/order/create', orderBody(await world.user(), { coupon }))
    },
    42207: async (world) => {
      const user = await world.user()
      const coupon = await newCoupon(world, { max_uses_per_user: 1 })
      await orderWith(world, user, coupon)
      return world.send('pro/order/create', { ...teamOrder(user), coupon })
    },
    42208: async (world) => world.send('pro/order/create', orderBody(await world.user(), { coupon: 'EXAMPLECRUD' })),
  },
  'pro/order/info': {
    success: async (world) => world.send('pro/order/info', await openPayment(world, await world.user())),
    40401: (world) => withSomeoneElsesOrder(world, 'pro/order/info'),
  },
  'pro/order/list': {
    success: async (world) => world.send('pro/order/list', await openPayment(world, await world.user())),
  },
  'pro/order/coupon': {
    success: async (world) => world.send('pro/order/coupon', { ...(await openPayment(world, await world.user())), coupon: 'example10' }),
    40401: (world) => withSomeoneElsesOrder(world, 'pro/order/coupon'),
    40910: async (world) => world.send('pro/order/coupon', await paidOrder(world)),
    40911: async (world) => world.send('pro/order/coupon', await expired(world, await world.user())),
    40912: async (world) => world.send('pro/order/coupon', await refunded(world, await world.user())),
    42203: (world) => applyCoupon(world, 'UNKNOWN'),
    42205: (world) => applyCoupon(world, 'EXAMPLEOLD'),
    42206: async (world) => {
      const coupon = await newCoupon(world, { max_uses: 1 })
      await orderWith(world, await world.user(), coupon)
      return applyCoupon(world, coupon)
    },
    42207: async (world) => {
      const user = await world.user()
      const coupon = await newCoupon(world, { max_uses_per_user: 1 })
      await orderWith(world, user, coupon)
      const { order_no } = await world.ok('pro/order/create', teamOrder(user))
      return world.send('pro/order/coupon', { token: user.token, order_no, coupon })
    },
    42208: (world) => applyCoupon(world, 'EXAMPLECRUD'),
    50201: (world) => couponWhile(world, 'error'),
    50202: (world) => couponWhile(world, 'refuse'),
  },
  'pro/order/cancel': {
    success: async (world) => world.send('pro/order/cancel', await openPayment(world, await world.user())),
    40401: (world) => withSomeoneElsesOrder(world, 'pro/order/cancel'),
    40910: async (world) => world.send('pro/order/cancel', await paidOrder(world)),
    40912: async (world) => world.send('pro/order/cancel', await expired(world, await world.user())),
  },
  'pro/order/finish/auto': {
    success: async (world) => world.send('pro/order/finish/auto', await freeOrder(world, await world.user())),
    40401: (world) => withSomeoneElsesOrder(world, 'pro/order/finish/auto'),
    40911: async (world) => world.send('pro/order/finish/auto', await expired(world, await world.user())),
    40914: async (world) => world.send('pro/order/finish/auto', await openPayment(world, await world.user())),
  },
  'pro/order/pay/wechat': {
    success: async (world) => world.send('pro/order/pay/wechat', await openPayment(world, await world.user())),
    40401: (world) => withSomeoneElsesOrder(world, 'pro/order/pay/wechat'),
    40910: async (world) => world.send('pro/order/pay/wechat', await paidOrder(world)),
    40911: async (world) => world.send('pro/order/pay/wechat', await expired(world, await world.user())),
    40912: async (world) => world.send('pro/order/pay/wechat', await refunded(world, await world.user())),
    50201: (world) => payWhile(world, 'error'),
    50202: (world) => payWhile(world, 'refuse'),
  },
  'pro/order/pay/wechat/check': {
    success: async (world) => world.send('pro/order/pay/wechat/check', await openPayment(world, await world.user())),
    40401: (world) => withSomeoneElsesOrder(world, 'pro/order/pay/wechat/check'),
  },
  'pro/order/pay/alipay': {
    success: async (world) => world.send('pro/order/pay/alipay', onPc(await openPayment(world, await world.user()))),
    40401: (world) => withSomeoneElsesOrder(world, 'pro/order/pay/alipay'),
    40910: async (world) => world.send('pro/order/pay/alipay', onPc(await paidOrder(world))),
    40911: async (world) => world.send('pro/order/pay/alipay', onPc(await expired(world, await world.user()))),
    40912: async (world) => world.send('pro/order/pay/alipay', onPc(await refunded(world, await world.user()))),
    50201: (world) => payWhile(world, 'error', 'pro/order/pay/alipay'),
    50202: (world) => payWhile(world, 'refuse', 'pro/order/pay/alipay'),
  },
  'pro/order/pay/alipay/check': {
    success: async (world) => world.send('pro/order/pay/alipay/check', await openPayment(world, await world.user())),
    40401: (world) => withSomeoneElsesOrder(world, 'pro/order/pay/alipay/check'),
  },
  'pro/purchase/list': {
    success: async (world) => {
      const user = await world.user()
      await bought(world, user)
      return world.send('pro/purchase/list', { token: user.token })
    },
  },
  'pro/license/list': {
    success: async (world) => {
      const user = await world.user()
      const license = await world.ok('pro/license/create', await licenseBody(world, user))
      return world.send('pro/license/list', { token: user.token, reveal: license.id })
    },
    40301: async (world) => {
      const user = await world.user({ is_activity: 0 })
      const license = await world.ok('pro/license/create', await licenseBody(world, user))
      return world.send('pro/license/list', { token: user.token, reveal: license.id })
    },
  },
  'pro/license/create': {
    success: async (world) => world.send('pro/license/create', await licenseBody(world, await world.user())),
    40401: async (world) => {
      const { token } = await world.user()
      return world.send('pro/license/create', { ...(await licenseBody(world, await world.user())), token })
    },
    40920: async (world) => {
      const body = await licenseBody(world, await world.user())
      await world.ok('pro/license/create', body)
      return world.send('pro/license/create', { ...body, request_id: randomUUID() })
    },
    40921: async (world) => {
      const user = await world.user()
      const { order_no, purchase } = await bought(world, user)
      await world.control('/gateway', { order_no, event: 'refund' })
      return world.send('pro/license/create', { ...holderOf(user), purchase_id: purchase.id })
    },
  },
  'pro/store/order/list': {
    success: async (world) => world.send('pro/store/order/list', await openStoreOrder(world, await world.user())),
  },
  'pro/store/order/cancel': {
    success: async (world) => world.send('pro/store/order/cancel', await openStoreOrder(world, await world.user())),
    40401: async (world) => world.send('pro/store/order/cancel', await openPayment(world, await world.user())),
    40910: async (world) => {
      const order = await openStoreOrder(world, await world.user())
      await world.control('/gateway', { order_no: order.order_no, event: 'paid' })
      return world.send('pro/store/order/cancel', order)
    },
    40912: async (world) => {
      const order = await openStoreOrder(world, await world.user())
      world.clock.advance(2 * 3_600_000)
      return world.send('pro/store/order/cancel', order)
    },
  },
  'pro/invoice/list': {
    success: async (world) => {
      const body = await invoiceBody(world, await world.user())
      await world.ok('pro/invoice/apply', body)
      return world.send('pro/invoice/list', { token: body.token, status: 'applied' })
    },
  },
  'pro/invoice/apply': {
    success: async (world) => world.send('pro/invoice/apply', await invoiceBody(world, await world.user())),
    40401: async (world) => {
      const { token } = await world.user()
      return world.send('pro/invoice/apply', { ...(await invoiceBody(world, await world.user())), token })
    },
    40930: async (world) => {
      const body = await invoiceBody(world, await world.user())
      await world.ok('pro/invoice/apply', body)
      return world.send('pro/invoice/apply', { ...body, request_id: randomUUID() })
    },
    40931: async (world) => {
      const user = await world.user()
      const { token, order_no } = await openPayment(world, user)
      return world.send('pro/invoice/apply', { ...applicationOf(user, [order_no]), token })
    },
    40932: async (world) => {
      const user = await world.user()
      const body = await invoiceBody(world, user)
      world.clock.advance(365 * 24 * 3_600_000)
      const { token } = await world.ok('user/signin', { mail: user.mail, password: user.password })
      return world.send('pro/invoice/apply', { ...body, token })
    },
    42202: async (world) =>
      world.send('pro/invoice/apply', { ...(await invoiceBody(world, await world.user())), tax_no: '91350100M000100Y44' }),
  },
  'pro/invoice/download': {
    success: async (world) => {
      const user = await world.user()
      const { id } = await world.ok('pro/invoice/apply', await invoiceBody(world, user))
      await world.control('/invoice', { id, to: 'issued' })
      return world.send('pro/invoice/download', { token: user.token, id, type: 'pdf' })
    },
    40401: async (world) => {
      const { id } = await world.ok('pro/invoice/apply', await invoiceBody(world, await world.user()))
      await world.control('/invoice', { id, to: 'issued' })
      return world.send('pro/invoice/download', { token: (await world.user()).token, id, type: 'pdf' })
    },
    40912: async (world) => {
      const user = await world.user()
      const { id } = await world.ok('pro/invoice/apply', await invoiceBody(world, user))
      return world.send('pro/invoice/download', { token: user.token, id, type: 'pdf' })
    },
  },
  ...releaseCases,
  'pro/display/create': { success: (world) => world.send('pro/display/create', demoBody(newPhone())) },
  'pro/ad/list': { success: (world) => world.send('pro/ad/list', { name: '100' }) },
  'pro/ad/click': { success: (world) => world.send('pro/ad/click', { id: 'materials-top' }) },
  '/api/system/menu/list': { success: (world) => world.send('/api/system/menu/list', { locale: 'en-US' }) },
  '/api/system/i18n/list': { success: (world) => world.send('/api/system/i18n/list', {}) },
}

/** A demo request. */
export function demoBody(phone_number: string) {
  return {
    name: '林夏',
    phone_number,
    product_names: 'Admin Plus,iCRUD',
    company_name: '示例公司',
    people: 'm' as const,
    scenes: 'admin,crm',
    question: '想看多租户',
    uuid: '',
    utmsource: 'search',
  }
}

async function applyCoupon(world: World, coupon: string) {
  return world.send('pro/order/coupon', { ...(await openPayment(world, await world.user())), coupon })
}

async function couponWhile(world: World, mode: 'error' | 'refuse') {
  const order = await openPayment(world, await world.user())
  await world.control('/gateway/mode', { mode })
  const reply = await world.send('pro/order/coupon', { ...order, coupon: 'EXAMPLE10' })
  await world.control('/gateway/mode', { mode: 'ok' })
  return reply
}

/** A free order. */
export async function freeOrder(world: World, user: TestUser): Promise<{ token: string; order_no: string }> {
  const { order_no } = await world.ok('pro/order/create', orderBody(user, { coupon: 'EXAMPLEFREE', expect_amount: 0 }))
  return { token: user.token, order_no }
}

/** The body that creates a licence of a new purchase. */
export async function licenseBody(world: World, user: TestUser) {
  const { purchase } = await bought(world, user)
  return { ...holderOf(user), purchase_id: purchase.id }
}

function holderOf(user: TestUser) {
  return { token: user.token, holder: { type: 'company' as const, name: '示例公司', domain: 'example.com' }, request_id: randomUUID() }
}

async function paidOrder(world: World): Promise<{ token: string; order_no: string }> {
  const user = await world.user()
  const { order_no } = await bought(world, user)
  return { token: user.token, order_no }
}

async function withSomeoneElsesOrder(world: World, path: SalesPath) {
  const { order_no } = await openPayment(world, await world.user())
  return world.send(path, onPc({ token: (await world.user()).token, order_no }))
}

async function payWhile(world: World, mode: 'error' | 'refuse', path: SalesPath = 'pro/order/pay/wechat') {
  const user = await world.user()
  const { order_no } = await world.ok('pro/order/create', orderBody(user))
  await world.control('/gateway/mode', { mode })
  const reply = await world.send(path, onPc({ token: user.token, order_no }))
  await world.control('/gateway/mode', { mode: 'ok' })
  return reply
}

/** Only Alipay's call has a `device`. */
function onPc<Body extends object>(body: Body): Body & { device: 'pc' } {
  return { ...body, device: 'pc' }
}
