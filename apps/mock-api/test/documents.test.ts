import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockedPage } from './support/lockedFiles.ts'
import { bought } from './support/orders.ts'
import { startWorld, type TestUser, type World } from './support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

async function partsFor({ token }: TestUser): Promise<string[]> {
  const reply = await world.ok('pro/info/get', { ...lockedPage, token })
  return reply.scope === 'doc' ? reply.parts.map(({ id, html }) => `${id} ${html}`) : []
}

const proPart = 'locked-1 <p>for Pro</p>'
const adminPart = 'locked-2 <p>for Admin Plus</p>'

test('[DOC-14] a reader gets the parts of the products they hold, and no other', async () => {
  expect(await partsFor(await world.user({ flags: { pro: 1 } }))).toEqual([proPart])
  expect(await partsFor(await world.user({ flags: { icrud: 1 } }))).toEqual([adminPart])
  expect(await partsFor(await world.user({ flags: { pro: 1, admin_plus: 1 } }))).toEqual([proPart, adminPart])
})

test('[DOC-14] products without parts on this page open none of it', async () => {
  const { token } = await world.user({ flags: { admin_pro: 1, store: 1, admin_cloud: 1 } })
  expect(await world.fails('pro/info/get', { ...lockedPage, token }, 40302)).toEqual({ reason: 'not_entitled' })
})

test('[DOC-14] a purchase opens its parts, and its refund closes them', async () => {
  const user = await world.user()
  const { order_no } = await bought(world, user)
  expect(await partsFor(user)).toEqual([adminPart])
  await world.control('/gateway', { order_no, event: 'refund' })
  await world.fails('pro/info/get', { ...lockedPage, token: user.token }, 40302)
})

test('[DOC-14] a licence that was suspended opens nothing, until one of the purchase is active again', async () => {
  const user = await world.user()
  const { purchase } = await bought(world, user)
  const { token } = user
  const holder = { type: 'person' as const, name: '林夏' }
  const { id } = await world.ok('pro/license/create', { token, purchase_id: purchase.id, holder, request_id: randomUUID() })
  const licenses = world.app.database.query.updateTable('licenses').where('id', '=', id)
  await licenses.set({ status: 'suspended' }).execute()
  await world.fails('pro/info/get', { ...lockedPage, token }, 40302)
  expect(await world.ok('user/info', { token })).toMatchObject({ admin_plus: 0 })
  await licenses.set({ status: 'active' }).execute()
  expect(await partsFor(user)).toEqual([adminPart])
})

test('[DOC-14] perpetual parts stay open after support has ended, others close', async () => {
  const user = await world.user()
  const { purchase } = await bought(world, user)
  const rows = world.app.database.query.updateTable('purchases').where('id', '=', purchase.id)
  await rows.set({ updates_until: '2020-01-01T00:00:00.000Z', support_until: '2020-01-01T00:00:00.000Z' }).execute()
  expect(await partsFor(user)).toEqual([adminPart])
  await rows.set({ perpetual: 0 }).execute()
  await world.fails('pro/info/get', { ...lockedPage, token: user.token }, 40302)
})

test('[DOC-14] reading every page at once is rate-limited', async () => {
  const { token } = await world.user({ flags: { pro: 1 } })
  for (let reading = 0; reading < 60; reading += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await world.ok('pro/info/get', { ...lockedPage, token })
  }
  const { retry_after = 0 } = await world.fails('pro/info/get', { ...lockedPage, token }, 42901)
  expect(retry_after).toBeGreaterThan(0)
  world.clock.advance(retry_after * 1000)
  await world.ok('pro/info/get', { ...lockedPage, token })
})

test.each(['../secret', 'view-ui-plus/../../secret', '/etc/passwd', 'a//b', 'a/', 'A', 'a\\b', 'a%2e', 'a.json', '', '__proto__'])(
  '[DOC-14] the page id %j is refused before any file is looked at',
  async (id) => {
    const { token } = await world.user({ flags: { pro: 1 } })
    const { status, code } = await world.send('pro/info/get', { ...lockedPage, id, token })
    expect({ status, code }).toEqual({ status: 400, code: 40001 })
  },
)
