import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayment, orderBody } from '../support/orders.ts'
import { startWorld, type TestUser, type World } from '../support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const year = 365 * 24 * 3_600_000

async function openCashier(user: TestUser) {
  const { order_no } = await world.ok('pro/order/create', orderBody(user))
  const order = { token: user.token, order_no }
  return { order, payment: await world.ok('pro/order/pay/alipay', { ...order, device: 'pc' }) }
}

test('[SALE-04] Alipay: the cashier is opened and paid; the order is finished only by the check', async () => {
  const { order } = await openCashier(await world.user())
  const check = () => world.ok('pro/order/pay/alipay/check', order)
  expect(await check()).toMatchObject({ status: 'paying', trade_state: 'WAIT_BUYER_PAY', next_poll_ms: 2000 })
  await world.control('/gateway', { order_no: order.order_no, event: 'paid', notify: 0 })
  expect(await world.ok('pro/order/info', order)).toMatchObject({ status: 'paying', channel: 'alipay' })
  expect(await check()).toMatchObject({ status: 'finished', trade_state: 'TRADE_SUCCESS', next_poll_ms: null })
  await world.control('/gateway', { order_no: order.order_no, event: 'refund' })
  expect(await check()).toMatchObject({ status: 'refunded', trade_state: 'TRADE_CLOSED' })
})

test('[SALE-04] after a year Alipay reports the trade as finished', async () => {
  const user = await world.user()
  const { order } = await openCashier(user)
  await world.control('/gateway', { order_no: order.order_no, event: 'paid' })
  world.clock.advance(year + 1)
  const { token } = await world.ok('user/signin', { mail: user.mail, password: user.password })
  expect(await world.ok('pro/order/pay/alipay/check', { ...order, token })).toMatchObject({ trade_state: 'TRADE_FINISHED' })
})

test('[SALE-04] the cashier returns to the order’s page on this site, whatever the request contains', async () => {
  const user = await world.user()
  const { order_no } = await world.ok('pro/order/create', orderBody(user))
  const elsewhere = { return_url: 'https://evil.example/', origin: 'https://evil.example' }
  await world.send('pro/order/pay/alipay', { token: user.token, order_no, device: 'wap', ...elsewhere })
  const [trade] = await world.app.database.query.selectFrom('trades').select('return_url').where('description', '=', order_no).execute()
  expect(trade?.return_url).toBe(`${world.origin}/pay/${order_no}`)
})

test('[SALE-04] the cashier works without scripts: pay and return to the site', async () => {
  const { order, payment } = await openCashier(await world.user())
  const { pathname } = new URL(payment.pay_url)
  const page = (init: RequestInit = {}) => world.app.fetch(new Request(`http://127.0.0.1${pathname}`, init))
  expect((await page({ method: 'POST' })).status).toBe(303)
  const html = await (await page()).text()
  expect(html).toContain('已付款')
  expect(html).toContain(`href="${world.origin}/pay/${order.order_no}"`)
})

test('[SALE-04] switching between WeChat and Alipay leaves one payment open', async () => {
  const { token, order_no, out_trade_no } = await openPayment(world, await world.user())
  const cashier = await world.ok('pro/order/pay/alipay', { token, order_no, device: 'pc' })
  const left = await world.ok('pro/order/pay/wechat/check', { token, order_no })
  expect(left).toMatchObject({ status: 'paying', trade_state: 'CLOSED', next_poll_ms: null })
  expect(await world.control('/gateway', { out_trade_no, event: 'paid' })).toMatchObject({ state: 'CLOSED' })
  const code = await world.ok('pro/order/pay/wechat', { token, order_no })
  expect(code.out_trade_no).not.toBe(out_trade_no)
  expect(await world.control('/gateway', { out_trade_no: cashier.out_trade_no, event: 'paid' })).toMatchObject({ state: 'CLOSED' })
  await world.control('/gateway', { out_trade_no: code.out_trade_no, event: 'paid' })
  expect(await world.ok('pro/order/info', { token, order_no })).toMatchObject({ status: 'finished', channel: 'wechat' })
})

test('[SALE-04] a WeChat payment made while switching to Alipay pays the order', async () => {
  const { token, order_no, out_trade_no } = await openPayment(world, await world.user())
  await world.control('/gateway', { out_trade_no, event: 'paid', notify: 0 })
  await world.fails('pro/order/pay/alipay', { token, order_no, device: 'pc' }, 40910)
  expect(await world.ok('pro/order/info', { token, order_no })).toMatchObject({ status: 'finished', channel: 'wechat' })
})

test('[SALE-04] an unreachable channel does not block switching to the other', async () => {
  const { token, order_no, out_trade_no } = await openPayment(world, await world.user())
  await world.control('/gateway/mode', { mode: 'timeout', channel: 'wechat' })
  const { out_trade_no: cashier } = await world.ok('pro/order/pay/alipay', { token, order_no, device: 'pc' })
  await world.control('/gateway/mode', { mode: 'ok' })
  await world.control('/gateway', { out_trade_no: cashier, event: 'paid' })
  await world.control('/gateway', { out_trade_no, event: 'late' })
  expect(await world.ok('pro/order/info', { token, order_no })).toMatchObject({ status: 'finished', channel: 'alipay' })
  const late = world.app.database.query.selectFrom('attempts').select(['status', 'refund_reason']).where('out_trade_no', '=', out_trade_no)
  expect(await late.execute()).toEqual([{ status: 'refunded', refund_reason: 'paid_twice' }])
})

test('[SALE-04] a payment whose channel did not answer when it was left is closed once it does', async () => {
  const { token, order_no, out_trade_no } = await openPayment(world, await world.user())
  await world.control('/gateway/mode', { mode: 'timeout', channel: 'wechat' })
  await world.ok('pro/order/pay/alipay', { token, order_no, device: 'pc' })
  await world.control('/gateway/mode', { mode: 'ok' })
  await world.app.catchUp()
  const { query } = world.app.database
  const left = query.selectFrom('trades').select('state').where('out_trade_no', '=', out_trade_no)
  expect(await left.execute()).toEqual([{ state: 'CLOSED' }])
  const attempts = query.selectFrom('attempts').select(['channel', 'status']).where('order_no', '=', order_no).orderBy('number')
  expect(await attempts.execute()).toEqual([
    { channel: 'wechat', status: 'closed' },
    { channel: 'alipay', status: 'open' },
  ])
})

test('[SALE-04] opening both channels concurrently leaves one payment open', async () => {
  const user = await world.user()
  const { order_no } = await world.ok('pro/order/create', orderBody(user))
  const order = { token: user.token, order_no }
  await Promise.all([
    world.send('pro/order/pay/wechat', order),
    world.send('pro/order/pay/alipay', { ...order, device: 'pc' }),
    world.send('pro/order/pay/wechat', order),
  ])
  const open = world.app.database.query.selectFrom('attempts').select('id').where('order_no', '=', order_no).where('status', '=', 'open')
  expect(await open.execute()).toHaveLength(1)
})

test('a notification signed by the other channel is rejected', async () => {
  const { order } = await openCashier(await world.user())
  const request = new Request('http://127.0.0.1/notify/alipay', { method: 'POST', body: '{}', headers: { 'x-signature': 'of wechat' } })
  expect((await world.app.fetch(request)).status).toBe(401)
  expect(await world.ok('pro/order/info', order)).toMatchObject({ status: 'paying' })
})
