import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runs } from '@view-site/vitest-config/runs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../src/db/openDatabase.ts'
import { stateOf, wrongIn } from './support/orderState.ts'
import { ownDatabase } from './support/ownDatabase.ts'
import { startProcess, type ApiProcess } from './support/startProcess.ts'

const reply = z.looseObject({ code: z.int().optional(), data: z.looseObject({}).optional(), token: z.string().optional() })
const list = z.object({ data: z.object({ total: z.int() }) })

let directory: string
let database: Awaited<ReturnType<typeof ownDatabase>>
let variables: Record<string, string>
let both: ApiProcess[]

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mock-api-'))
  database = await ownDatabase()
  const { url } = database.options
  variables = url === undefined ? { DATABASE_FILE: join(directory, 'data.sqlite') } : { DATABASE_URL: url }
  // Concurrently, so that they collide while creating and seeding the tables.
  both = await Promise.all(Array.from({ length: runs(2, 4) }, () => startProcess(variables)))
})
afterAll(async () => {
  await Promise.all(both.map((one) => one.stop()))
  await database.drop()
  await rm(directory, { recursive: true, force: true })
})

async function post(which: number, path: string, body: object): Promise<unknown> {
  const address = `${both[which % both.length]?.url}${path}`
  const response = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  return response.json()
}

async function newOrder(): Promise<{ token: string; order_no: string }> {
  const { token = '' } = reply.parse(await post(0, '/__control/user', {}))
  const items = [{ sku: 'admin_plus-standard', quantity: 1 }]
  const body = { token, type: 'product', items, expect_amount: 198_000, request_id: randomUUID() }
  const { data } = reply.parse(await post(1, '/v1/pro/order/create', body))
  const order_no = String(data?.['order_no'])
  await post(0, '/v1/pro/order/pay/wechat', { token, order_no })
  return { token, order_no }
}

test('[PLUS-11] two processes that start on one empty database seed it once', async () => {
  const signedIn = await post(0, '/v1/user/signin', { mail: 'orders@example.com', password: 'view-ui-plus' })
  const token = reply.parse(signedIn).data?.['token']
  expect(list.parse(await post(1, '/v1/pro/order/list', { token })).data.total).toBe(260)
})

test('[PLUS-11] settlements that race over two processes make one purchase each', async () => {
  const orders = await Promise.all(Array.from({ length: 15 }, () => newOrder()))
  await Promise.all(
    orders.map(async (order) => {
      await post(0, '/__control/gateway', { order_no: order.order_no, event: 'paid', notify: 0 })
      await Promise.all([
        post(0, '/__control/gateway', { order_no: order.order_no, event: 'notify', notify: 2 }),
        post(1, '/__control/gateway', { order_no: order.order_no, event: 'notify', notify: 2 }),
        ...[0, 1, 2, 3].map((which) => post(which, '/v1/pro/order/pay/wechat/check', order)),
        post(1, '/v1/pro/order/finish/auto', order),
        post(0, '/v1/pro/order/cancel', order),
      ])
    }),
  )
  const bought = await Promise.all(orders.map(({ token }, index) => post(index, '/v1/pro/purchase/list', { token })))
  expect(bought.map((page) => list.parse(page).data.total)).toEqual(orders.map(() => 1))
})

test('[PLUS-11] committed data survives a kill and a restart', async () => {
  const { token, order_no } = await newOrder()
  await both[0]?.stop('SIGKILL')
  both[0] = await startProcess(variables)
  expect(reply.parse(await post(0, '/v1/pro/order/info', { token, order_no })).data).toMatchObject({ order_no, status: 'paying' })
})

test('[PLUS-11] a process killed during settlement leaves no partial state: one purchase for each paid order', async () => {
  for (let round = 0; round < 3; round++) {
    const orders = await Promise.all(Array.from({ length: 12 }, () => newOrder()))
    await Promise.all(orders.map(({ order_no }) => post(0, '/__control/gateway', { order_no, event: 'paid', notify: 0 })))
    const doomed = orders.map((order) => post(0, '/v1/pro/order/pay/wechat/check', order).catch(() => undefined))
    // Kills it in the middle of the settlements.
    await doomed[round * 4]
    await both[0]?.stop('SIGKILL')
    await Promise.all(doomed)
    both[0] = await startProcess(variables)
    await Promise.all(orders.map((order, index) => post(index, '/v1/pro/order/pay/wechat/check', order)))
    // For orders whose money arrived but which were not delivered: resume as a browser does.
    const ends = await Promise.all(orders.map((order, index) => post(index, '/v1/pro/order/finish/auto', order)))
    expect(ends.map((end) => reply.parse(end).data?.['status'])).toEqual(orders.map(() => 'finished'))
    const bought = await Promise.all(orders.map(({ token }, index) => post(index, '/v1/pro/purchase/list', { token })))
    expect(bought.map((page) => list.parse(page).data.total)).toEqual(orders.map(() => 1))
  }
})

test('[PLUS-11] notifications that are lost, doubled, out of order or a day late leave the money right to the fen', async () => {
  const orders: string[] = []
  const late: string[] = []
  const unpaid: object[] = []
  while (orders.length < runs(24, 10_000)) {
    // oxlint-disable-next-line no-await-in-loop -- so many buyers at once
    const batch = await Promise.all(Array.from({ length: 24 }, (_, index) => buyOverBadLine(index, late)))
    orders.push(...batch.map(({ order_no }) => order_no))
    unpaid.push(...batch.filter((_, index) => index % 6 === 1))
  }
  await Promise.all(both.map((_, which) => post(which, '/__control/clock', { advance_ms: 24 * 3_600_000 })))
  for (const order_no of late.toReversed()) await post(anyProcess(), '/__control/gateway', { order_no, event: 'notify', notify: 2 })
  // Whoever looks at an overdue order closes it.
  await Promise.all(unpaid.map((order) => post(anyProcess(), '/v1/pro/order/info', order)))
  await post(0, '/__control/reconcile', {})
  const db = await openDatabase({ file: variables['DATABASE_FILE'], url: variables['DATABASE_URL'] })
  const states = await Promise.all(orders.map((order_no) => stateOf({ app: { database: db } }, order_no)))
  await db.close()
  expect(states.flatMap((state) => wrongIn(state).map((wrong) => [state.order.order_no, wrong]))).toEqual([])
  expect(states.filter(({ order, attempts }) => order.status === 'paying' || attempts.some(({ status }) => status === 'open'))).toEqual([])
  const kept = states.flatMap(({ trades }) => trades.filter(({ state }) => state === 'SUCCESS').map(({ paid_amount }) => paid_amount))
  expect(sum(kept)).toBe(sum(states.filter(({ order }) => order.status === 'finished').map(({ order }) => order.amount_paid)))
  expect(kept.length).toBeGreaterThan(orders.length / 2)
}, 3_600_000)

/** The order of one of six buyers: three get their notifications late, doubled or never, one in time, one cancels while paying, one does not pay. */
async function buyOverBadLine(index: number, late: string[]): Promise<{ token: string; order_no: string }> {
  const order = await newOrder()
  const { order_no } = order
  const notify = (times: number) => post(anyProcess(), '/__control/gateway', { order_no, event: 'notify', notify: times })
  const kind = index % 6
  if (kind === 0) await Promise.all([post(anyProcess(), '/v1/pro/order/cancel', order), pay(order_no, 1)])
  if (kind === 0 || kind === 1) return order
  await pay(order_no, kind === 2 ? 1 : 0)
  if (kind === 3) await Promise.all([notify(2), notify(2), post(anyProcess(), '/v1/pro/order/pay/wechat/check', order)])
  if (kind === 4) late.push(order_no)
  return order
}

const pay = (order_no: string, notify: number) => post(anyProcess(), '/__control/gateway', { order_no, event: 'paid', notify })

function sum(amounts: (number | null)[]): number {
  return amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)
}

function anyProcess(): number {
  return Math.floor(Math.random() * both.length)
}

test('the logs contain no token, no password and no code, and SIGTERM ends the process with 0', async () => {
  const signedIn = reply.parse(await post(0, '/v1/user/signin', { mail: 'demo@example.com', password: 'view-ui-plus' }))
  await post(0, '/v1/user/send_phone_code', { phone_number: '13999999999', vaptcha_token: 'ok' })
  const log = both[0]?.output() ?? ''
  expect(log).toContain('"path":"user/signin"')
  expect(log).not.toContain(String(signedIn.data?.['token']))
  expect(log).not.toMatch(/view-ui-plus|13999999999|vaptcha/)
  expect(await both[0]?.stop()).toBe(0)
})

test('an invalid environment is reported variable by variable', async () => {
  await expect(startProcess({ PORT: 'eighty', DATABASE_URL: 'mysql://nowhere' })).rejects.toThrow(
    /PORT[\s\S]*DATABASE_URL|DATABASE_URL[\s\S]*PORT/,
  )
})
