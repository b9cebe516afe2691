import type { Order } from '@view-site/contract'
import { expect, test } from 'vitest'
import { initialPaymentState, nextPaymentState, type PaymentEvent, type PaymentState } from './paymentState.ts'

const item = { sku: 'icrud-standard', product: 'icrud', edition: 'standard', quantity: 1, unit_price: 100, subtotal: 100 } as const
const times = { now: '2026-05-06T00:00:00Z', expires: '2026-05-06T02:00:00Z' }
const order: Order = {
  order_no: '202605060001',
  type: 'product',
  status: 'created',
  items: [{ ...item, name: { 'zh-CN': '标准版', 'en-US': 'Standard' } }],
  amount_list: 100,
  amount_discount: 0,
  amount_payable: 100,
  amount_paid: 0,
  currency: 'CNY',
  created_at: times.now,
  expires_at: times.expires,
  invoice_status: 'none',
  timeline: [{ at: times.now, event: 'created' }],
  can: { pay: true, cancel: true, invoice: false },
}
const payment = {
  method: 'wechat',
  attempt_id: '1',
  out_trade_no: 'T1',
  amount: 100,
  expires_at: times.expires,
  server_time: times.now,
  poll_ms: 2000,
  code_url: 'weixin://1',
} as const

function after(...events: PaymentEvent[]): PaymentState {
  return events.reduce(nextPaymentState, initialPaymentState)
}

const read: PaymentEvent = { type: 'order-read', order }
const opened: PaymentEvent = { type: 'opened', payment, lifetime: 900_000 }
const checked = (trade_state: 'NOTPAY' | 'SUCCESS' | 'USERPAYING'): PaymentEvent => ({
  type: 'checked',
  check: { status: 'paying', trade_state },
})

test('[SALE-04] a code that has expired stays so until a new one is opened', () => {
  const expired = after(read, opened, { type: 'code-expired' })
  expect(nextPaymentState(expired, checked('NOTPAY'))).toEqual(expired)
  expect(after(read, opened, { type: 'code-expired' }, { type: 'opening', method: 'wechat' }, opened).phase).toBe('waiting')
})

test('[SALE-04] money that has arrived is not asked for again while the order still reads as unpaid', () => {
  const confirming = [read, opened, checked('SUCCESS')]
  expect(after(...confirming, read, { type: 'opening', method: 'wechat' }).phase).toBe('confirming')
})

test('[SALE-04] who paid elsewhere is remembered until the order is fulfilled', () => {
  const paid: PaymentEvent = { type: 'order-read', order: { ...order, status: 'paid' }, elsewhere: true }
  expect(after(read, paid, { type: 'order-read', order: { ...order, status: 'finished' } })).toMatchObject({
    phase: 'paid',
    elsewhere: true,
  })
})

test.each<PaymentEvent>([opened, { type: 'opening', method: 'alipay' }, checked('SUCCESS')])(
  '[SALE-04] nothing reopens a cancelled order: $type',
  (event) => {
    const cancelled = after({ type: 'order-read', order: { ...order, status: 'cancelled' } })
    expect(nextPaymentState(cancelled, event)).toEqual(cancelled)
  },
)
