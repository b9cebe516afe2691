import { expect, test } from 'vitest'
import { createPaymentSession } from './createPaymentSession.ts'
import { minute, openPayments, paymentOf } from '../../../test/openPayments.ts'

test('[SALE-04] a card is chosen, paid on the provider’s page, and counts only once the check confirms it', async () => {
  const { advance, open, payer, phases, shop } = await openPayments({ cardPayments: true })
  const session = await open()
  session.choose('card')
  await shop.settled()
  expect(paymentOf(session)).toMatchObject({ method: 'card', pay_url: expect.stringMatching(/^https?:/), amount: 594_000 })
  for (let polls = 0; polls < 5; polls++) await advance(2_000)
  expect(shop.count('pro/order/pay/card/check')).toBe(5)
  expect(session.state.get().phase).toBe('waiting')
  await payer('paid')
  await advance(2_000)
  expect(phases.slice(-2)).toEqual(['confirming', 'paid'])
  expect(await shop.purchases()).toHaveLength(1)
})

test('[SALE-04] where cards come first the payment begins with the card', async () => {
  const { activity, clock, orderNo, shop } = await openPayments({ cardPayments: true })
  const session = createPaymentSession({ orderNo, api: shop.api, clock, activity, cards: 'first' })
  session.start()
  await shop.settled()
  expect(paymentOf(session)).toMatchObject({ method: 'card' })
  expect(shop.count('pro/order/pay/wechat')).toBe(0)
})

test('[SALE-04] on the way back from the provider’s page the session continues with the card', async () => {
  const { advance, open, payer, shop } = await openPayments({ cardPayments: true })
  const before = await open()
  before.choose('card')
  await shop.settled()
  before.stop()
  const after = await open()
  expect(after.state.get()).toMatchObject({ phase: 'waiting', method: 'card' })
  await payer('paid')
  await advance(2_000)
  expect(after.state.get().phase).toBe('paid')
})

test('[SALE-04] a card payment is open for half an hour, and is opened again on request', async () => {
  const { advance, clock, open, shop } = await openPayments({ cardPayments: true })
  const session = await open()
  session.choose('card')
  await shop.settled()
  const first = paymentOf(session)
  expect(Date.parse(first?.expires_at ?? '') - clock.now()).toBe(30 * minute)
  await advance(30 * minute)
  expect(session.state.get().phase).toBe('code-expired')
  session.renew()
  await shop.settled()
  expect(session.state.get()).toMatchObject({ phase: 'waiting', method: 'card' })
  expect(paymentOf(session)?.attempt_id).not.toBe(first?.attempt_id)
})

test('[SALE-04] a card payment that the other tab has left gives way to the code that is open there', async () => {
  const { advance, open, shop } = await openPayments({ cardPayments: true })
  const here = await open()
  here.choose('card')
  await shop.settled()
  const there = await open()
  there.choose('wechat')
  await shop.settled()
  await advance(2_000)
  expect(here.state.get()).toMatchObject({ phase: 'waiting', method: 'wechat' })
})

test('[SALE-04] where the server accepts no cards an order is not paid by one, and another method is open', async () => {
  const { open, shop } = await openPayments()
  const session = await open()
  session.choose('card')
  await shop.settled()
  expect(session.state.get()).toMatchObject({ phase: 'open-failed' })
  session.choose('alipay')
  await shop.settled()
  expect(session.state.get()).toMatchObject({ phase: 'waiting', method: 'alipay' })
})
