import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runs } from '@view-site/vitest-config/runs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ownDatabase } from './support/ownDatabase.ts'
import { newPayableOrder, raceNotifications } from './support/raceNotifications.ts'
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
  // Reading ten thousand orders blocks this process for longer than a server keeps an idle connection: it would be reused although closed.
  const headers = { 'content-type': 'application/json', connection: 'close' }
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  if (text === '') throw new Error(`${path} replied with status ${response.status} and no body`)
  return JSON.parse(text)
}

const newOrder = () => newPayableOrder(post)

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

// `pnpm bench:settle` does the same with any number of orders.
test('[PLUS-11] notifications that are lost, doubled, out of order or a day late leave the money right to the fen', async () => {
  const database = { file: variables['DATABASE_FILE'], url: variables['DATABASE_URL'] }
  const { orders, ...result } = await raceNotifications({ post, processes: both.length, orders: runs(24, 10_000), database })
  expect(result).toEqual({ wrong: [], open: [], kept: result.earned, earned: 198_000 * result.finished, finished: expect.any(Number) })
  expect(result.finished).toBeGreaterThan(orders / 2)
}, 3_600_000)

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
