import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startStripe, type StripeServer } from '../../../test/support/startStripe.ts'
import { stripeCheckout, type StripeCheckoutOptions } from './stripeCheckout.ts'

const start = new Date('2026-05-06T02:00:00.000Z')
const keys = { secretKey: 'sk_test_example', webhookSecret: 'whsec_example' }
let now = start
let stripe: StripeServer
const kept = new Map<string, string>()
const references = {
  find: (outTradeNo: string) => Promise.resolve(kept.get(outTradeNo)),
  keep: (outTradeNo: string, reference: string) => Promise.resolve(void kept.set(outTradeNo, reference)),
}
let number = 0
let order = orderOf('1')

beforeAll(async () => {
  stripe = await startStripe({ ...keys, now: () => now })
})
beforeEach(() => {
  now = start
  stripe.created.length = 0
  stripe.refunds.length = 0
  order = orderOf(String((number += 1)))
})
afterAll(() => stripe.close())

function orderOf(end: string) {
  return {
    outTradeNo: `202605060000000001_${end.padStart(8, '0')}`,
    amount: 198_001,
    description: '202605060000000001',
    expiresAt: '2026-05-06T02:30:00.000Z',
    origin: 'https://www.example.com',
    returnUrl: 'https://www.example.com/pay/1',
    payerAddress: '203.0.113.9',
  }
}

function channel(changes: Partial<StripeCheckoutOptions> = {}) {
  return stripeCheckout({ ...keys, references, clock: { now: () => now }, baseUrl: stripe.url, ...changes })
}

function notice(type: string, signed?: { at?: Date; secret?: string }) {
  const { body, signature } = stripe.webhook(order.outTradeNo, type, signed)
  return channel().readNotification({ body, header: (name) => (name === 'stripe-signature' ? signature : undefined) })
}

test('Stripe’s page takes cards only, the amount in fen of CNY, and returns to the order whether it was paid or not', async () => {
  const { url } = await channel().open(order)
  expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//)
  expect(Object.fromEntries(stripe.created[0] ?? [])).toMatchObject({
    'allowed_payment_method_types[0]': 'card',
    'line_items[0][price_data][currency]': 'cny',
    'line_items[0][price_data][unit_amount]': '198001',
    'line_items[0][price_data][product_data][name]': order.description,
    'adaptive_pricing[enabled]': 'false',
    'metadata[out_trade_no]': order.outTradeNo,
    'payment_intent_data[metadata][out_trade_no]': order.outTradeNo,
    success_url: order.returnUrl,
    cancel_url: order.returnUrl,
  })
})

test('a payment that is opened again, by another process or later, is the same one', async () => {
  const { url } = await channel().open(order)
  now = new Date(start.getTime() + 60_000)
  expect(await channel().open(order)).toEqual({ url })
  expect(stripe.created).toHaveLength(1)
})

test('while another request opens the payment, the second one waits and gets the same page', async () => {
  const { url } = await channel().open(order)
  stripe.answerNext(409, JSON.stringify({ error: { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'in use' } }))
  expect(await channel().open(order)).toEqual({ url })
})

test('an answer that was lost is had by the next try, and opens nothing twice', async () => {
  stripe.loseNext()
  const { url } = await channel().open(order)
  expect(await channel().open(order)).toEqual({ url })
  expect(stripe.created).toHaveLength(1)
})

test('a payment waits until it is paid; then the query has its amount, number and time', async () => {
  await channel().open(order)
  expect(await channel().query(order.outTradeNo)).toEqual({ outTradeNo: order.outTradeNo, state: 'NOTPAY' })
  now = new Date(start.getTime() + 60_000)
  stripe.pay(order.outTradeNo)
  expect(await channel().query(order.outTradeNo)).toEqual({
    outTradeNo: order.outTradeNo,
    state: 'SUCCESS',
    transactionId: expect.stringMatching(/^pi_/),
    amount: 198_001,
    paidAt: '2026-05-06T02:01:00.000Z',
  })
})

test('another currency counts as no amount', async () => {
  await channel().open(order)
  stripe.pay(order.outTradeNo, { currency: 'usd' })
  const { state, amount } = await channel().query(order.outTradeNo)
  expect({ state, amount }).toEqual({ state: 'SUCCESS', amount: undefined })
})

test('closing reports whether it was closed or paid before; what was never opened is closed', async () => {
  expect(await channel().close('202605060000000001_unknown0')).toMatchObject({ state: 'CLOSED' })
  expect(await channel().query('202605060000000001_unknown0')).toMatchObject({ state: 'CLOSED' })
  await channel().open(order)
  expect(await channel().close(order.outTradeNo)).toMatchObject({ state: 'CLOSED' })
  expect(stripe.statusOf(order.outTradeNo)).toBe('expired')
  expect(await channel().close(order.outTradeNo)).toMatchObject({ state: 'CLOSED' })
  order = orderOf('paid')
  await channel().open(order)
  stripe.pay(order.outTradeNo)
  expect(await channel().close(order.outTradeNo)).toMatchObject({ state: 'SUCCESS', amount: 198_001 })
})

test('a refund returns the payment once, and is seen by the query', async () => {
  await channel().open(order)
  stripe.pay(order.outTradeNo)
  await channel().refund(order.outTradeNo)
  await channel().refund(order.outTradeNo)
  expect(stripe.refunds).toHaveLength(1)
  expect(await channel().query(order.outTradeNo)).toMatchObject({ state: 'REFUND' })
})

test('a refund that Stripe could not make is tried again within the hour with the same key, and later with another', async () => {
  await channel().open(order)
  stripe.pay(order.outTradeNo)
  stripe.failRefunds(true)
  const refused = { kind: 'refused', message: expect.stringContaining('failed') }
  await expect(channel().refund(order.outTradeNo)).rejects.toMatchObject(refused)
  stripe.failRefunds(false)
  await expect(channel().refund(order.outTradeNo)).rejects.toMatchObject(refused)
  now = new Date(start.getTime() + 3_600_000)
  await channel().refund(order.outTradeNo)
  expect(stripe.refunds).toHaveLength(1)
})

test('nothing to refund is refused', async () => {
  await channel().open(order)
  await expect(channel().refund(order.outTradeNo)).rejects.toMatchObject({ kind: 'refused' })
})

test('outages and refusals are distinguished, and no error has the key', async () => {
  await channel().open(order)
  const failures: string[] = []
  const fails = async (work: Promise<unknown>, kind: string) => {
    const error: unknown = await work.catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'GatewayError', kind })
    failures.push(String(error))
  }
  await fails(channel({ baseUrl: 'http://127.0.0.1:1' }).query(order.outTradeNo), 'unavailable')
  await fails(channel({ secretKey: 'sk_test_other' }).query(order.outTradeNo), 'refused')
  for (const status of [429, 500, 503]) {
    stripe.answerNext(status, JSON.stringify({ error: { type: 'api_error', message: 'try later' } }))
    await fails(channel().query(order.outTradeNo), 'unavailable')
  }
  stripe.answerNext(502, '<html>Bad Gateway</html>')
  await fails(channel().query(order.outTradeNo), 'unavailable')
  stripe.answerNext(307, '', { location: `${stripe.url}/elsewhere` })
  await fails(channel().query(order.outTradeNo), 'unavailable')
  stripe.setSilent(true)
  await fails(channel({ timeout: 200 }).query(order.outTradeNo), 'unavailable')
  stripe.setSilent(false)
  for (const failure of failures) expect(failure).not.toMatch(/sk_test_/)
})

test('an internal error while opening is a refusal: Stripe repeats it for the same key, and the next payment has another', async () => {
  const broken = { type: 'api_error', message: 'broken' }
  stripe.answerNext(500, JSON.stringify({ error: broken }), { 'stripe-should-retry': 'false' })
  await expect(channel().open(order)).rejects.toMatchObject({ kind: 'refused' })
})

test('a webhook is read when Stripe signed it for this endpoint, and not long ago', async () => {
  await channel().open(order)
  stripe.pay(order.outTradeNo)
  expect(notice('checkout.session.completed')).toEqual({
    outTradeNo: order.outTradeNo,
    state: 'SUCCESS',
    transactionId: expect.stringMatching(/^pi_/),
    amount: 198_001,
    paidAt: start.toISOString(),
  })
  expect(notice('checkout.session.completed', { secret: 'whsec_other' })).toBeUndefined()
  expect(notice('checkout.session.completed', { at: new Date(start.getTime() - 301_000) })).toBeUndefined()
  const { body, signature } = stripe.webhook(order.outTradeNo, 'checkout.session.completed')
  const changed = body.replace('198001', '100')
  expect(channel().readNotification({ body: changed, header: () => signature })).toBeUndefined()
  expect(channel().readNotification({ body, header: () => undefined })).toBeUndefined()
})

test('a webhook reports closed and refunded payments; part of a refund and other events change nothing', async () => {
  await channel().open(order)
  await channel().close(order.outTradeNo)
  expect(notice('checkout.session.expired')).toEqual({ outTradeNo: order.outTradeNo, state: 'CLOSED' })
  order = orderOf('refund')
  await channel().open(order)
  stripe.pay(order.outTradeNo)
  stripe.refund(order.outTradeNo, true)
  expect(notice('charge.refunded')).toMatchObject({ state: 'UNKNOWN' })
  expect(notice('charge.updated')).toMatchObject({ state: 'UNKNOWN' })
  stripe.refund(order.outTradeNo)
  expect(notice('charge.refunded')).toEqual({ outTradeNo: order.outTradeNo, state: 'REFUND' })
})

test('a session that another integration of the account opened changes nothing, whatever number its address has', () => {
  const object = {
    status: 'complete',
    payment_status: 'paid',
    amount_total: 198_001,
    currency: 'cny',
    client_reference_id: order.outTradeNo,
    metadata: {},
    payment_intent: 'pi_link',
  }
  const { body, signature } = stripe.sign({ type: 'checkout.session.completed', object })
  expect(channel().readNotification({ body, header: () => signature })).toMatchObject({ state: 'UNKNOWN' })
})
