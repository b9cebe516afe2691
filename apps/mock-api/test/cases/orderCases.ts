import type { CasesOf } from './Cases.ts'
import { newCoupon, orderWith, teamOrder } from '../support/coupons.ts'
import { bought, expired, openPayment, orderBody, refunded } from '../support/orders.ts'
import { refundedPurchase, upgradeBody } from '../support/upgrades.ts'
import type { TestUser, World } from '../support/startWorld.ts'

/** Calls of an order and of its payment. */
export type OrderPath =
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
  | 'pro/order/pay/card'
  | 'pro/order/pay/card/check'

/** Calls of an order, from its creation to the end of its payment. */
export const orderCases: CasesOf<OrderPath> = {
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
  'pro/order/pay/card': {
    success: async (world) => world.send('pro/order/pay/card', await openPayment(world, await world.user())),
    40401: (world) => withSomeoneElsesOrder(world, 'pro/order/pay/card'),
    40910: async (world) => world.send('pro/order/pay/card', await paidOrder(world)),
    40911: async (world) => world.send('pro/order/pay/card', await expired(world, await world.user())),
    40912: async (world) => world.send('pro/order/pay/card', await refunded(world, await world.user())),
    50201: (world) => payWhile(world, 'error', 'pro/order/pay/card'),
    50202: (world) => payWhile(world, 'refuse', 'pro/order/pay/card'),
  },
  'pro/order/pay/card/check': {
    success: async (world) => world.send('pro/order/pay/card/check', await openPayment(world, await world.user())),
    40401: (world) => withSomeoneElsesOrder(world, 'pro/order/pay/card/check'),
  },
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

async function paidOrder(world: World): Promise<{ token: string; order_no: string }> {
  const user = await world.user()
  const { order_no } = await bought(world, user)
  return { token: user.token, order_no }
}

async function withSomeoneElsesOrder(world: World, path: OrderPath) {
  const { order_no } = await openPayment(world, await world.user())
  return world.send(path, onPc({ token: (await world.user()).token, order_no }))
}

async function payWhile(world: World, mode: 'error' | 'refuse', path: OrderPath = 'pro/order/pay/wechat') {
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
