import { setTimeout as sleep } from 'node:timers/promises'
import { runs } from '@view-site/vitest-config/runs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GatewayError } from '../../src/ports/payments/Gateway.ts'
import { orderBody } from '../support/orders.ts'
import { stateOf, wrongIn } from '../support/orderState.ts'
import { startWorld, type TestUser, type World } from '../support/startWorld.ts'

/** Longest pause around a transaction or a call of a channel, in milliseconds. */
const longest = 8

let losses = 0
const pause = async (): Promise<void> => {
  if (Math.random() < 0.5) await sleep(Math.random() * longest)
}
const channel = async (): Promise<void> => {
  await pause()
  if (Math.random() < losses) throw new GatewayError('unavailable', 'The request or its answer was lost')
}

let world: World
let user: TestUser
beforeAll(openWorld)
afterAll(() => world.close())

async function openWorld(): Promise<void> {
  world = await startWorld({ pauses: { channel, transaction: pause } })
  user = await world.user()
}

/** Every hundred rounds, continues on an empty database: reconciliation reads all recent orders, so that each round takes longer than the last. */
async function renewWorld(round: number): Promise<void> {
  if (round % 100 !== 99) return
  await world.close()
  await openWorld()
}

interface TestOrder {
  token: string
  order_no: string
}

const steps = {
  wechat: (order) => world.send('pro/order/pay/wechat', order),
  alipay: (order) => world.send('pro/order/pay/alipay', { ...order, device: 'pc' }),
  refresh: (order) => world.send('pro/order/pay/wechat', { ...order, refresh: true }),
  refreshAlipay: (order) => world.send('pro/order/pay/alipay', { ...order, device: 'pc', refresh: true }),
  coupon: (order) => world.send('pro/order/coupon', { ...order, coupon: 'EXAMPLE10' }),
  noCoupon: (order) => world.send('pro/order/coupon', order),
  cancel: (order) => world.send('pro/order/cancel', order),
  check: (order) => world.send('pro/order/pay/wechat/check', order),
  checkAlipay: (order) => world.send('pro/order/pay/alipay/check', order),
  finish: (order) => world.send('pro/order/finish/auto', order),
  paid: ({ order_no }) => world.control('/gateway', { order_no, event: 'paid' }),
  paidSilently: ({ order_no }) => world.control('/gateway', { order_no, event: 'paid', notify: 0 }),
  notify: ({ order_no }) => world.control('/gateway', { order_no, event: 'notify', notify: 2 }),
  expire: async () => {
    world.clock.advance(2 * 3_600_000)
  },
  catchUp: () => world.app.catchUp(),
  reconcile: () => world.app.reconcile(),
} satisfies Record<string, (order: TestOrder) => Promise<unknown>>

type Step = keyof typeof steps
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys loses the names
const names = Object.keys(steps) as Step[]

test('[SALE-04] concurrent actions on an order leave no payment that is not wanted', async () => {
  losses = 0
  for (let round = 0; round < runs(3, 1500); round++) {
    const { sequence, order } = await race()
    expect(await problems(sequence, order)).toEqual([])
    await renewWorld(round)
  }
}, 3_600_000)

test('[SALE-04] whatever the channels lose, one catch-up and one reconciliation correct it', async () => {
  for (let round = 0; round < runs(2, 1000); round++) {
    losses = 0.2
    const { sequence, order } = await race()
    losses = 0
    await world.app.catchUp()
    await world.app.reconcile()
    expect(await problems(sequence, order)).toEqual([])
    await renewWorld(round)
  }
}, 3_600_000)

/** A new order on which two to six random actions run at the same time, after one that runs alone. */
async function race(): Promise<{ sequence: Step[]; order: TestOrder }> {
  const { order_no } = await world.ok('pro/order/create', orderBody(user))
  const order = { token: user.token, order_no }
  const first = pick<Step>(['wechat', 'alipay', 'check', 'coupon'])
  await steps[first](order)
  const sequence = Array.from({ length: 2 + Math.floor(Math.random() * 5) }, () => pick(names))
  await Promise.all(sequence.map((step) => steps[step](order)))
  return { sequence: [first, ...sequence], order }
}

/** What is wrong with the order after the actions; then closes it, so that the user can have the next one. */
async function problems(sequence: Step[], order: TestOrder): Promise<string[]> {
  const wrong = wrongIn(await stateOf(world, order.order_no))
  await world.send('pro/order/cancel', order)
  return wrong.map((problem) => `${problem} after ${sequence.join(', ')}`)
}

function pick<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(Math.random() * values.length)]
  if (value === undefined) throw new Error('There is nothing to pick from')
  return value
}
