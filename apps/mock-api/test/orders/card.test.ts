import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stripeCheckout } from '../../src/ports/payments/stripeCheckout.ts'
import { openPayment, orderBody } from '../support/orders.ts'
import { startStripe, type StripeServer } from '../support/startStripe.ts'
import { startWorld, type World } from '../support/startWorld.ts'

const keys = { secretKey: 'sk_test_example', webhookSecret: 'whsec_example' }
let stripe: StripeServer
let world: World
beforeAll(async () => {
  stripe = await startStripe({ ...keys, now: () => world.clock.now() })
  world = await startWorld({
    cardPayments: true,
    card: (references) => stripeCheckout({ ...keys, references, clock: { now: () => world.clock.now() }, baseUrl: stripe.url }),
  })
})
beforeEach(() => {
  stripe.created.length = 0
  stripe.refunds.length = 0
})
afterAll(async () => {
  await world.close()
  await stripe.close()
})

async function newOrder() {
  const user = await world.user()
  const { order_no } = await world.ok('pro/order/create', orderBody(user))
  return { token: user.token, order_no }
}

/** An order with its payment open on Stripe's page. */
async function openCard() {
  const order = await newOrder()
  const payment = await world.ok('pro/order/pay/card', order)
  return { order, payment, outTradeNo: payment.out_trade_no }
}

/** Delivers a webhook of Stripe; returns the HTTP status of the reply. */
async function notify(outTradeNo: string, type = 'checkout.session.completed', signed?: { at?: Date; secret?: string }): Promise<number> {
  const { body, signature } = stripe.webhook(outTradeNo, type, signed)
  const request = new Request(`${world.origin}/notify/card`, { method: 'POST', headers: { 'stripe-signature': signature }, body })
  return (await world.app.fetch(request)).status
}

async function attemptsOf(order_no: string): Promise<string[]> {
  const { query } = world.app.database
  const rows = await query
    .selectFrom('attempts')
    .select(['channel', 'status', 'refund_reason'])
    .where('order_no', '=', order_no)
    .orderBy('number')
    .execute()
  return rows.map(({ channel, status, refund_reason }) => `${channel} ${status}${refund_reason === null ? '' : ` ${refund_reason}`}`)
}

test('[SALE-04] a card: paid on Stripe’s page; the order is finished only by the check', async () => {
  const { order, payment, outTradeNo } = await openCard()
  expect(payment).toMatchObject({ amount: 198_000, pay_url: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//) })
  expect(Date.parse(payment.expires_at) - world.clock.now().getTime()).toBe(30 * 60_000)
  const check = () => world.ok('pro/order/pay/card/check', order)
  expect(await check()).toMatchObject({ status: 'paying', trade_state: 'NOTPAY', next_poll_ms: 2000 })
  stripe.pay(outTradeNo)
  expect(await world.ok('pro/order/info', order)).toMatchObject({ status: 'paying', channel: 'card' })
  expect(await check()).toMatchObject({ status: 'finished', trade_state: 'SUCCESS', next_poll_ms: null })
  stripe.refund(outTradeNo)
  expect(await notify(outTradeNo, 'charge.refunded')).toBe(200)
  expect(await check()).toMatchObject({ status: 'refunded', trade_state: 'REFUND' })
})

test('[SALE-04] a webhook finishes the order, and any number of them finishes it once', async () => {
  const { order, outTradeNo } = await openCard()
  stripe.pay(outTradeNo)
  expect(await Promise.all(Array.from({ length: 5 }, () => notify(outTradeNo)))).toEqual([200, 200, 200, 200, 200])
  expect(await world.ok('pro/order/info', order)).toMatchObject({ status: 'finished', channel: 'card' })
  const purchases = world.app.database.query.selectFrom('purchases').select('id').where('order_no', '=', order.order_no)
  expect(await purchases.execute()).toHaveLength(1)
})

test('[SALE-04] a webhook with another signature, or an old one, is refused and changes nothing', async () => {
  const { order, outTradeNo } = await openCard()
  stripe.pay(outTradeNo)
  expect(await notify(outTradeNo, 'checkout.session.completed', { secret: 'whsec_other' })).toBe(401)
  expect(await notify(outTradeNo, 'checkout.session.completed', { at: new Date(world.clock.now().getTime() - 600_000) })).toBe(401)
  expect(await world.ok('pro/order/info', order)).toMatchObject({ status: 'paying' })
})

test.each([
  ['amount', { amount: 100 }],
  ['currency', { currency: 'usd' }],
])('[SALE-04] another %s does not pay the order, and goes back', async (_name, paid) => {
  const { order, outTradeNo } = await openCard()
  stripe.pay(outTradeNo, paid)
  await notify(outTradeNo)
  expect(await world.ok('pro/order/info', order)).toMatchObject({ status: 'paying' })
  expect(stripe.refunds).toHaveLength(1)
  expect(await attemptsOf(order.order_no)).toEqual(['card refunded wrong_amount'])
})

test('[SALE-04] the open payment is returned again; a refresh closes it and opens another', async () => {
  const { order, payment } = await openCard()
  expect(await world.ok('pro/order/pay/card', order)).toMatchObject({ attempt_id: payment.attempt_id, pay_url: payment.pay_url })
  expect(stripe.created).toHaveLength(1)
  const fresh = await world.ok('pro/order/pay/card', { ...order, refresh: true })
  expect(fresh.attempt_id).not.toBe(payment.attempt_id)
  expect(stripe.statusOf(payment.out_trade_no)).toBe('expired')
  expect(await attemptsOf(order.order_no)).toEqual(['card closed', 'card open'])
})

test('[SALE-04] tabs that open the card at once get one payment', async () => {
  const order = await newOrder()
  const opened = await Promise.all(Array.from({ length: 4 }, () => world.ok('pro/order/pay/card', order)))
  expect(new Set(opened.map(({ pay_url }) => pay_url)).size).toBe(1)
  expect(stripe.created).toHaveLength(1)
})

test('[SALE-04] changing from WeChat to the card and back leaves one payment open', async () => {
  const { token, order_no, out_trade_no } = await openPayment(world, await world.user())
  const order = { token, order_no }
  const card = await world.ok('pro/order/pay/card', order)
  expect(await world.control('/gateway', { out_trade_no, event: 'paid' })).toMatchObject({ state: 'CLOSED' })
  await world.ok('pro/order/pay/wechat', order)
  expect(stripe.statusOf(card.out_trade_no)).toBe('expired')
  expect(await world.ok('pro/order/pay/card/check', order)).toMatchObject({ trade_state: 'CLOSED', next_poll_ms: null })
  expect(await attemptsOf(order_no)).toEqual(['wechat closed', 'card closed', 'wechat open'])
})

test('[SALE-04] a card that was charged while its payer changed the method pays the order', async () => {
  const { order, outTradeNo } = await openCard()
  stripe.pay(outTradeNo)
  await world.fails('pro/order/pay/wechat', order, 40910)
  expect(await world.ok('pro/order/info', order)).toMatchObject({ status: 'finished', channel: 'card' })
})

test('[SALE-04] a settlement closes the card’s page that Stripe did not close when it was left', async () => {
  const { order, outTradeNo } = await openCard()
  stripe.answerNext(503, JSON.stringify({ error: { type: 'api_error', message: 'try later' } }))
  await world.ok('pro/order/pay/wechat', order)
  expect(stripe.statusOf(outTradeNo)).toBe('open')
  await world.control('/gateway', { order_no: order.order_no, event: 'paid' })
  expect(stripe.statusOf(outTradeNo)).toBe('expired')
  expect(await attemptsOf(order.order_no)).toEqual(['card closed', 'wechat success'])
})

test('[SALE-04] an order paid twice, by card last, keeps the first payment and returns the card’s', async () => {
  const { order, outTradeNo } = await openCard()
  stripe.answerNext(503, JSON.stringify({ error: { type: 'api_error', message: 'try later' } }))
  await world.ok('pro/order/pay/wechat', order)
  stripe.pay(outTradeNo)
  await world.control('/gateway', { order_no: order.order_no, event: 'paid' })
  expect(stripe.refunds).toHaveLength(1)
  expect(await attemptsOf(order.order_no)).toEqual(['card refunded paid_twice', 'wechat success'])
})

test('[SALE-04] a webhook that comes a day after the order was cancelled returns the money', async () => {
  const { order, outTradeNo } = await openCard()
  stripe.answerNext(503, JSON.stringify({ error: { type: 'api_error', message: 'try later' } }))
  await world.ok('pro/order/cancel', order)
  stripe.pay(outTradeNo)
  world.clock.advance(24 * 3_600_000)
  expect(await notify(outTradeNo)).toBe(200)
  expect(await attemptsOf(order.order_no)).toEqual(['card refunded order_closed'])
  expect(stripe.refunds).toHaveLength(1)
})

test('[SALE-04] a payment that ran out is closed at Stripe, and opened again on request', async () => {
  const { order, outTradeNo } = await openCard()
  world.clock.advance(30 * 60_000)
  await world.app.catchUp()
  expect(stripe.statusOf(outTradeNo)).toBe('expired')
  expect((await world.ok('pro/order/pay/card', order)).out_trade_no).not.toBe(outTradeNo)
})

test('[SALE-04] an answer of Stripe that was lost leaves nothing that can be paid without this server’s knowledge', async () => {
  const order = await newOrder()
  // The library asks a second time.
  stripe.loseNext()
  stripe.loseNext()
  await world.fails('pro/order/pay/card', order, 50201)
  const { out_trade_no } = await world.ok('pro/order/pay/card', order)
  stripe.pay(out_trade_no)
  expect(await world.ok('pro/order/pay/card/check', order)).toMatchObject({ status: 'finished' })
  expect(stripe.created).toHaveLength(1)
})

test('[SALE-04] while Stripe is down the check says so, and other methods can be chosen', async () => {
  const { order } = await openCard()
  stripe.answerNext(503, JSON.stringify({ error: { type: 'api_error', message: 'try later' } }))
  expect(await world.ok('pro/order/pay/card/check', order)).toMatchObject({ status: 'paying', trade_state: 'UNKNOWN' })
  stripe.answerNext(500, JSON.stringify({ error: { type: 'api_error', message: 'broken' } }), { 'stripe-should-retry': 'false' })
  await world.fails('pro/order/pay/card', await newOrder(), 50202)
})

test('[SALE-04] the reconciliation finds card payments and refunds that no webhook reported, and nothing the second time', async () => {
  const [lost, refunded, stuck] = [await openCard(), await openCard(), await openCard()]
  stripe.pay(lost.outTradeNo)
  stripe.pay(refunded.outTradeNo)
  await notify(refunded.outTradeNo)
  stripe.refund(refunded.outTradeNo)
  // Closed here, still payable at Stripe: what a crash between the two leaves.
  const { query } = world.app.database
  await query.updateTable('attempts').set({ status: 'closed' }).where('order_no', '=', stuck.order.order_no).execute()
  expect((await world.app.reconcile()).corrected).toBeGreaterThanOrEqual(3)
  const statuses = [await world.ok('pro/order/info', lost.order), await world.ok('pro/order/info', refunded.order)]
  expect(statuses.map(({ status }) => status)).toEqual(['finished', 'refunded'])
  expect(stripe.statusOf(stuck.outTradeNo)).toBe('expired')
  expect(await world.app.reconcile()).toMatchObject({ corrected: 0, failed: 0 })
})

test('[SALE-04] where cards are not accepted the call does not exist', async () => {
  const closed = await startWorld({ cardPayments: false })
  const user = await closed.user()
  const { order_no } = await closed.ok('pro/order/create', orderBody(user))
  const { reason } = await closed.fails('pro/order/pay/card', { token: user.token, order_no }, 40401)
  expect(reason).toBe('not_found')
  await closed.close()
})

test('[SALE-04] the simulated card page works without scripts: pay and return to the site', async () => {
  const simulated = await startWorld({ cardPayments: true })
  const user = await simulated.user()
  const { order_no } = await simulated.ok('pro/order/create', orderBody(user))
  const order = { token: user.token, order_no }
  const { pay_url } = await simulated.ok('pro/order/pay/card', order)
  const page = (init: RequestInit = {}) => simulated.app.fetch(new Request(`http://127.0.0.1${new URL(pay_url).pathname}?lang=en-US`, init))
  expect(await (await page()).text()).toContain('card provider')
  expect((await page({ method: 'POST' })).status).toBe(303)
  const html = await (await page()).text()
  expect(html).toContain(`href="${simulated.origin}/pay/${order_no}"`)
  expect(await simulated.ok('pro/order/info', order)).toMatchObject({ status: 'finished', channel: 'card' })
  await simulated.close()
})
