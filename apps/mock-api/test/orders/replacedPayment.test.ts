import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GatewayError, type Gateway } from '../../src/ports/payments/Gateway.ts'
import { orderBody } from '../support/orders.ts'
import { startWorld, type World } from '../support/startWorld.ts'

/** Emits `opening` when WeChat Pay is asked for a payment, and answers on `answer`. */
const wechat = new EventTarget()
const closed = new Set<string>()
let closesOfWechat = 0

const alipayChannel: Gateway = {
  open: ({ outTradeNo }) => Promise.resolve({ url: `https://cashier.example/${outTradeNo}` }),
  query: (outTradeNo) => Promise.resolve({ outTradeNo, state: closed.has(outTradeNo) ? 'CLOSED' : 'NOTPAY' }),
  close: (outTradeNo) => {
    closed.add(outTradeNo)
    return Promise.resolve({ outTradeNo, state: 'CLOSED' })
  },
  refund: () => Promise.resolve(),
  readNotification: () => undefined,
  acceptedReply: { type: 'text/plain', body: 'success' },
}

const wechatChannel: Gateway = {
  ...alipayChannel,
  async open({ outTradeNo }) {
    const answer = once(wechat, 'answer')
    wechat.dispatchEvent(new Event('opening'))
    await answer
    return { url: `weixin://wxpay/${outTradeNo}` }
  },
  close(outTradeNo) {
    closesOfWechat += 1
    if (closesOfWechat === 1) throw new GatewayError('unavailable', 'The first close is lost on its way')
    return alipayChannel.close(outTradeNo)
  },
}

let world: World
beforeAll(async () => {
  world = await startWorld({ gateways: { wechat: wechatChannel, alipay: alipayChannel } })
})
afterAll(() => world.close())

test('[SALE-04] a payment that its channel opens after the other channel was chosen is closed', async () => {
  const user = await world.user()
  const { order_no } = await world.ok('pro/order/create', orderBody(user))
  const order = { token: user.token, order_no }
  const opening = once(wechat, 'opening')
  const replaced = world.fails('pro/order/pay/wechat', order, 40912)
  await opening
  const { out_trade_no } = await world.ok('pro/order/pay/alipay', { ...order, device: 'pc' })
  wechat.dispatchEvent(new Event('answer'))
  await replaced
  const attempts = world.app.database.query.selectFrom('attempts').select(['channel', 'status', 'out_trade_no']).orderBy('number')
  expect(await attempts.where('order_no', '=', order_no).execute()).toEqual([
    { channel: 'wechat', status: 'closed', out_trade_no: [...closed][0] },
    { channel: 'alipay', status: 'open', out_trade_no },
  ])
})
