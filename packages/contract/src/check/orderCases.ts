import type { CallRequest } from '../calls.ts'
import * as errorCodes from '../errorCodes.ts'
import type { Caller } from './createCaller.ts'
import type { Case } from './Case.ts'
import { Deviation, NotTried, same } from './Deviation.ts'

/**
 * The life of an order that is never paid: the edition is the first that the account can buy, and all orders are cancelled in the end. Every
 * case makes its own order, because an implementation may fail at any of them.
 */
export function orderCases(token: () => Promise<string>): readonly Case[] {
  const withOrder = (name: string, path: Case['path'], act: (caller: Caller, order: TestOrder) => Promise<void>): Case => ({
    path,
    name,
    async run(caller) {
      const order = await placeOrder(caller, await token())
      try {
        await act(caller, order)
      } finally {
        await caller.send('pro/order/cancel', { token: order.token, order_no: order.order_no })
      }
    },
  })
  return [
    {
      path: 'pro/order/create',
      name: 'compares the price that the buyer saw with its own',
      async run(caller) {
        const body = await orderBody(caller, await token())
        await caller.fails('pro/order/create', { ...body, expect_amount: body.expect_amount + 1 }, errorCodes.amountChanged)
      },
    },
    withOrder('has amounts that add up', 'pro/order/create', async (_caller, { amount_list, amount_discount, amount_payable, items }) => {
      same('amount_payable', amount_payable, amount_list - amount_discount)
      same(
        'amount_list',
        amount_list,
        items.reduce((sum, { subtotal }) => sum + subtotal, 0),
      )
    }),
    withOrder(
      'answers a repeated request_id with the same order, and another body with 40950',
      'pro/order/create',
      async ({ ok, fails }, order) => {
        same('the order of the repeated request', (await ok('pro/order/create', order.body)).order_no, order.order_no)
        await fails('pro/order/create', { ...order.body, expect_amount: order.body.expect_amount + 1 }, errorCodes.requestReused)
      },
    ),
    withOrder('leads to the unpaid order of the same article', 'pro/order/create', async ({ fails }, order) => {
      const { order_no } = await fails('pro/order/create', { ...order.body, request_id: crypto.randomUUID() }, errorCodes.orderOpen)
      same('order_no', order_no, order.order_no)
    }),
    withOrder('returns the order as it was placed', 'pro/order/info', async ({ ok }, { token: session, order_no, amount_payable }) => {
      const order = await ok('pro/order/info', { token: session, order_no })
      same('amount_payable', order.amount_payable, amount_payable)
      same('can.pay', order.can.pay, true)
    }),
    withOrder('lists the newest order first', 'pro/order/list', async ({ ok }, { token: session, order_no }) => {
      const { list } = await ok('pro/order/list', { token: session, page: 1, page_size: 1 })
      same('the first order', list[0]?.order_no, order_no)
    }),
    withOrder('refuses an unknown coupon', 'pro/order/coupon', async ({ fails }, { token: session, order_no }) => {
      await fails('pro/order/coupon', { token: session, order_no, coupon: 'CONTRACT-CHECK' }, errorCodes.coupon)
    }),
    withOrder('does not finish an order that has to be paid', 'pro/order/finish/auto', async ({ fails }, { token: session, order_no }) => {
      await fails('pro/order/finish/auto', { token: session, order_no }, errorCodes.amountNotZero)
    }),
    withOrder('opens a payment of the order’s amount, once', 'pro/order/pay/wechat', async (caller, order) => {
      const body = { token: order.token, order_no: order.order_no }
      const first = await opened(caller, body)
      same('the amount', first.amount, order.amount_payable)
      same('the attempt of a second call', (await opened(caller, body)).attempt_id, first.attempt_id)
    }),
    withOrder('opens WeChat on a phone, and a code for callers that do not know H5', 'pro/order/pay/wechat', async (caller, order) => {
      const body = { token: order.token, order_no: order.order_no }
      const phone = await opened(caller, { ...body, device: 'wap', refresh: true })
      if (phone.h5_url === undefined) throw new NotTried('h5_url is optional, and the reply has none')
      same('the attempt for another device', (await opened(caller, { ...body, device: 'pc' })).attempt_id, phone.attempt_id)
      const code = await opened(caller, body)
      same('h5_url without a device', code.h5_url, undefined)
      if (code.attempt_id === phone.attempt_id) throw new Deviation('the code and the H5 address have the same attempt_id')
    }),
    withOrder('has not been paid', 'pro/order/pay/wechat/check', async (caller, order) => {
      const body = { token: order.token, order_no: order.order_no }
      await opened(caller, body)
      const { trade_state } = await caller.ok('pro/order/pay/wechat/check', body)
      if (trade_state !== 'NOTPAY' && trade_state !== 'UNKNOWN') throw new Deviation(`the state is ${trade_state}, expected NOTPAY`)
    }),
    withOrder('names the latest payment in a check', 'pro/order/pay/wechat/check', async (caller, order) => {
      const body = { token: order.token, order_no: order.order_no }
      await opened(caller, body)
      const { attempt_id } = await opened(caller, { ...body, refresh: true })
      const check = await caller.ok('pro/order/pay/wechat/check', body)
      if (check.attempt_id === undefined) throw new NotTried('attempt_id is optional, and the reply has none')
      same('attempt_id', check.attempt_id, attempt_id)
    }),
    withOrder(
      'opens a card payment of the order’s amount, once, and has it closed by a code',
      'pro/order/pay/card',
      async (caller, order) => {
        const body = { token: order.token, order_no: order.order_no }
        const first = await openedCard(caller, body)
        same('the amount', first.amount, order.amount_payable)
        same('the attempt of a second call', (await openedCard(caller, body)).attempt_id, first.attempt_id)
        await opened(caller, body)
        const { trade_state } = await caller.ok('pro/order/pay/card/check', body)
        if (trade_state !== 'CLOSED' && trade_state !== 'UNKNOWN') throw new Deviation(`the state is ${trade_state}, expected CLOSED`)
      },
    ),
    withOrder(
      'cancels an unpaid order, and again without an error',
      'pro/order/cancel',
      async ({ ok, fails }, { token: session, order_no }) => {
        const body = { token: session, order_no }
        same('the status', (await ok('pro/order/cancel', body)).status, 'cancelled')
        same('the status the second time', (await ok('pro/order/cancel', body)).status, 'cancelled')
        await fails('pro/order/pay/wechat', body, errorCodes.orderClosed)
      },
    ),
  ]
}

type OrderBody = Awaited<ReturnType<typeof orderBody>>
type TestOrder = Awaited<ReturnType<typeof placeOrder>>

async function placeOrder(caller: Caller, token: string) {
  const body: OrderBody = await orderBody(caller, token)
  return { ...(await caller.ok('pro/order/create', body)), token, body }
}

/** The order of the first edition that can be bought and is not owned yet; an unpaid order of it is cancelled. */
async function orderBody({ ok }: Caller, token: string) {
  const catalogue = await ok('pro/info/get', { scope: 'catalogue' })
  if (catalogue.scope !== 'catalogue') throw new Deviation(`the scope is ${catalogue.scope}`)
  const owned = new Set((await ok('pro/purchase/list', { token, page_size: 100 })).list.map(({ sku }) => sku))
  const edition = catalogue.editions.find(({ cta, price, sku }) => cta === 'buy' && price !== null && price > 0 && !owned.has(sku))
  if (edition === undefined) throw new NotTried('the account owns every edition that can be bought')
  const unpaid = (await ok('pro/order/list', { token, page_size: 100 })).list.filter(
    ({ can, items }) => can.cancel && items.some(({ sku }) => sku === edition.sku),
  )
  for (const { order_no } of unpaid) await ok('pro/order/cancel', { token, order_no })
  return {
    token,
    type: 'product' as const,
    items: [{ sku: edition.sku, quantity: 1 }],
    expect_amount: edition.price ?? 0,
    request_id: crypto.randomUUID(),
  }
}

/** Opens a WeChat payment; a channel that does not answer is no deviation. */
async function opened({ send, ok }: Caller, body: CallRequest<'pro/order/pay/wechat'> & { token: string }) {
  const { code } = await send('pro/order/pay/wechat', body)
  if (code === errorCodes.channelUnavailable || code === errorCodes.channelRefused)
    throw new NotTried(`WeChat Pay does not answer the server (${code})`)
  return ok('pro/order/pay/wechat', body)
}

/** Opens a card payment, where the server accepts cards; a provider that does not answer is no deviation. */
async function openedCard({ send, ok }: Caller, body: CallRequest<'pro/order/pay/card'> & { token: string }) {
  const { code } = await send('pro/order/pay/card', body)
  if (code === errorCodes.notFound) throw new NotTried('card payments are optional, and the server accepts none')
  if (code === errorCodes.channelUnavailable || code === errorCodes.channelRefused)
    throw new NotTried(`the card provider does not answer the server (${code})`)
  return ok('pro/order/pay/card', body)
}
