import { randomUUID } from 'node:crypto'
import { runs } from '@view-site/vitest-config/runs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { licenseBody } from '../cases/salesCases.ts'
import { bought, orderBody } from '../support/orders.ts'
import { startWorld, type World } from '../support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

test('the same request twice is one order with one reply', async () => {
  const body = orderBody(await world.user())
  const first = await world.ok('pro/order/create', body)
  expect(await world.ok('pro/order/create', body)).toEqual(first)
  expect((await world.ok('pro/order/list', { token: body.token })).total).toBe(1)
})

test.each(Array.from({ length: runs(3, 10) }, (_, round) => round))(
  '[SALE-01] a double click on buy makes one order, whether the clicks share their request id or not (%i)',
  async () => {
    const user = await world.user()
    const shared = orderBody(user)
    const bodies = [...Array.from({ length: 10 }, () => shared), ...Array.from({ length: 10 }, () => orderBody(user))]
    const replies = await Promise.all(bodies.map((body) => world.send('pro/order/create', body)))
    expect(replies.map(({ code }) => code).filter((code) => ![200, 40915, 40951].includes(code))).toEqual([])
    expect((await world.ok('pro/order/list', { token: user.token })).total).toBe(1)
  },
)

test('[SALE-01] a second attempt names the open order', async () => {
  const user = await world.user()
  const { order_no } = await world.ok('pro/order/create', orderBody(user))
  expect(await world.fails('pro/order/create', orderBody(user), 40915)).toEqual({ reason: 'order_open', order_no })
})

test('a failure is not stored: the same request succeeds once its cause is gone', async () => {
  const user = await world.user()
  const { order_no } = await world.ok('pro/order/create', orderBody(user))
  const body = orderBody(user)
  await world.fails('pro/order/create', body, 40915)
  await world.ok('pro/order/cancel', { token: user.token, order_no })
  expect((await world.ok('pro/order/create', body)).status).toBe('created')
})

test('a request of a crashed process can be claimed again after a minute', async () => {
  const user = await world.user()
  const body = orderBody(user)
  await world.ok('pro/order/create', body)
  const { query } = world.app.database
  await query
    .deleteFrom('orders')
    .where('user_id', 'in', query.selectFrom('users').select('id').where('mail', '=', user.mail))
    .execute()
  await query.updateTable('requests').set({ reply: null }).where('request_id', '=', body.request_id).execute()
  expect(await world.fails('pro/order/create', body, 40951)).toMatchObject({ retry_after: 60 })
  world.clock.advance(60_000)
  expect((await world.ok('pro/order/create', body)).status).toBe('created')
})

test('a request id expires after a day', async () => {
  const body = orderBody(await world.user())
  const first = await world.ok('pro/order/create', body)
  await world.ok('pro/order/cancel', { token: body.token, order_no: first.order_no })
  world.clock.advance(24 * 3_600_000)
  expect((await world.ok('pro/order/create', body)).order_no).not.toBe(first.order_no)
})

test('a request id is scoped to its user', async () => {
  const request_id = randomUUID()
  const one = await world.ok('pro/order/create', orderBody(await world.user(), { request_id }))
  const other = await world.ok('pro/order/create', orderBody(await world.user(), { request_id }))
  expect(other.order_no).not.toBe(one.order_no)
})

test('licences created concurrently never exceed the limit of their purchase', async () => {
  const user = await world.user()
  const body = await licenseBody(world, user)
  const tries = Array.from({ length: 12 }, () => world.send('pro/license/create', { ...body, request_id: randomUUID() }))
  const made = (await Promise.all(tries)).map(({ code }) => code)
  expect(made.filter((code) => code === 200)).toHaveLength(1)
  expect(made.filter((code) => code === 40920)).toHaveLength(11)
  expect((await world.ok('pro/purchase/list', { token: user.token })).list).toMatchObject([{ licenses_used: 1, license_limit: 1 }])
})

test('[SALE-05] the full key is shown on creation and on request, masked everywhere else', async () => {
  const user = await world.user()
  const made = await world.ok('pro/license/create', await licenseBody(world, user))
  expect(made.key).toMatch(/^AP(-[2-9A-Z]{4}){4}$/)
  expect(made.key_masked).toMatch(/^AP-[2-9A-Z]{4}-••••-••••-[2-9A-Z]{4}$/)
  const masked = await world.ok('pro/license/list', { token: user.token })
  expect(JSON.stringify(masked)).not.toContain(made.key)
  const revealed = await world.ok('pro/license/list', { token: user.token, reveal: made.id })
  expect(revealed.list[0]?.key).toBe(made.key)
  const stranger = await world.ok('pro/license/list', { token: (await world.user()).token, reveal: made.id })
  expect(stranger.list).toEqual([])
})

test('[SALE-01] [SALE-05] who has not verified the mail address buys and creates a licence, and sees its key afterwards', async () => {
  const user = await world.user({ is_activity: 0 })
  const made = await world.ok('pro/license/create', await licenseBody(world, user))
  expect(made.key).toBeUndefined()
  await world.control('/grant', { mail: user.mail, is_activity: 1 })
  const { list } = await world.ok('pro/license/list', { token: user.token, reveal: made.id })
  expect(list[0]?.key).toMatch(/^AP(-[0-9A-Z]{4,}){3,}/)
})

test('a standard licence may be bought again for another project', async () => {
  const user = await world.user()
  await bought(world, user)
  const { purchase } = await bought(world, user)
  expect((await world.ok('pro/purchase/list', { token: user.token })).total).toBe(2)
  expect(purchase.status).toBe('active')
})
