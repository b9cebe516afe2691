import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { CallRequest } from '@view-site/contract'
import type { Gateway, GatewayOrder } from '../../src/ports/payments/Gateway.ts'
import { orderBody } from '../support/orders.ts'
import { startWorld, type World } from '../support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ wechatH5: true })
})
afterAll(() => world.close())

async function newOrder(at: World) {
  const account = await at.user()
  const { order_no } = await at.ok('pro/order/create', orderBody(account))
  const order = { token: account.token, order_no }
  const pay = (how: Omit<CallRequest<'pro/order/pay/wechat'>, 'order_no'> = {}) => at.ok('pro/order/pay/wechat', { ...order, ...how })
  return { order, pay }
}

test('[SALE-04] on a phone WeChat opens at an address that is valid for five minutes; its payment finishes the order', async () => {
  const { order, pay } = await newOrder(world)
  const payment = await pay({ device: 'wap' })
  expect(payment).toMatchObject({ h5_url: payment.code_url, has_h5: true })
  expect(Date.parse(payment.expires_at) - Date.parse(payment.server_time)).toBe(5 * 60_000)
  expect((await pay({ device: 'wap' })).h5_url).toBe(payment.h5_url)
  const { pathname } = new URL(payment.h5_url ?? '')
  const page = await world.app.fetch(new Request(`${world.origin}${pathname}`))
  expect(await page.text()).toContain(`href="${world.origin}/pay/${order.order_no}"`)
  await world.control('/gateway', { order_no: order.order_no, event: 'paid', notify: 0 })
  expect(await world.ok('pro/order/pay/wechat/check', order)).toMatchObject({ status: 'finished', trade_state: 'SUCCESS' })
})

test('[SALE-04] a page on another device shows the payment that is open, and replaces it only when its user asks for that', async () => {
  const { order, pay } = await newOrder(world)
  const phone = await pay({ device: 'wap' })
  expect((await pay({ device: 'pc' })).attempt_id).toBe(phone.attempt_id)
  const code = await pay({ device: 'pc', refresh: true })
  expect(code.h5_url).toBeUndefined()
  expect(await pay({ device: 'wap' })).toMatchObject({ attempt_id: code.attempt_id, has_h5: true })
  const again = await pay({ device: 'wap', refresh: true })
  expect(again.h5_url).toBeDefined()
  await world.control('/gateway', { out_trade_no: phone.out_trade_no, event: 'paid' })
  await world.control('/gateway', { out_trade_no: code.out_trade_no, event: 'paid' })
  expect(await world.ok('pro/order/info', order), 'what was replaced can no longer be paid').toMatchObject({ status: 'paying' })
})

test('[SALE-04] a client that does not know H5 gets a code, also after H5 was opened', async () => {
  const { pay } = await newOrder(world)
  const phone = await pay({ device: 'wap' })
  const code = await pay()
  expect(code.h5_url).toBeUndefined()
  expect(code.attempt_id).not.toBe(phone.attempt_id)
  expect((await pay()).attempt_id).toBe(code.attempt_id)
})

test('[SALE-04] an H5 address that ran out is replaced by a new one', async () => {
  const { pay } = await newOrder(world)
  const { attempt_id } = await pay({ device: 'wap' })
  world.clock.advance(5 * 60_000)
  const fresh = await pay({ device: 'wap' })
  expect(fresh.h5_url).toBeDefined()
  expect(fresh.attempt_id).not.toBe(attempt_id)
})

test('[SALE-04] where the merchant has no H5, a phone gets a code', async () => {
  const without = await startWorld()
  onTestFinished(() => without.close())
  const { pay } = await newOrder(without)
  const payment = await pay({ device: 'wap' })
  expect(payment).toMatchObject({ has_h5: false })
  expect(payment.h5_url).toBeUndefined()
  expect((await pay()).attempt_id).toBe(payment.attempt_id)
})

test('[SALE-04] WeChat learns the address of the payer, and opens a payment again as what it was', async () => {
  const opened: GatewayOrder[] = []
  const channel: Gateway = {
    hasH5: true,
    acceptedReply: { type: 'text/plain', body: '' },
    async open(order) {
      opened.push(order)
      return { url: 'https://wx.tenpay.com/' }
    },
    query: async (outTradeNo) => ({ outTradeNo, state: 'NOTPAY' }),
    close: async (outTradeNo) => ({ outTradeNo, state: 'CLOSED' }),
    refund: async () => undefined,
    readNotification: () => undefined,
  }
  const recorded = await startWorld({ gateways: { wechat: channel, alipay: channel } })
  onTestFinished(() => recorded.close())
  const { order, pay } = await newOrder(recorded)
  await pay({ device: 'wap' })
  // The process ended between the channel's reply and the record of it.
  await recorded.app.database.query.updateTable('attempts').set({ code_url: null }).where('order_no', '=', order.order_no).execute()
  await pay({ device: 'pc' })
  expect(opened.map(({ device, payerAddress }) => ({ device, payerAddress }))).toEqual([
    { device: 'wap', payerAddress: '127.0.0.1' },
    { device: 'wap', payerAddress: '127.0.0.1' },
  ])
})
