import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCoupon, orderWith, teamOrder } from '../support/coupons.ts'
import { bought, openPayment, orderBody } from '../support/orders.ts'
import { startWorld, type TestUser, type World } from '../support/startWorld.ts'
import { upgradeBody } from '../support/upgrades.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** An unpaid order of the standard edition, ¥1,980. */
async function newOrder(user: TestUser): Promise<{ token: string; order_no: string }> {
  const { order_no } = await world.ok('pro/order/create', orderBody(user))
  return { token: user.token, order_no }
}

const attemptsOf = (order_no: string) =>
  world.app.database.query.selectFrom('attempts').selectAll().where('order_no', '=', order_no).orderBy('number').execute()
const codesOf = (replies: { code: number }[]) => replies.map(({ code }) => code).toSorted((one, other) => one - other)

test('[SALE-05] a coupon is found in capitals or not, reduces the amount, and can be removed', async () => {
  const order = await newOrder(await world.user())
  const applied = { coupon: 'EXAMPLE10', amount_coupon: 19_800, amount_discount: 19_800, amount_payable: 178_200 }
  expect(await world.ok('pro/order/coupon', { ...order, coupon: ' example10 ' })).toMatchObject(applied)
  expect(await world.ok('pro/order/coupon', { ...order, coupon: 'EXAMPLE10' })).toMatchObject(applied)
  const removed = await world.ok('pro/order/coupon', order)
  expect(removed).toMatchObject({ amount_discount: 0, amount_payable: 198_000 })
  expect(removed).not.toHaveProperty('coupon')
})

test('[SALE-05] the coupon of an upgrade reduces the difference', async () => {
  const user = await world.user()
  const { purchase } = await bought(world, user)
  const { order_no } = await world.ok('pro/order/create', upgradeBody(user, purchase))
  expect(await world.ok('pro/order/coupon', { token: user.token, order_no, coupon: 'EXAMPLE10' })).toMatchObject({
    amount_list: 398_000,
    amount_discount: 218_000,
    amount_coupon: 20_000,
    amount_payable: 180_000,
  })
})

test('[SALE-05] only one of ten concurrent buyers gets the last use of a coupon', async () => {
  const coupon = await newCoupon(world, { max_uses: 1 })
  const orders = await Promise.all(Array.from({ length: 10 }, async () => newOrder(await world.user())))
  const replies = await Promise.all(orders.map((order) => world.send('pro/order/coupon', { ...order, coupon })))
  expect(codesOf(replies)).toEqual([200, ...Array.from({ length: 9 }, () => 42206)])
})

test('[SALE-05] new orders race for the last use as well', async () => {
  const coupon = await newCoupon(world, { max_uses: 2 })
  const users = await Promise.all(Array.from({ length: 8 }, () => world.user()))
  const replies = await Promise.all(
    users.map((user) => world.send('pro/order/create', orderBody(user, { coupon, expect_amount: 178_200 }))),
  )
  expect(codesOf(replies)).toEqual([200, 200, ...Array.from({ length: 6 }, () => 42206)])
})

test('[SALE-05] a coupon for one use per account works in one of two tabs with different orders, and in both with the same order', async () => {
  const coupon = await newCoupon(world, { max_uses_per_user: 1 })
  const user = await world.user()
  const one = await newOrder(user)
  const { order_no } = await world.ok('pro/order/create', teamOrder(user))
  const apply = (order: { token: string; order_no: string }) => world.send('pro/order/coupon', { ...order, coupon })
  const replies = await Promise.all([apply(one), apply({ ...one, order_no })])
  expect(codesOf(replies)).toEqual([200, 42207])
  const same = await newOrder(await world.user())
  expect(codesOf(await Promise.all([apply(same), apply(same)]))).toEqual([200, 200])
})

test('[SALE-05] a cancelled, expired or refunded order releases its use of the coupon', async () => {
  const coupon = await newCoupon(world, { max_uses: 1, max_uses_per_user: 1 })
  const user = await world.user()
  const { order_no } = await orderWith(world, user, coupon)
  await world.ok('pro/order/cancel', { token: user.token, order_no })

  const overdue = await orderWith(world, await world.user(), coupon)
  await world.fails('pro/order/create', orderBody(await world.user(), { coupon }), 42206)
  world.clock.advance(2 * 3_600_000)
  await world.app.catchUp()

  const paid = await orderWith(world, user, coupon)
  expect(paid.order_no).not.toBe(overdue.order_no)
  await world.ok('pro/order/pay/wechat', { token: user.token, order_no: paid.order_no })
  await world.control('/gateway', { order_no: paid.order_no, event: 'paid' })
  await world.fails('pro/order/create', orderBody(user, { coupon }), 42207)
  await world.control('/gateway', { order_no: paid.order_no, event: 'refund' })
  await orderWith(world, user, coupon)
})

test('[SALE-05] a payment that was open for the old amount is closed, and refunded if it arrives all the same', async () => {
  const order = await openPayment(world, await world.user())
  await world.ok('pro/order/coupon', { ...order, coupon: 'EXAMPLE10' })
  expect(await attemptsOf(order.order_no)).toMatchObject([{ amount: 198_000, status: 'closed' }])
  const { amount, out_trade_no } = await world.ok('pro/order/pay/wechat', order)
  expect(amount).toBe(178_200)
  await world.control('/gateway', { out_trade_no: order.out_trade_no, event: 'late' })
  expect(await world.ok('pro/order/info', order)).toMatchObject({ status: 'paying' })
  expect(await attemptsOf(order.order_no)).toMatchObject([{ status: 'refunded', refund_reason: 'wrong_amount' }, { status: 'open' }])
  await world.control('/gateway', { out_trade_no, event: 'paid' })
  expect(await world.ok('pro/order/info', order)).toMatchObject({ status: 'finished', amount_paid: 178_200 })
})

test('[SALE-05] a payment that arrives while the coupon is applied pays the order for its old amount', async () => {
  const order = await openPayment(world, await world.user())
  await world.control('/gateway', { order_no: order.order_no, event: 'paid', notify: 0 })
  await world.fails('pro/order/coupon', { ...order, coupon: 'EXAMPLE10' }, 40910)
  expect(await world.ok('pro/order/info', order)).toMatchObject({ status: 'finished', amount_paid: 198_000, amount_discount: 0 })
})

test('[SALE-05] payments opened while coupons change are for the amount of the order', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, async () => newOrder(await world.user())))
  await Promise.all(
    orders.flatMap((order) => [
      world.send('pro/order/pay/wechat', order),
      world.send('pro/order/coupon', { ...order, coupon: 'EXAMPLE10' }),
      world.send('pro/order/pay/alipay', { ...order, device: 'pc' }),
      world.send('pro/order/coupon', order),
    ]),
  )
  for (const order of orders) {
    const { amount_payable } = await world.ok('pro/order/info', order)
    const open = (await attemptsOf(order.order_no)).filter(({ status }) => status === 'open')
    expect(open.map(({ amount }) => amount)).toEqual(open.map(() => amount_payable))
  }
})

test('[SALE-05] while the channel does not answer, the order keeps its amount: its code could still be paid', async () => {
  const order = await openPayment(world, await world.user())
  await world.control('/gateway/mode', { mode: 'error' })
  await world.fails('pro/order/coupon', { ...order, coupon: 'EXAMPLE10' }, 50201)
  await world.control('/gateway/mode', { mode: 'ok' })
  expect(await world.ok('pro/order/info', order)).toMatchObject({ amount_payable: 198_000, amount_discount: 0 })
})

test('[SALE-05] a coupon that cannot be used leaves an open payment alone', async () => {
  const order = await openPayment(world, await world.user())
  await world.fails('pro/order/coupon', { ...order, coupon: 'EXAMPLEOLD' }, 42205)
  expect(await attemptsOf(order.order_no)).toMatchObject([{ status: 'open' }])
})

test('[SALE-05] a coupon for the whole amount finishes an order whose payment was open', async () => {
  const user = await world.user()
  const order = await openPayment(world, user)
  expect(await world.ok('pro/order/coupon', { ...order, coupon: 'EXAMPLEFREE' })).toMatchObject({ amount_payable: 0, can: { pay: false } })
  expect(await world.ok('pro/order/finish/auto', order)).toMatchObject({ status: 'finished', channel: 'free', amount_paid: 0 })
  await world.control('/gateway', { out_trade_no: order.out_trade_no, event: 'late' })
  expect(await attemptsOf(order.order_no)).toMatchObject([{ status: 'refunded' }])
  expect((await world.ok('pro/purchase/list', { token: user.token })).total).toBe(1)
})

test('[SALE-05] codes cannot be guessed: an account tries twenty an hour, new orders included', async () => {
  const user = await world.user()
  const order = await newOrder(user)
  for (let tried = 0; tried < 19; tried++) await world.fails('pro/order/coupon', { ...order, coupon: `GUESS${tried}` }, 42203)
  await world.fails('pro/order/create', { ...teamOrder(user), coupon: 'GUESS' }, 42203)
  const { retry_after } = await world.fails('pro/order/coupon', { ...order, coupon: 'EXAMPLE10' }, 42901)
  expect(retry_after).toBeGreaterThan(0)
  await world.fails('pro/order/create', { ...teamOrder(user), coupon: 'EXAMPLE10' }, 42901)
})
