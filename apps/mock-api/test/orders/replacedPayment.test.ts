import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GatewayError, type Gateway } from '../../src/ports/payments/Gateway.ts'
import { orderBody } from '../support/orders.ts'
import { startWorld, type World } from '../support/startWorld.ts'

/** Emits `opening` when WeChat Pay is asked for a payment, and answers on `opened`; the same for `closing` and `closed` while `isSlow`. */
const wechat = new EventTarget()
let isSlow = false
let losses = 0
/** What happens in another tab while a channel is asked about a payment. */
let whileAsked: (() => Promise<unknown>) | undefined
/** Payments as the channels know them. */
const states = new Map<string, 'NOTPAY' | 'CLOSED'>()

const alipayChannel: Gateway = {
  open: ({ outTradeNo }) => {
    states.set(outTradeNo, states.get(outTradeNo) ?? 'NOTPAY')
    return Promise.resolve({ url: `https://cashier.example/${outTradeNo}` })
  },
  async query(outTradeNo) {
    await whileAsked?.()
    return { outTradeNo, state: states.get(outTradeNo) ?? 'CLOSED' }
  },
  close: (outTradeNo) => {
    if (states.has(outTradeNo)) states.set(outTradeNo, 'CLOSED')
    return Promise.resolve({ outTradeNo, state: 'CLOSED' })
  },
  refund: () => Promise.resolve(),
  readNotification: () => undefined,
  acceptedReply: { type: 'text/plain', body: 'success' },
}

const wechatChannel: Gateway = {
  ...alipayChannel,
  async open(order) {
    const answer = once(wechat, 'opened')
    wechat.dispatchEvent(new Event('opening'))
    await answer
    return alipayChannel.open(order)
  },
  async close(outTradeNo) {
    losses -= 1
    if (losses >= 0) throw new GatewayError('unavailable', 'The request is lost on its way')
    const trade = await alipayChannel.close(outTradeNo)
    if (!isSlow) return trade
    isSlow = false
    const answer = once(wechat, 'closed')
    wechat.dispatchEvent(new Event('closing'))
    await answer
    return trade
  },
}

let world: World
beforeAll(async () => {
  world = await startWorld({ gateways: { wechat: wechatChannel, alipay: alipayChannel } })
})
afterAll(() => world.close())

/** A new order whose payment WeChat Pay is opening. */
async function openingOrder() {
  const user = await world.user()
  const { order_no } = await world.ok('pro/order/create', orderBody(user))
  const order = { token: user.token, order_no }
  const opening = once(wechat, 'opening')
  const paying = world.send('pro/order/pay/wechat', order)
  await opening
  return { order, paying, answer: () => wechat.dispatchEvent(new Event('opened')) }
}

async function paymentsOf(orderNo: string): Promise<string[]> {
  const attempts = world.app.database.query.selectFrom('attempts').select(['channel', 'status', 'out_trade_no']).orderBy('number')
  const rows = await attempts.where('order_no', '=', orderNo).execute()
  return rows.map(({ channel, status, out_trade_no }) => `${channel} ${status} ${states.get(out_trade_no)}`)
}

test('[SALE-04] a payment that its channel opens after the other channel was chosen is closed', async () => {
  losses = 1
  const { order, paying, answer } = await openingOrder()
  await world.ok('pro/order/pay/alipay', { ...order, device: 'pc' })
  answer()
  expect(await paying).toMatchObject({ code: 40912 })
  expect(await paymentsOf(order.order_no)).toEqual(['wechat closed CLOSED', 'alipay open NOTPAY'])
})

test('[SALE-04] a payment that is polled and reconciled while its channel opens it stays open', async () => {
  const { order, paying, answer } = await openingOrder()
  expect(await world.ok('pro/order/pay/wechat/check', order)).toMatchObject({ status: 'paying', trade_state: 'NOTPAY' })
  await world.app.reconcile()
  answer()
  expect(await paying).toMatchObject({ code: 200 })
  expect(await paymentsOf(order.order_no)).toEqual(['wechat open NOTPAY'])
})

test('[SALE-04] a payment is closed that its channel opened while another tab closed it and applied a coupon', async () => {
  isSlow = true
  const { order, paying, answer } = await openingOrder()
  const closing = once(wechat, 'closing')
  const changing = world.ok('pro/order/coupon', { ...order, coupon: 'EXAMPLE10' })
  await closing
  answer()
  expect(await paying).toMatchObject({ code: 200 })
  wechat.dispatchEvent(new Event('closed'))
  expect(await changing).toMatchObject({ amount_payable: 178_200 })
  expect(await paymentsOf(order.order_no)).toEqual(['wechat closed CLOSED'])
})

test('[SALE-04] a check names the latest payment, even one that another tab opens while the channel is asked', async () => {
  const user = await world.user()
  const { order_no } = await world.ok('pro/order/create', orderBody(user))
  const order = { token: user.token, order_no }
  expect((await world.ok('pro/order/pay/alipay/check', order)).attempt_id).toBeUndefined()
  const open = (refresh: boolean) => world.ok('pro/order/pay/alipay', { ...order, device: 'pc', refresh })
  const { attempt_id } = await open(false)
  expect(await world.ok('pro/order/pay/alipay/check', order)).toMatchObject({ attempt_id, trade_state: 'WAIT_BUYER_PAY' })

  const replaced: string[] = []
  whileAsked = async () => {
    whileAsked = undefined
    replaced.push((await open(true)).attempt_id)
  }
  expect(await world.ok('pro/order/pay/alipay/check', order)).toMatchObject({ attempt_id: replaced[0], trade_state: 'TRADE_CLOSED' })
  expect(await world.ok('pro/order/pay/alipay/check', order)).toMatchObject({ attempt_id: replaced[0], trade_state: 'WAIT_BUYER_PAY' })
  expect(replaced[0]).not.toBe(attempt_id)
})
