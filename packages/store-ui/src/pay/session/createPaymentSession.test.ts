import * as errorCodes from '@view-site/contract/error-codes'
import { expect, test } from 'vitest'
import { createFakeActivity } from '../../../test/fakeActivity.ts'
import { sampleGoods } from '../../../test/sampleGoods.ts'
import { createPaymentSession } from './createPaymentSession.ts'
import { minute, openPayments, paymentOf } from '../../../test/openPayments.ts'

test('[SALE-04] from the code to the licence: waiting, scanned, confirming, paid', async () => {
  const { advance, open, payer, phases, shop } = await openPayments()
  const session = await open()
  expect(paymentOf(session)).toMatchObject({ method: 'wechat', code_url: expect.stringMatching(/^https?:/) })
  await payer('scanned')
  await advance(2_000)
  await payer('paid')
  await advance(2_000)
  expect(phases).toEqual(['opening', 'waiting', 'scanned', 'confirming', 'paid'])
  expect(await shop.purchases()).toHaveLength(1)
  const asked = shop.requests.length
  await advance(600_000)
  expect(shop.requests).toHaveLength(asked)
})

test('[SALE-04] a reload at any point resumes: the same code, then the paid order', async () => {
  const { advance, open, payer, shop } = await openPayments()
  const before = await open()
  before.stop()
  await advance(minute)
  const after = await open()
  expect(paymentOf(after)?.attempt_id).toBe(paymentOf(before)?.attempt_id)
  expect(after.state.get()).toMatchObject({ lifetime: 10 * minute })
  await payer('paid')
  await advance(2_000)
  after.stop()
  expect((await open()).state.get().phase).toBe('paid')
  expect(await shop.purchases()).toHaveLength(1)
})

test('[SALE-04] a coupon that is applied in another tab ends the code here, and the next code has the new amount', async () => {
  const { advance, open, orderNo, shop } = await openPayments()
  const session = await open()
  await shop.call('pro/order/coupon', { order_no: orderNo, coupon: 'EXAMPLE10' })
  await advance(2_000)
  expect(session.state.get().phase).toBe('code-expired')
  session.renew()
  await shop.settled()
  await advance(3_000)
  expect(session.state.get()).toMatchObject({ phase: 'waiting', order: { amount_payable: 534_600 }, payment: { amount: 534_600 } })
})

test('[SALE-04] an expired code is renewed on request and the order stays', async () => {
  const { advance, open, shop } = await openPayments()
  const session = await open()
  const first = paymentOf(session)?.attempt_id
  await advance(10 * minute)
  expect(session.state.get().phase).toBe('code-expired')
  session.renew()
  await shop.settled()
  expect(session.state.get().phase).toBe('waiting')
  expect(paymentOf(session)?.attempt_id).not.toBe(first)
  expect(await shop.orders()).toHaveLength(1)
})

test('[SALE-04] a payment made in the last second of a code still counts', async () => {
  const { advance, open, payer } = await openPayments()
  const session = await open()
  await advance(10 * minute - 1_000)
  await payer('paid')
  await advance(1_000)
  await advance(5_000)
  expect(session.state.get().phase).toBe('paid')
})

test('[SALE-04] the countdown runs on the server’s clock, however wrong ours is', async () => {
  const { advance, clock, orderNo, shop } = await openPayments()
  const wrongClock = { ...clock, now: () => clock.now() - 3_600_000 }
  const session = createPaymentSession({ orderNo, api: shop.api, clock: wrongClock, activity: createFakeActivity() })
  session.start()
  await shop.settled()
  expect(session.state.get().offset).toBe(3_600_000)
  await advance(10 * minute - 1_000)
  expect(session.state.get().phase).toBe('waiting')
  await advance(1_000)
  expect(session.state.get().phase).toBe('code-expired')
})

test('[SALE-04] the order expires while the page is open, and with it its last code', async () => {
  const { advance, open, phases, shop } = await openPayments()
  const session = await open()
  await advance(115 * minute)
  session.renew()
  await shop.settled()
  phases.length = 0
  await advance(5 * minute + 1_000)
  expect(session.state.get().phase).toBe('expired')
  expect(phases).not.toContain('code-expired')
  const asked = shop.requests.length
  await advance(600_000)
  expect(shop.requests).toHaveLength(asked)
})

test('[SALE-04] cancelling ends everything; cancelling a paid order shows that it is paid', async () => {
  const { open, shop } = await openPayments()
  const session = await open()
  await session.cancel()
  expect(session.state.get().phase).toBe('cancelled')

  const other = await shop.order('icrud-standard')
  const paid = await open(other.order_no)
  await shop.pay(other.order_no)
  await paid.cancel()
  await shop.settled()
  expect(paid.state.get().phase).toBe('paid')
})

test('[SALE-04] an order that is cancelled in another tab ends here with the next question, and no code expires before', async () => {
  const { advance, open, orderNo, phases, shop } = await openPayments()
  await open()
  await shop.call('pro/order/cancel', { order_no: orderNo })
  await advance(2_000)
  expect(phases).toEqual(['opening', 'waiting', 'cancelled'])
  const asked = shop.requests.length
  await advance(600_000)
  expect(shop.requests).toHaveLength(asked)
})

test('[SALE-04] paid in another tab after this one’s code expired: seen when the visitor comes back', async () => {
  const { activity, advance, open, orderNo, payer, shop } = await openPayments()
  const session = await open()
  await payer('closed')
  await advance(2_000)
  expect(session.state.get().phase).toBe('code-expired')
  await shop.pay(orderNo)
  await advance(minute)
  activity.nudge()
  await shop.settled()
  expect(session.state.get().phase).toBe('paid')
  expect(session.state.get()).toMatchObject({ elsewhere: true })
})

test('[SALE-04] while the channel does not answer, its last state holds and the trouble is reported', async () => {
  const { advance, open, payer, shop } = await openPayments()
  const session = await open()
  await payer('scanned')
  await advance(2_000)
  await shop.control.gateway('error')
  await advance(2_000)
  expect(session.state.get().phase).toBe('scanned')
  expect(session.state.get().trouble).toBe(true)
  await shop.control.gateway('ok')
  await payer('paid')
  await advance(2_000)
  expect(session.state.get().phase).toBe('paid')
})

test('[SALE-04] a wrong amount that goes back is a failed payment, and the order can still be paid', async () => {
  const { advance, open, payer, shop } = await openPayments()
  const session = await open()
  await payer('wrong_amount')
  await advance(2_000)
  expect(session.state.get().phase).toBe('pay-error')
  session.renew()
  await shop.settled()
  expect(session.state.get().phase).toBe('waiting')
})

test('[SALE-04] paid between reading the order and opening the payment', async () => {
  const { open, orderNo, shop } = await openPayments()
  const release = shop.hold('pro/order/pay/wechat')
  const session = await open()
  await shop.pay(orderNo)
  release()
  await shop.settled()
  expect(session.state.get().phase).toBe('paid')
  expect(session.state.get()).toMatchObject({ elsewhere: true })
})

test('[SALE-04] a lost connection is reported, and polling continues until it is back', async () => {
  const { advance, open, payer, shop } = await openPayments()
  const session = await open()
  await shop.control.fault({ path: 'pro/order/pay/wechat/check', drop: true })
  await advance(2_000)
  await expect.poll(() => session.state.get().trouble).toBe(true)
  expect(session.state.get().phase).toBe('waiting')
  await shop.control.clearFaults()
  await payer('paid')
  await advance(5_000)
  expect(session.state.get().trouble).toBe(false)
  expect(session.state.get().phase).toBe('paid')
})

test('[SALE-04] fulfilment that breaks off is tried again until the order is finished', async () => {
  const { advance, open, shop } = await openPayments({ goods: sampleGoods({ price: 0 }) })
  const { order_no } = await shop.orderItem('goods-1')
  await shop.control.fault({ path: 'pro/order/finish/auto', code: errorCodes.maintenance, times: 1 })
  const session = await open(order_no)
  expect(session.state.get()).toMatchObject({ phase: 'confirming', trouble: true })
  await advance(3_000)
  expect(session.state.get()).toMatchObject({ phase: 'paid', trouble: false })
})

test('[SALE-04] an order of nothing is finished without a code', async () => {
  const { open, shop } = await openPayments({ goods: sampleGoods({ price: 0 }) })
  const { order_no } = await shop.orderItem('goods-1')
  const session = await open(order_no)
  expect(session.state.get().phase).toBe('paid')
  expect(shop.count('pro/order/pay/wechat')).toBe(0)
})

test('[SALE-04] a failed payment can be tried again with a new code', async () => {
  const { advance, open, payer, shop } = await openPayments()
  const session = await open()
  await payer('pay_error')
  await advance(2_000)
  expect(session.state.get().phase).toBe('pay-error')
  session.renew()
  await shop.settled()
  expect(session.state.get().phase).toBe('waiting')
})

test('[SALE-04] a code the channel closed counts as expired', async () => {
  const { advance, open, payer } = await openPayments()
  const session = await open()
  await payer('closed')
  await advance(2_000)
  expect(session.state.get().phase).toBe('code-expired')
})

test('[SALE-04] an unreachable API, an unknown order and a refusing channel each have their own state and next step', async () => {
  const { open, openPage, shop } = await openPayments()
  await shop.control.fault({ path: 'pro/order/info', drop: true })
  const session = openPage()
  await expect.poll(() => session.state.get().phase).toBe('load-failed')
  await shop.control.clearFaults()
  await shop.control.gateway('refuse', 1)
  session.reload()
  await shop.settled()
  expect(session.state.get().phase).toBe('open-failed')
  session.renew()
  await shop.settled()
  expect(session.state.get().phase).toBe('waiting')

  const unknown = await open('nobody')
  expect(unknown.state.get().phase).toBe('missing')
})

test('[SALE-04] started, stopped and started again (StrictMode) it is one session', async () => {
  const { activity, advance, openPage, shop } = await openPayments()
  const session = openPage()
  session.start()
  session.stop()
  session.start()
  await shop.settled()
  for (let polls = 0; polls < 3; polls++) await advance(2_000)
  expect(shop.count('pro/order/pay/wechat/check')).toBe(3)
  expect(activity.listeners()).toBe(2)
  session.stop()
  expect(activity.listeners()).toBe(0)
})
