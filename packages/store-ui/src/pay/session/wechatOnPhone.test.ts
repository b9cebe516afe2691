import { expect, test } from 'vitest'
import { minute, openPayments, paymentOf } from '../../../test/openPayments.ts'

async function openPhone() {
  const payments = await openPayments({ wechatH5: true })
  const phone = await payments.open(payments.orderNo, 'wap')
  phone.choose('wechat')
  await payments.shop.settled()
  return { ...payments, phone }
}

test('[SALE-04] on a phone WeChat is opened, and its payment finishes the order', async () => {
  const { advance, payer, phone } = await openPhone()
  expect(paymentOf(phone)).toMatchObject({ method: 'wechat', h5_url: expect.stringMatching(/\/pay\//) })
  await payer('paid')
  await advance(2_000)
  expect(phone.state.get().phase).toBe('paid')
})

test('[SALE-04] a page on a computer follows the payment of the phone and does not replace it', async () => {
  const { advance, open, phone, shop } = await openPhone()
  const before = shop.count('pro/order/pay/wechat')
  const computer = await open()
  for (let polls = 0; polls < 5; polls++) await advance(2_000)
  expect(paymentOf(computer)?.attempt_id).toBe(paymentOf(phone)?.attempt_id)
  expect([phone.state.get().phase, computer.state.get().phase]).toEqual(['waiting', 'waiting'])
  expect(shop.count('pro/order/pay/wechat')).toBe(before + 1)
})

test('[SALE-04] a phone follows the code of a computer, until its user opens WeChat here; then the computer follows', async () => {
  const { advance, open, phone, shop } = await openPhone()
  const computer = await open()
  computer.payOn('pc')
  await shop.settled()
  await advance(2_000)
  expect(paymentOf(phone)).toMatchObject({ attempt_id: paymentOf(computer)?.attempt_id, has_h5: true })
  expect(paymentOf(phone)).not.toHaveProperty('h5_url')
  phone.payOn('wap')
  await shop.settled()
  await advance(2_000)
  expect(paymentOf(phone)).toHaveProperty('h5_url')
  expect(paymentOf(computer)?.attempt_id).toBe(paymentOf(phone)?.attempt_id)
})

test('[SALE-04] what replaces an expired payment is of the same kind: an address, or the code that was asked for', async () => {
  const { advance, phone, shop } = await openPhone()
  await advance(5 * minute)
  expect(phone.state.get().phase).toBe('code-expired')
  phone.renew()
  await shop.settled()
  expect(paymentOf(phone)).toHaveProperty('h5_url')

  phone.payOn('pc')
  await shop.settled()
  const code = paymentOf(phone)
  expect(code).not.toHaveProperty('h5_url')
  await advance(10 * minute)
  phone.renew()
  await shop.settled()
  expect(paymentOf(phone)).not.toHaveProperty('h5_url')
  expect(paymentOf(phone)?.attempt_id).not.toBe(code?.attempt_id)
})

test('[SALE-04] without H5 a phone gets a code', async () => {
  const { open, orderNo, shop } = await openPayments()
  const phone = await open(orderNo, 'wap')
  phone.choose('wechat')
  await shop.settled()
  expect(paymentOf(phone)).toMatchObject({ has_h5: false, code_url: expect.any(String) })
  expect(paymentOf(phone)).not.toHaveProperty('h5_url')
})
