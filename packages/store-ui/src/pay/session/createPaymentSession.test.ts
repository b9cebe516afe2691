import * as errorCodes from '@view-site/contract/error-codes'
import { expect, test } from 'vitest'
import { createShop, lost, refusal } from '../../../test/createShop.ts'
import { createFakeActivity } from '../../../test/fakeActivity.ts'
import { createFakeClock } from '../../../test/fakeClock.ts'
import { memoryStorage } from '../../../test/memoryStorage.ts'
import { createPaymentSession, type PaymentSession } from './createPaymentSession.ts'
import type { PaymentPhase } from './paymentState.ts'

async function setUp() {
  const clock = createFakeClock()
  const activity = createFakeActivity()
  const shop = createShop(clock)
  const storage = memoryStorage()
  const order = await shop.order()
  const phases: PaymentPhase[] = []
  const openPage = () => {
    const session = createPaymentSession({ orderNo: order.order_no, api: shop.api, clock, activity, storage })
    session.state.subscribe(() => {
      const phase = session.state.get().phase
      if (phases.at(-1) !== phase) phases.push(phase)
    })
    session.start()
    return session
  }
  const open = async () => {
    const session = openPage()
    await clock.advance(0)
    return session
  }
  return { activity, clock, open, openPage, orderNo: order.order_no, phases, shop, storage }
}

test('[SALE-04] from the code to the licence: waiting, scanned, confirming, paid', async () => {
  const { clock, open, orderNo, phases, shop } = await setUp()
  const session = await open()
  expect(paymentOf(session)).toMatchObject({ method: 'wechat', code_url: expect.stringMatching(/^weixin:/) })
  shop.channel(orderNo, 'USERPAYING')
  await clock.advance(2_000)
  shop.channel(orderNo, 'SUCCESS')
  await clock.advance(2_000)
  expect(phases).toEqual(['opening', 'waiting', 'scanned', 'confirming', 'paid'])
  expect(shop.purchases).toHaveLength(1)
  const asked = shop.log.length
  await clock.advance(600_000)
  expect(shop.log).toHaveLength(asked)
})

test('[SALE-04] a reload at any point resumes: the same code, then the paid order', async () => {
  const { clock, open, orderNo, shop } = await setUp()
  const before = await open()
  before.stop()
  await clock.advance(60_000)
  const after = await open()
  expect(paymentOf(after)?.attempt_id).toBe(paymentOf(before)?.attempt_id)
  expect(after.state.get()).toMatchObject({ lifetime: 15 * 60_000 })
  shop.channel(orderNo, 'SUCCESS')
  await clock.advance(2_000)
  after.stop()
  expect((await open()).state.get().phase).toBe('paid')
  expect(shop.purchases).toHaveLength(1)
})

test('[SALE-04] an expired code is renewed on request and the order stays', async () => {
  const { clock, open, shop } = await setUp()
  const session = await open()
  const first = paymentOf(session)?.attempt_id
  await clock.advance(15 * 60_000)
  expect(session.state.get().phase).toBe('code-expired')
  session.renew()
  await clock.advance(0)
  expect(session.state.get().phase).toBe('waiting')
  expect(paymentOf(session)?.attempt_id).not.toBe(first)
  expect(shop.orders.size).toBe(1)
})

test('[SALE-04] a payment made in the last second of a code still counts', async () => {
  const { clock, open, orderNo, shop } = await setUp()
  const session = await open()
  await clock.advance(15 * 60_000)
  shop.channel(orderNo, 'SUCCESS')
  await clock.advance(5_000)
  expect(session.state.get().phase).toBe('paid')
})

test('[SALE-04] the count-down runs on the server’s clock, however wrong ours is', async () => {
  const { clock, orderNo, shop } = await setUp()
  const wrongClock = { ...clock, now: () => clock.now() - 3_600_000 }
  const session = createPaymentSession({ orderNo, api: shop.api, clock: wrongClock, activity: createFakeActivity() })
  session.start()
  await clock.advance(0)
  expect(session.state.get().offset).toBe(3_600_000)
  await clock.advance(15 * 60_000 - 1_000)
  expect(session.state.get().phase).toBe('waiting')
  await clock.advance(1_000)
  expect(session.state.get().phase).toBe('code-expired')
})

test('[SALE-04] the order expires while somebody watches', async () => {
  const { clock, open, shop } = await setUp()
  const session = await open()
  await clock.advance(121 * 60_000)
  expect(session.state.get().phase).toBe('expired')
  const asked = shop.log.length
  await clock.advance(600_000)
  expect(shop.log).toHaveLength(asked)
})

test('[SALE-04] cancelling ends everything; cancelling a paid order shows that it is paid', async () => {
  const { clock, open, shop } = await setUp()
  const session = await open()
  await session.cancel()
  expect(session.state.get().phase).toBe('cancelled')

  const other = await shop.order('icrud-standard')
  const paid = createPaymentSession({ orderNo: other.order_no, api: shop.api, clock, activity: createFakeActivity() })
  paid.start()
  await clock.advance(0)
  shop.payElsewhere(other.order_no)
  await paid.cancel()
  await clock.advance(0)
  expect(paid.state.get().phase).toBe('paid')
})

test('[SALE-04] paid in another tab after this one’s code expired: seen when somebody comes back', async () => {
  const { activity, clock, open, orderNo, shop } = await setUp()
  const session = await open()
  shop.channel(orderNo, 'CLOSED')
  await clock.advance(2_000)
  expect(session.state.get().phase).toBe('code-expired')
  shop.payElsewhere(orderNo)
  await clock.advance(60_000)
  activity.nudge()
  await clock.advance(0)
  expect(session.state.get().phase).toBe('paid')
  expect(session.state.get()).toMatchObject({ elsewhere: true })
})

test('[SALE-04] while the channel does not answer, its last state holds and the trouble is reported', async () => {
  const { clock, open, orderNo, shop } = await setUp()
  const session = await open()
  shop.channel(orderNo, 'USERPAYING')
  await clock.advance(2_000)
  shop.channel(orderNo, 'UNKNOWN')
  await clock.advance(2_000)
  expect(session.state.get().phase).toBe('scanned')
  expect(session.state.get().trouble).toBe(true)
  shop.channel(orderNo, 'SUCCESS')
  await clock.advance(2_000)
  expect(session.state.get().phase).toBe('paid')
})

test('[SALE-04] a wrong amount that goes back is a failed payment, and the order can still be paid', async () => {
  const { clock, open, orderNo, shop } = await setUp()
  const session = await open()
  shop.channel(orderNo, 'REFUND')
  await clock.advance(2_000)
  expect(session.state.get().phase).toBe('pay-error')
  session.renew()
  await clock.advance(0)
  expect(session.state.get().phase).toBe('waiting')
})

test('[SALE-04] paid between reading the order and opening the payment', async () => {
  const { clock, openPage, orderNo, shop } = await setUp()
  const release = shop.hold('pro/order/pay/wechat')
  const session = openPage()
  await clock.advance(0)
  shop.payElsewhere(orderNo)
  release()
  await clock.advance(0)
  expect(session.state.get().phase).toBe('paid')
  expect(session.state.get()).toMatchObject({ elsewhere: true })
})

test('[SALE-04] a lost connection is reported, and polling goes on until it is back', async () => {
  const { clock, open, orderNo, shop } = await setUp()
  const session = await open()
  shop.fail('pro/order/pay/wechat/check', lost('network'))
  await clock.advance(2_000)
  expect(session.state.get().trouble).toBe(true)
  expect(session.state.get().phase).toBe('waiting')
  shop.channel(orderNo, 'SUCCESS')
  await clock.advance(5_000)
  expect(session.state.get().trouble).toBe(false)
  expect(session.state.get().phase).toBe('paid')
})

test('[SALE-04] fulfilment that breaks off is tried again until the order is finished', async () => {
  const { clock, open, orderNo, shop } = await setUp()
  const session = await open()
  shop.fail('pro/order/finish/auto', lost('timeout'))
  shop.channel(orderNo, 'SUCCESS')
  await clock.advance(2_000)
  expect(session.state.get().phase).toBe('confirming')
  await clock.advance(3_000)
  expect(session.state.get().phase).toBe('paid')
  expect(shop.purchases).toHaveLength(1)
})

test('[SALE-04] an order of nothing is finished without a code', async () => {
  const { clock, open, orderNo, shop } = await setUp()
  const order = shop.orders.get(orderNo)
  if (order) order.amount_payable = 0
  const session = await open()
  await clock.advance(0)
  expect(session.state.get().phase).toBe('paid')
  expect(shop.count('pro/order/pay/wechat')).toBe(0)
})

test('[SALE-04] a failed payment can be tried again with a new code', async () => {
  const { clock, open, orderNo, shop } = await setUp()
  const session = await open()
  shop.channel(orderNo, 'PAYERROR')
  await clock.advance(2_000)
  expect(session.state.get().phase).toBe('pay-error')
  session.renew()
  await clock.advance(0)
  expect(session.state.get().phase).toBe('waiting')
})

test('[SALE-04] a code the channel closed counts as expired', async () => {
  const { clock, open, orderNo, shop } = await setUp()
  const session = await open()
  shop.channel(orderNo, 'CLOSED')
  await clock.advance(2_000)
  expect(session.state.get().phase).toBe('code-expired')
})

test('[SALE-04] an unreachable API, an unknown order and a refusing channel each have their own state and next step', async () => {
  const { clock, open, shop } = await setUp()
  shop.fail('pro/order/info', lost('network'))
  const session = await open()
  expect(session.state.get().phase).toBe('load-failed')
  shop.fail('pro/order/pay/wechat', refusal(errorCodes.channelUnavailable))
  session.reload()
  await clock.advance(0)
  expect(session.state.get().phase).toBe('open-failed')
  session.renew()
  await clock.advance(0)
  expect(session.state.get().phase).toBe('waiting')

  const unknown = createPaymentSession({ orderNo: 'nobody', api: shop.api, clock, activity: createFakeActivity() })
  unknown.start()
  await clock.advance(0)
  expect(unknown.state.get().phase).toBe('missing')
})

test('[SALE-04] started, stopped and started again (StrictMode) it is one session', async () => {
  const { activity, clock, openPage, shop } = await setUp()
  const session = openPage()
  session.start()
  session.stop()
  session.start()
  await clock.advance(6_000)
  expect(shop.count('pro/order/pay/wechat/check')).toBe(3)
  expect(activity.listeners()).toBe(2)
  session.stop()
  expect(activity.listeners()).toBe(0)
})

test('[SALE-04] the way to pay is changed and changed back; order and amount stay, one payment is asked about', async () => {
  const { clock, open, orderNo, phases, shop } = await setUp()
  const session = await open()
  session.choose('alipay')
  await clock.advance(0)
  expect(paymentOf(session)).toMatchObject({ method: 'alipay', pay_url: expect.stringMatching(/^https:/), amount: 594_000 })
  const asked = shop.count('pro/order/pay/wechat/check')
  await clock.advance(10_000)
  expect(shop.count('pro/order/pay/wechat/check'), 'the code that was left is not asked about').toBe(asked)
  expect(shop.count('pro/order/pay/alipay/check')).toBe(5)

  session.choose('wechat')
  await clock.advance(0)
  expect(paymentOf(session)?.method).toBe('wechat')
  session.choose('alipay')
  await clock.advance(0)
  shop.channel(orderNo, 'SUCCESS')
  await clock.advance(2_000)
  expect(phases.slice(-2)).toEqual(['confirming', 'paid'])
  expect(shop.purchases).toHaveLength(1)
})

test('[SALE-04] on the way back from the cashier the session goes on with Alipay, and believes nothing but the check', async () => {
  const { clock, open, orderNo, shop } = await setUp()
  const before = await open()
  before.choose('alipay')
  await clock.advance(0)
  before.stop()
  const after = await open()
  expect(after.state.get().method).toBe('alipay')
  expect(after.state.get().phase).toBe('waiting')
  shop.channel(orderNo, 'SUCCESS')
  await clock.advance(2_000)
  expect(after.state.get().phase).toBe('paid')
})

test('[SALE-04] an answer about the way that was left changes nothing', async () => {
  const { clock, open, shop } = await setUp()
  const session = await open()
  const release = shop.hold('pro/order/pay/alipay')
  session.choose('alipay')
  session.choose('wechat')
  await clock.advance(0)
  release()
  await clock.advance(0)
  expect(paymentOf(session)?.method).toBe('wechat')
})

test('[SALE-04] an Alipay payment that the other tab has left says that it is closed', async () => {
  const { clock, open } = await setUp()
  const here = await open()
  here.choose('alipay')
  await clock.advance(0)
  const there = await open()
  there.choose('wechat')
  await clock.advance(2_000)
  expect(here.state.get().phase).toBe('code-expired')
  expect(there.state.get().phase).toBe('waiting')
})

function paymentOf({ state }: PaymentSession) {
  const now = state.get()
  return 'payment' in now ? now.payment : undefined
}
