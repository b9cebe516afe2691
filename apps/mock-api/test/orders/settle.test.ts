import { randomUUID } from 'node:crypto'
import { runs } from '@view-site/vitest-config/runs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freeOrder } from '../cases/orderCases.ts'
import { bought, expired, openPayment, orderBody } from '../support/orders.ts'
import { startWorld, type World } from '../support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

async function purchasesOf(token: string) {
  return (await world.ok('pro/purchase/list', { token, page_size: 100 })).list
}

test('[SALE-04] paying the code finishes the order, activates the purchase and sets the flags', async () => {
  const user = await world.user()
  const { order_no } = await openPayment(world, user)
  await world.control('/gateway', { order_no, event: 'scanned', notify: 0 })
  const scanned = await world.ok('pro/order/pay/wechat/check', { token: user.token, order_no })
  expect(scanned).toMatchObject({ status: 'paying', trade_state: 'USERPAYING', next_poll_ms: 2000 })

  await world.control('/gateway', { order_no, event: 'paid', notify: 0 })
  const check = await world.ok('pro/order/pay/wechat/check', { token: user.token, order_no })
  expect(check).toMatchObject({ status: 'finished', trade_state: 'SUCCESS', next_poll_ms: null })

  const order = await world.ok('pro/order/info', { token: user.token, order_no })
  expect(order.timeline.map(({ event }) => event)).toEqual(['created', 'paying', 'paid', 'finished'])
  expect(order.can).toEqual({ pay: false, cancel: false, invoice: true })
  expect(await purchasesOf(user.token)).toMatchObject([{ order_no, sku: 'admin_plus-standard', license_limit: 1, licenses_used: 0 }])
  expect(await world.ok('user/info', { token: user.token })).toMatchObject({ admin_plus: 1, icrud: 1, pro: 0 })
})

test('[SALE-04] the check polls every two seconds in the first minute, then every five, and stops at the end', async () => {
  const user = await world.user()
  const { order_no } = await openPayment(world, user)
  const hint = async () => (await world.ok('pro/order/pay/wechat/check', { token: user.token, order_no })).next_poll_ms
  expect(await hint()).toBe(2000)
  world.clock.advance(60_000)
  expect(await hint()).toBe(5000)
  await world.ok('pro/order/cancel', { token: user.token, order_no })
  expect(await hint()).toBeNull()
})

test('[SALE-04] a reload returns the open code; refreshing closes the old one', async () => {
  const user = await world.user()
  const { order_no } = await openPayment(world, user)
  const again = await world.ok('pro/order/pay/wechat', { token: user.token, order_no })
  const same = await world.ok('pro/order/pay/wechat', { token: user.token, order_no })
  expect(same.out_trade_no).toBe(again.out_trade_no)
  const fresh = await world.ok('pro/order/pay/wechat', { token: user.token, order_no, refresh: true })
  expect(fresh.out_trade_no).not.toBe(again.out_trade_no)
  expect(await world.control('/gateway', { out_trade_no: again.out_trade_no, event: 'paid' })).toMatchObject({ state: 'CLOSED' })
  await world.control('/gateway', { out_trade_no: fresh.out_trade_no, event: 'paid' })
  expect(await world.ok('pro/order/info', { token: user.token, order_no })).toMatchObject({ status: 'finished' })
})

test('[SALE-04] a code that was not scanned in ten minutes is closed, and the order can be paid with a new one', async () => {
  const user = await world.user()
  const { order_no } = await openPayment(world, user)
  world.clock.advance(10 * 60_000)
  const check = await world.ok('pro/order/pay/wechat/check', { token: user.token, order_no })
  expect(check).toMatchObject({ status: 'paying', trade_state: 'CLOSED', next_poll_ms: null })
  await world.ok('pro/order/pay/wechat', { token: user.token, order_no })
  await world.control('/gateway', { order_no, event: 'paid' })
  expect(await purchasesOf(user.token)).toHaveLength(1)
})

test('[SALE-04] an unresponsive channel leaves the order unchanged, and the next check finds the payment', async () => {
  const user = await world.user()
  const { order_no } = await openPayment(world, user)
  await world.control('/gateway', { order_no, event: 'paid', notify: 0 })
  await world.control('/gateway/mode', { mode: 'timeout', times: 1 })
  const unknown = await world.ok('pro/order/pay/wechat/check', { token: user.token, order_no })
  expect(unknown).toMatchObject({ status: 'paying', trade_state: 'UNKNOWN', next_poll_ms: 2000 })
  expect(await world.ok('pro/order/pay/wechat/check', { token: user.token, order_no })).toMatchObject({ status: 'finished' })
})

test('[SALE-04] an order unpaid for two hours expires', async () => {
  const user = await world.user()
  const order = await expired(world, user)
  const { status, closed_at, expires_at, can } = await world.ok('pro/order/info', order)
  expect({ status, closed_at, can }).toEqual({
    status: 'expired',
    closed_at: expires_at,
    can: { pay: false, cancel: false, invoice: false },
  })
})

test('a payment for a cancelled order is refunded and the order stays closed', async () => {
  const user = await world.user()
  const { order_no, out_trade_no } = await openPayment(world, user)
  await world.ok('pro/order/cancel', { token: user.token, order_no })
  expect(await world.control('/gateway', { out_trade_no, event: 'late', notify: 3 })).toMatchObject({ state: 'SUCCESS' })
  expect(await attemptsOf(order_no)).toEqual([{ status: 'refunded', refund_reason: 'order_closed' }])
  expect(await world.ok('pro/order/info', { token: user.token, order_no })).toMatchObject({ status: 'cancelled', amount_paid: 0 })
  expect(await purchasesOf(user.token)).toEqual([])
})

test('a wrong amount is refunded and the order can still be paid', async () => {
  const user = await world.user()
  const { order_no } = await openPayment(world, user)
  await world.control('/gateway', { order_no, event: 'wrong_amount' })
  expect(await attemptsOf(order_no)).toEqual([{ status: 'refunded', refund_reason: 'wrong_amount' }])
  expect(await world.ok('pro/order/pay/wechat/check', { token: user.token, order_no })).toMatchObject({
    status: 'paying',
    trade_state: 'REFUND',
  })
  await world.ok('pro/order/pay/wechat', { token: user.token, order_no })
  await world.control('/gateway', { order_no, event: 'paid' })
  expect(await world.ok('pro/order/info', { token: user.token, order_no })).toMatchObject({ status: 'finished', amount_paid: 198_000 })
})

test('a second payment of a finished order is refunded', async () => {
  const user = await world.user()
  const { order_no, out_trade_no } = await openPayment(world, user)
  await world.ok('pro/order/pay/wechat', { token: user.token, order_no, refresh: true })
  await world.control('/gateway', { order_no, event: 'paid' })
  await world.control('/gateway', { out_trade_no, event: 'late' })
  expect(await attemptsOf(order_no)).toEqual(
    expect.arrayContaining([
      { status: 'success', refund_reason: null },
      { status: 'refunded', refund_reason: 'paid_twice' },
    ]),
  )
  expect(await purchasesOf(user.token)).toHaveLength(1)
})

test('the next start completes what a crashed process or an unreachable channel left undone', async () => {
  const late = await openPayment(world, await world.user())
  await world.ok('pro/order/cancel', late)
  await world.control('/gateway/mode', { mode: 'error' })
  await world.control('/gateway', { out_trade_no: late.out_trade_no, event: 'late' })
  expect(await attemptsOf(late.order_no)).toEqual([{ status: 'success', refund_reason: 'order_closed' }])
  await world.control('/gateway/mode', { mode: 'ok' })

  const halfway = await openPayment(world, await world.user())
  const { query } = world.app.database
  await query.updateTable('orders').set({ status: 'paid', attempt_id: 'a_any' }).where('order_no', '=', halfway.order_no).execute()

  await world.app.catchUp()
  expect(await attemptsOf(late.order_no)).toEqual([{ status: 'refunded', refund_reason: 'order_closed' }])
  expect(await world.ok('pro/order/info', halfway)).toMatchObject({ status: 'finished' })
})

test('a refund removes purchase, licences and flags', async () => {
  const user = await world.user()
  const { order_no, purchase } = await bought(world, user)
  const body = { token: user.token, purchase_id: purchase.id, holder: { type: 'person' as const, name: '林夏' }, request_id: randomUUID() }
  await world.ok('pro/license/create', body)
  await world.control('/gateway', { order_no, event: 'refund', notify: 3 })
  expect(await world.ok('pro/order/info', { token: user.token, order_no })).toMatchObject({ status: 'refunded' })
  expect(await purchasesOf(user.token)).toMatchObject([{ status: 'refunded' }])
  expect((await world.ok('pro/license/list', { token: user.token })).list).toMatchObject([{ status: 'revoked' }])
  expect(await world.ok('user/info', { token: user.token })).toMatchObject({ admin_plus: 0 })
})

test('finish/auto finishes a paid order whose delivery was interrupted, and is idempotent', async () => {
  const { token } = await world.ok('user/signin', { mail: 'orders@example.com', password: 'view-ui-plus' })
  const { list } = await world.ok('pro/order/list', { token, status: 'paid' })
  const order_no = list[0]?.order_no ?? ''
  const before = (await purchasesOf(token)).length
  expect(await world.ok('pro/order/finish/auto', { token, order_no })).toMatchObject({ status: 'finished' })
  expect(await world.ok('pro/order/finish/auto', { token, order_no })).toMatchObject({ status: 'finished' })
  expect(await purchasesOf(token)).toHaveLength(before + 1)
})

test('an order of zero amount is finished without a payment, once', async () => {
  const order = await freeOrder(world, await world.user())
  expect(await world.fails('pro/order/pay/wechat', order, 40912)).toMatchObject({ reason: 'wrong_state' })
  const replies = await Promise.all(Array.from({ length: 10 }, () => world.ok('pro/order/finish/auto', order)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(['finished']))
  expect(await purchasesOf(order.token)).toHaveLength(1)
})

test('[SALE-04] three notifications, three checks, finish/auto and a cancel at once make one purchase, repeatedly', async () => {
  const rounds = await Promise.all(Array.from({ length: 8 }, () => raceRounds(runs(5, 25))))
  expect(rounds.flat()).toHaveLength(runs(40, 200))
  expect(new Set(rounds.flat())).toEqual(new Set(['finished:1:0']))
})

test('[SALE-04] a payment that races with a cancel is either delivered or refunded, never both, never neither', async () => {
  const outcomes = await Promise.all(Array.from({ length: runs(30, 100) }, () => raceWithCancel()))
  for (const outcome of outcomes) expect(['finished:1:0', 'cancelled:0:1', 'cancelled:0:0']).toContain(outcome)
})

test('a notification with an invalid signature is rejected', async () => {
  const user = await world.user()
  const { order_no, out_trade_no } = await openPayment(world, user)
  const body = JSON.stringify({ outTradeNo: out_trade_no, state: 'SUCCESS', amount: 198_000, transactionId: 't_forged' })
  const request = new Request('http://127.0.0.1/notify/wechat', { method: 'POST', body, headers: { 'x-signature': 'forged' } })
  expect((await world.app.fetch(request)).status).toBe(401)
  expect(await world.ok('pro/order/info', { token: user.token, order_no })).toMatchObject({ status: 'paying' })
})

async function attemptsOf(order_no: string) {
  return world.app.database.query.selectFrom('attempts').select(['status', 'refund_reason']).where('order_no', '=', order_no).execute()
}

async function raceRounds(rounds: number): Promise<string[]> {
  const user = await world.user()
  const outcomes: string[] = []
  for (let round = 0; round < rounds; round++) {
    const { order_no } = await openPayment(world, user)
    await world.control('/gateway', { order_no, event: 'paid', notify: 0 })
    const order = { token: user.token, order_no }
    await Promise.all([
      world.control('/gateway', { order_no, event: 'notify', notify: 3 }),
      ...Array.from({ length: 3 }, () => world.send('pro/order/pay/wechat/check', order)),
      world.send('pro/order/finish/auto', order),
      world.send('pro/order/cancel', order),
    ])
    outcomes.push(await outcomeOf(order))
  }
  return outcomes
}

async function raceWithCancel(): Promise<string> {
  const order = await openPayment(world, await world.user())
  await Promise.all([
    world.control('/gateway', { order_no: order.order_no, event: 'paid', notify: 2 }),
    world.send('pro/order/cancel', order),
    world.send('pro/order/pay/wechat/check', order),
  ])
  return outcomeOf(order)
}

/** State of the order, its purchases and its refunded payments. */
async function outcomeOf({ token, order_no }: { token: string; order_no: string }): Promise<string> {
  const { status } = await world.ok('pro/order/info', { token, order_no })
  const purchases = (await purchasesOf(token)).filter((purchase) => purchase.order_no === order_no)
  const returned = (await attemptsOf(order_no)).filter((attempt) => attempt.status === 'refunded')
  return `${status}:${purchases.length}:${returned.length}`
}

test('the request body never sets the price', async () => {
  const user = await world.user()
  await world.fails('pro/order/create', orderBody(user, { expect_amount: 0 }), 40913)
  expect((await world.ok('pro/order/list', { token: user.token })).total).toBe(0)
})
