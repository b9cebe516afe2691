import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bought, openPayment, orderBody } from '../support/orders.ts'
import { startWorld, type TestUser, type World } from '../support/startWorld.ts'
import { pay, renewalBody, upgradeBody } from '../support/upgrades.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const purchasesOf = async ({ token }: TestUser) => (await world.ok('pro/purchase/list', { token, page_size: 100 })).list
const licensesOf = async ({ token }: TestUser) => (await world.ok('pro/license/list', { token, page_size: 100 })).list
const create = (user: TestUser, purchase_id: string) =>
  world.ok('pro/license/create', {
    token: user.token,
    purchase_id,
    holder: { type: 'company', name: '示例公司' },
    request_id: randomUUID(),
  })

test('[SALE-05] an upgrade costs the difference, replaces the purchase and moves its licences', async () => {
  const user = await world.user()
  const { purchase } = await bought(world, user)
  expect(purchase.upgrades.map(({ edition, amount }) => ({ edition, amount }))).toEqual([
    { edition: 'team', amount: 200_000 },
    { edition: 'enterprise', amount: 400_000 },
  ])
  const license = await create(user, purchase.id)
  const order_no = await pay(world, upgradeBody(user, purchase))
  const order = await world.ok('pro/order/info', { token: user.token, order_no })
  expect(order).toMatchObject({
    type: 'upgrade',
    status: 'finished',
    amount_list: 398_000,
    amount_discount: 198_000,
    amount_paid: 200_000,
    purchase_id: purchase.id,
  })
  const [now, before] = await purchasesOf(user)
  expect(before).toMatchObject({ id: purchase.id, status: 'upgraded', upgrades: [], licenses_used: 0 })
  expect(now).toMatchObject({ order_no, edition: 'team', status: 'active', license_limit: 5, licenses_used: 1 })
  expect(await licensesOf(user)).toMatchObject([
    { id: license.id, purchase_id: now?.id, edition: 'team', project_limit: 5, status: 'active' },
  ])
})

test('[SALE-05] upgrades can be repeated: from team to company for their difference', async () => {
  const user = await world.user()
  const { purchase } = await bought(world, user)
  await pay(world, upgradeBody(user, purchase))
  const [team] = await purchasesOf(user)
  expect(team?.upgrades.map(({ amount }) => amount)).toEqual([200_000])
})

test('[SALE-05] two units become two team units, or one company unit', async () => {
  const user = await world.user()
  const { order_no } = await world.ok(
    'pro/order/create',
    orderBody(user, { items: [{ sku: 'admin_plus-standard', quantity: 2 }], expect_amount: 396_000 }),
  )
  await world.ok('pro/order/pay/wechat', { token: user.token, order_no })
  await world.control('/gateway', { order_no, event: 'paid' })
  const [purchase] = await purchasesOf(user)
  expect(purchase?.upgrades.map(({ quantity, amount }) => ({ quantity, amount }))).toEqual([
    { quantity: 2, amount: 400_000 },
    { quantity: 1, amount: 202_000 },
  ])
})

test('[SALE-05] the price of an upgrade is the server’s, and so are its purchase, edition and number', async () => {
  const user = await world.user()
  const { purchase } = await bought(world, user)
  await world.fails('pro/order/create', upgradeBody(user, purchase, 'team', { expect_amount: 1 }), 40913)
  await world.fails('pro/order/create', upgradeBody(user, purchase, 'team', { items: [{ sku: 'admin_plus-team', quantity: 2 }] }), 42204)
  await world.fails('pro/order/create', upgradeBody(user, purchase, 'team', { items: [{ sku: 'admin_plus-group', quantity: 1 }] }), 40401)
  await world.fails('pro/order/create', upgradeBody(user, purchase, 'team', { purchase_id: 'p_none' }), 40401)
  await world.fails('pro/order/create', upgradeBody(await world.user(), purchase), 40401)
  const { status } = await world.send('pro/order/create', { ...upgradeBody(user, purchase), purchase_id: undefined })
  expect(status).toBe(400)
})

test('[SALE-05] a purchase has one open upgrade or renewal at a time; buying another licence is still possible', async () => {
  const user = await world.user()
  const { purchase } = await bought(world, user)
  const { order_no } = await world.ok('pro/order/create', upgradeBody(user, purchase))
  expect(await world.fails('pro/order/create', renewalBody(user, purchase), 40915)).toMatchObject({ order_no })
  expect((await openPayment(world, user)).order_no).not.toBe(order_no)
})

test('[SALE-05] a renewal extends a running period, and restarts an ended one now', async () => {
  const user = await world.user()
  const { purchase } = await bought(world, user)
  const license = await create(user, purchase.id)
  const until = (months: number, from = purchase.created_at) => {
    const date = new Date(from)
    date.setUTCMonth(date.getUTCMonth() + months)
    return date.toISOString()
  }
  expect(purchase.renewal).toMatchObject({ amount: 79_200, updates_until: until(48) })
  await pay(world, renewalBody(user, purchase))
  const [renewed] = await purchasesOf(user)
  expect(renewed).toMatchObject({ id: purchase.id, status: 'active', support_until: until(48), updates_until: until(48) })
  expect((await licensesOf(user)).find(({ id }) => id === license.id)?.updates_until).toBe(until(48))

  world.clock.advance(6 * 365 * 24 * 3_600_000)
  const { token } = await world.ok('user/signin', { mail: user.mail, password: user.password })
  const later = { ...user, token }
  const [ended] = await purchasesOf(later)
  expect(ended?.renewal?.updates_until).toBe(until(24, world.clock.now().toISOString()))
})

test('[SALE-05] refunding a renewal subtracts its period, refunding an upgrade restores the edition', async () => {
  const user = await world.user()
  const { purchase } = await bought(world, user)
  const kept = await create(user, purchase.id)
  const renewal = await pay(world, renewalBody(user, purchase))
  await world.control('/gateway', { order_no: renewal, event: 'refund', notify: 3 })
  expect(await purchasesOf(user)).toMatchObject([{ status: 'active', updates_until: purchase.updates_until }])

  const upgrade = await pay(world, upgradeBody(user, purchase))
  const [team] = await purchasesOf(user)
  world.clock.advance(1000)
  const surplus = await create(user, team?.id ?? '')
  await world.control('/gateway', { order_no: upgrade, event: 'refund', notify: 3 })
  expect(await purchasesOf(user)).toMatchObject([{ status: 'refunded' }, { id: purchase.id, status: 'active', licenses_used: 1 }])
  const licenses = await licensesOf(user)
  expect(licenses.find(({ id }) => id === kept.id)).toMatchObject({ purchase_id: purchase.id, edition: 'standard', status: 'active' })
  expect(licenses.find(({ id }) => id === surplus.id)).toMatchObject({ status: 'revoked' })
})

test('[SALE-05] the payment for an upgrade is refunded if its purchase was refunded meanwhile', async () => {
  const user = await world.user()
  const { order_no: first, purchase } = await bought(world, user)
  const { order_no } = await world.ok('pro/order/create', upgradeBody(user, purchase))
  const { out_trade_no } = await world.ok('pro/order/pay/wechat', { token: user.token, order_no })
  await world.control('/gateway', { order_no: first, event: 'refund' })
  await world.control('/gateway', { out_trade_no, event: 'paid', notify: 3 })
  expect(await world.ok('pro/order/info', { token: user.token, order_no })).toMatchObject({ status: 'refunded', can: { invoice: false } })
  const attempts = world.app.database.query.selectFrom('attempts').select(['status', 'refund_reason']).where('order_no', '=', order_no)
  expect(await attempts.execute()).toEqual([{ status: 'refunded', refund_reason: 'purchase_gone' }])
  expect(await purchasesOf(user)).toMatchObject([{ status: 'refunded' }])
})

test('[SALE-05] a free upgrade is closed if its purchase was refunded meanwhile', async () => {
  const user = await world.user()
  const { order_no: first, purchase } = await bought(world, user)
  const { order_no } = await world.ok('pro/order/create', upgradeBody(user, purchase, 'team', { coupon: 'EXAMPLEFREE', expect_amount: 0 }))
  await world.control('/gateway', { order_no: first, event: 'refund' })
  await world.fails('pro/order/finish/auto', { token: user.token, order_no }, 40911)
  expect(await world.ok('pro/order/info', { token: user.token, order_no })).toMatchObject({ status: 'cancelled' })
})

test('[SALE-05] a payment of an upgrade that is reported ten times makes one purchase', async () => {
  const user = await world.user()
  const { purchase } = await bought(world, user)
  world.clock.advance(1000)
  const { order_no } = await world.ok('pro/order/create', upgradeBody(user, purchase, 'enterprise'))
  await world.ok('pro/order/pay/wechat', { token: user.token, order_no })
  await world.control('/gateway', { order_no, event: 'paid', notify: 10 })
  expect((await purchasesOf(user)).map(({ status, edition }) => `${edition} ${status}`)).toEqual(['enterprise active', 'standard upgraded'])
  await world.fails('pro/order/create', upgradeBody(user, purchase), 40912)
})

test('[SALE-05] after an upgrade, releases for the larger edition can be downloaded', async () => {
  const user = await world.user()
  const { purchase } = await bought(world, user)
  const { id } = await world.control('/release', { product: 'admin_plus', version: '4.1.0', min_edition: 'enterprise' })
  await pay(world, upgradeBody(user, purchase, 'enterprise'))
  const { list } = await world.ok('pro/release/list', { token: user.token, product: 'admin_plus' })
  expect(list.find((release) => release.id === id)?.entitled).toBe(true)
})
