import { expect, test } from 'vitest'
import { minute, openPayments, paymentOf } from '../../../test/openPayments.ts'

test('[SALE-04] a code that another tab has replaced is replaced here too, and the payment stays one', async () => {
  const { advance, open, payer, phases, shop } = await openPayments()
  const first = await open()
  const second = await open()
  await payer('scanned')
  await advance(2_000)
  expect(second.state.get().phase).toBe('scanned')
  phases.length = 0
  second.renew()
  await shop.settled()
  await advance(2_000)
  expect(first.state.get().phase).toBe('waiting')
  expect(paymentOf(first)?.attempt_id).toBe(paymentOf(second)?.attempt_id)
  expect(phases).not.toContain('code-expired')
})

test('[SALE-04] a code that ran out here, and was refreshed in another tab, is the same when the visitor comes back', async () => {
  const { activity, advance, open, shop } = await openPayments()
  const first = await open()
  const second = await open()
  await advance(10 * minute)
  await advance(2_000)
  await advance(5_000)
  expect([first.state.get().phase, second.state.get().phase]).toEqual(['code-expired', 'code-expired'])
  second.renew()
  await shop.settled()
  activity.nudge()
  await shop.settled()
  expect(first.state.get().phase).toBe('waiting')
  expect(paymentOf(first)?.attempt_id).toBe(paymentOf(second)?.attempt_id)
})

test('[SALE-04] a refresh of a code that ran out does not close the one that another tab has opened meanwhile', async () => {
  const { advance, open, shop } = await openPayments()
  const first = await open()
  const second = await open()
  await advance(10 * minute)
  second.renew()
  await shop.settled()
  const opened = paymentOf(second)?.attempt_id
  first.renew()
  await shop.settled()
  expect(paymentOf(first)?.attempt_id).toBe(opened)
  await advance(2_000)
  expect(paymentOf(second)?.attempt_id).toBe(opened)
})

test('[SALE-04] a method that is chosen in another tab is the method here, and no code expires', async () => {
  const { advance, open, phases, shop } = await openPayments()
  const first = await open()
  const second = await open()
  second.choose('alipay')
  await shop.settled()
  await advance(2_000)
  expect(first.state.get()).toMatchObject({ phase: 'waiting', method: 'alipay' })
  expect(paymentOf(first)?.attempt_id).toBe(paymentOf(second)?.attempt_id)
  expect(phases).not.toContain('code-expired')
})

test('[SALE-04] a payment that another tab has opened is shown after a lost connection too', async () => {
  const { advance, open, shop } = await openPayments()
  const first = await open()
  const second = await open()
  second.choose('alipay')
  await shop.settled()
  await shop.control.fault({ path: 'pro/order/info', drop: true, times: 2 })
  await advance(2_000)
  await expect.poll(() => first.state.get().trouble).toBe(true)
  await advance(3_000)
  expect(first.state.get()).toMatchObject({ phase: 'waiting', method: 'alipay', trouble: false })
})
