import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { runs } from '@view-site/vitest-config/runs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderMoves } from '../../src/domain/orders/orders.ts'
import { orderBody } from '../support/orders.ts'
import { startWorld, type TestUser, type World } from '../support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const steps = [
  'pay',
  'refresh',
  'check',
  'finish',
  'cancel',
  'paid',
  'wrong_amount',
  'late',
  'scanned',
  'pay_error',
  'closed',
  'refund',
  'wait',
  'broken',
  'coupon',
  'no coupon',
] as const

test('property: any sequence of actions on an order leaves at most one purchase, finished means paid, stray payments are refunded', async () => {
  const check = assert(
    asyncProperty(array(constantFrom(...steps), { maxLength: 12 }), async (sequence) => {
      const user = await world.user()
      const { order_no } = await world.ok('pro/order/create', orderBody(user))
      for (const step of sequence) await take(step, user, order_no)
      await checkInvariants(user, order_no)
    }),
    { numRuns: runs(20, 100) },
  )
  await expect(check).resolves.toBeUndefined()
})

async function take(step: (typeof steps)[number], user: TestUser, order_no: string): Promise<void> {
  const order = { token: user.token, order_no }
  if (step === 'pay') await world.send('pro/order/pay/wechat', order)
  else if (step === 'refresh') await world.send('pro/order/pay/wechat', { ...order, refresh: true })
  else if (step === 'check') await world.send('pro/order/pay/wechat/check', order)
  else if (step === 'finish') await world.send('pro/order/finish/auto', order)
  else if (step === 'cancel') await world.send('pro/order/cancel', order)
  else if (step === 'wait') world.clock.advance(45 * 60_000)
  else if (step === 'coupon') await world.send('pro/order/coupon', { ...order, coupon: 'EXAMPLE10' })
  else if (step === 'no coupon') await world.send('pro/order/coupon', order)
  else if (step === 'broken') await world.control('/gateway/mode', { mode: 'error', times: 1 })
  else await world.control('/gateway', { order_no, event: step })
}

async function checkInvariants({ token }: TestUser, order_no: string): Promise<void> {
  await world.control('/gateway/mode', { mode: 'ok' })
  await world.app.catchUp()
  await world.ok('pro/order/pay/wechat/check', { token, order_no })
  const order = await world.ok('pro/order/info', { token, order_no })
  const purchases = (await world.ok('pro/purchase/list', { token })).list
  const attempts = await world.app.database.query.selectFrom('attempts').selectAll().where('order_no', '=', order_no).execute()

  const delivered = order.status === 'finished' || order.status === 'refunded'
  expect(purchases).toHaveLength(delivered ? 1 : 0)
  expect(order.amount_paid).toBe(delivered ? order.amount_payable : 0)
  expect(purchases.map(({ status }) => status)).toEqual(delivered ? [order.status === 'finished' ? 'active' : 'refunded'] : [])

  const kept = attempts.filter(({ status }) => status === 'success')
  expect(kept.map(({ refund_reason }) => refund_reason).filter((reason) => reason !== null)).toEqual([])
  expect(kept).toHaveLength(order.status === 'finished' ? 1 : 0)

  const events = order.timeline.map(({ event }) => event)
  expect(events.at(-1)).toBe(order.status)
  for (const [index, event] of events.slice(1).entries()) expect(orderMoves[events[index] ?? 'refunded']).toContain(event)
}
