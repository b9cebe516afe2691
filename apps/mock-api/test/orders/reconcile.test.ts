import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { catalogue } from '@view-site/site-data/catalogue'
import { createApp } from '../../src/index.ts'
import { openPayment, orderBody } from '../support/orders.ts'
import { ownDatabase } from '../support/ownDatabase.ts'
import { startWorld, type TestUser, type World } from '../support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  await world.control('/gateway/mode', { mode: 'ok' })
})
afterAll(() => world.close())

/** States of an order's attempts, here and at the channel. */
async function attemptsOf(orderNo: string): Promise<string[]> {
  const rows = await world.app.database.query
    .selectFrom('attempts')
    .innerJoin('trades', 'trades.out_trade_no', 'attempts.out_trade_no')
    .select(['attempts.status', 'trades.state'])
    .where('order_no', '=', orderNo)
    .orderBy('number')
    .execute()
  return rows.map(({ status, state }) => `${status} ${state}`)
}

/** An order with a payment open in each channel: WeChat did not answer when the buyer changed to Alipay. */
async function twoOpen(user: TestUser) {
  const { order_no, out_trade_no } = await openPayment(world, user)
  await world.control('/gateway/mode', { mode: 'error', channel: 'wechat' })
  await world.ok('pro/order/pay/alipay', { token: user.token, order_no, device: 'pc' })
  await world.control('/gateway/mode', { mode: 'ok' })
  return { token: user.token, order_no, first: out_trade_no }
}

async function statusOf(order: { token: string; order_no: string }) {
  return (await world.ok('pro/order/info', order)).status
}

test('[SALE-04] a settlement closes the other open payment of its order', async () => {
  const { order_no } = await twoOpen(await world.user())
  expect(await attemptsOf(order_no)).toEqual(['open NOTPAY', 'open NOTPAY'])
  await world.control('/gateway', { order_no, event: 'paid' })
  expect(await attemptsOf(order_no)).toEqual(['closed CLOSED', 'success SUCCESS'])
})

test('[SALE-04] the other payment, paid in the same moment, is refunded by the settlement', async () => {
  const { order_no, first } = await twoOpen(await world.user())
  await world.control('/gateway', { out_trade_no: first, event: 'paid', notify: 0 })
  await world.control('/gateway', { order_no, event: 'paid' })
  expect(await attemptsOf(order_no)).toEqual(['refunded REFUND', 'success SUCCESS'])
})

test('[SALE-04] an order cancelled while its channel is down keeps no payment open once the channel answers', async () => {
  const order = await openPayment(world, await world.user())
  await world.control('/gateway/mode', { mode: 'timeout' })
  await world.ok('pro/order/cancel', order)
  expect(await attemptsOf(order.order_no)).toEqual(['open NOTPAY'])
  await world.control('/gateway/mode', { mode: 'ok' })
  await world.app.catchUp()
  expect(await attemptsOf(order.order_no)).toEqual(['closed CLOSED'])
})

test('[SALE-04] cancels that race with the opening of a payment leave nothing that can be paid', async () => {
  const orders = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const user = await world.user()
      const { order_no } = await world.ok('pro/order/create', orderBody(user))
      const order = { token: user.token, order_no }
      await Promise.all([
        world.send('pro/order/pay/wechat', order),
        world.send('pro/order/cancel', order),
        world.send('pro/order/pay/alipay', { ...order, device: 'pc' }),
      ])
      return order_no
    }),
  )
  for (const orderNo of orders) for (const state of await attemptsOf(orderNo)) expect(state).toMatch(/ CLOSED$/)
})

test('[SALE-04] a payment without a notification is found when its time is over, without its buyer', async () => {
  const order = await openPayment(world, await world.user())
  await world.control('/gateway', { order_no: order.order_no, event: 'paid', notify: 0 })
  world.clock.advance(10 * 60_000)
  await world.app.catchUp()
  expect(await statusOf(order)).toBe('finished')
})

test('[SALE-04] the reconciliation finds what no notification reported, and nothing the second time', async () => {
  const [lost, refunded, stuck] = await Promise.all(Array.from({ length: 3 }, async () => openPayment(world, await world.user())))
  if (!lost || !refunded || !stuck) throw new Error('three orders')
  await world.control('/gateway', { order_no: lost.order_no, event: 'paid', notify: 0 })
  await world.control('/gateway', { order_no: refunded.order_no, event: 'paid' })
  await world.control('/gateway', { order_no: refunded.order_no, event: 'refund', notify: 0 })
  // Closed here, still payable at the channel: what a crash between the two leaves.
  const { query } = world.app.database
  await query.updateTable('attempts').set({ status: 'closed' }).where('order_no', '=', stuck.order_no).execute()

  const first = await world.app.reconcile()
  expect(first.corrected).toBeGreaterThanOrEqual(3)
  expect([await statusOf(lost), await statusOf(refunded)]).toEqual(['finished', 'refunded'])
  expect(await attemptsOf(stuck.order_no)).toEqual(['closed CLOSED'])
  expect(await world.app.reconcile()).toMatchObject({ corrected: 0, failed: 0 })
})

test('[SALE-04] an overdue order that was paid without a notification is found before the same edition is sold again', async () => {
  const user = await world.user()
  const body = () => orderBody(user, { items: [{ sku: 'admin_plus-enterprise', quantity: 1 }], expect_amount: 598_000 })
  const { order_no } = await world.ok('pro/order/create', body())
  await world.ok('pro/order/pay/wechat', { token: user.token, order_no })
  await world.control('/gateway', { order_no, event: 'paid', notify: 0 })
  world.clock.advance(2 * 3_600_000)
  await world.fails('pro/order/create', body(), 40916)
  expect(await world.ok('pro/order/info', { token: user.token, order_no })).toMatchObject({ status: 'finished' })
})

test('[SALE-04] while a channel is down the reconciliation reports what it could not compare', async () => {
  await openPayment(world, await world.user())
  await world.control('/gateway/mode', { mode: 'timeout' })
  const { checked, corrected, failed } = await world.app.reconcile()
  expect({ corrected, failed }).toEqual({ corrected: 0, failed: checked })
  expect(failed).toBeGreaterThan(0)
})

test('[SALE-04] an order delivers what was sold, and one that cannot be delivered does not hold up the others', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'sold-terms-'))
  const database = await ownDatabase()
  const options = { control: true, database: { file: join(directory, 'data.sqlite'), ...database.options } }
  const selling = await createApp(options)
  const call = async (app: typeof selling, path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const response = await app.fetch(new Request(`http://127.0.0.1${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
    return JSON.parse(await response.text())
  }
  const order = async () => {
    const user: TestUser = await call(selling, '/__control/user', {})
    const { data } = await call(selling, '/v1/pro/order/create', orderBody(user))
    const paid = { status: 'paid' as const, attempt_id: 'a_any' }
    await selling.database.query.updateTable('orders').set(paid).where('order_no', '=', data.order_no).execute()
    return { token: user.token, order_no: String(data.order_no) }
  }
  const [broken, sold] = [await order(), await order()]
  // An order from before terms were kept.
  await selling.database.query.updateTable('orders').set({ terms: null }).where('order_no', '=', broken.order_no).execute()
  await selling.close()

  const errors: string[] = []
  const later = await createApp({
    ...options,
    catalogue: { ...catalogue, editions: catalogue.editions.filter(({ sku }) => sku !== 'admin_plus-standard') },
    log: (level, message, fields) => void (level === 'error' && errors.push(`${message} ${fields?.['order_no']}`)),
  })
  await later.catchUp()
  expect(errors).toEqual([`a paid order could not be delivered ${broken.order_no}`])
  const { data } = await call(later, '/v1/pro/purchase/list', { token: sold.token })
  expect(data.list).toMatchObject([{ order_no: sold.order_no, sku: 'admin_plus-standard', license_limit: 1 }])
  await later.close()
  await database.drop()
  await rm(directory, { recursive: true })
})
