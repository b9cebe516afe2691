import type { CallRequest, StoreItem } from '@view-site/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderBody } from './support/orders.ts'
import { startWorld, type TestUser, type World } from './support/startWorld.ts'
import { buyGoods, material, openStoreOrder, storeBody } from './support/storeOrders.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

type StoreQuery = Omit<Extract<CallRequest<'pro/info/get'>, { scope: 'store' }>, 'scope'>

async function list(query: StoreQuery = {}, user?: TestUser): Promise<StoreItem[]> {
  const reply = await world.ok('pro/info/get', { scope: 'store', page_size: 100, ...query, ...(user && { token: user.token }) })
  return reply.scope === 'store' ? reply.list : []
}

async function item(id: string, user?: TestUser): Promise<StoreItem | undefined> {
  const reply = await world.ok('pro/info/get', { scope: 'store_item', id, ...(user && { token: user.token }) })
  return reply.scope === 'store_item' ? reply : undefined
}

async function doc(id: string, { token }: TestUser, locale: 'zh-CN' | 'en-US' = 'zh-CN') {
  const reply = await world.ok('pro/info/get', { scope: 'store_doc', id, locale, token })
  if (reply.scope !== 'store_doc') throw new Error(`Asked for a document, got ${reply.scope}`)
  return reply
}

async function enterpriseCustomer(): Promise<TestUser> {
  const user = await world.user()
  const edition = { items: [{ sku: 'admin_plus-enterprise', quantity: 1 }], coupon: 'EXAMPLEFREE', expect_amount: 0 }
  const { order_no } = await world.ok('pro/order/create', orderBody(user, edition))
  await world.ok('pro/order/finish/auto', { token: user.token, order_no })
  return user
}

test('[SALE-06] the store is public, paginated, newest first', async () => {
  const all = await list()
  expect(all.length).toBeGreaterThan(10)
  expect(all.map(({ updated_at }) => updated_at)).toEqual(
    all
      .map(({ updated_at }) => updated_at)
      .toSorted()
      .toReversed(),
  )
  const second = await world.ok('pro/info/get', { scope: 'store', page: 2, page_size: 5 })
  expect(second).toMatchObject({ scope: 'store', total: all.length, page: 2, list: all.slice(5, 10) })
})

test('[SALE-06] the store is searched in both languages, by kind, tag and price, and sorted', async () => {
  const ids = async (query: StoreQuery) => (await list(query)).map(({ id }) => id)
  expect(await ids({ search: '权限设计' })).toEqual(['permission-handbook'])
  expect(await ids({ search: 'PERMISSION Handbook' })).toEqual(['permission-handbook'])
  expect(await ids({ search: 'nothing like this' })).toEqual([])
  expect(new Set((await list({ kind: 'material' })).map(({ kind }) => kind))).toEqual(new Set(['material']))
  expect((await list({ tag: 'form' })).every(({ tags }) => tags.some(({ id }) => id === 'form'))).toBe(true)
  expect(await ids({ price: 'free' })).toEqual(['delivery-notes'])
  const prices = (await list({ price: 'paid', sort: 'price-low' })).map(({ price }) => price)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  expect((await list({ sort: 'price-high' })).map(({ price }) => price)).toEqual([...prices.toReversed(), 0])
})

test('[SALE-06] a paid store order gives the item to the buyer once, and its refund removes it', async () => {
  const user = await world.user()
  expect(await item(material.id, user)).toMatchObject({ owned: false, payable: material.price })
  const order_no = await buyGoods(world, user, material.id, material.price)
  await world.control('/gateway', { order_no, event: 'notify', notify: 3 })
  expect(await item(material.id, user)).toMatchObject({ owned: true, owned_at: expect.any(String) })
  expect((await list({ owned: true }, user)).map(({ id }) => id)).toEqual([material.id])
  expect(await world.ok('user/info', { token: user.token })).toMatchObject({ store: 1 })
  await world.fails('pro/order/create', storeBody(user), 40916)
  await world.control('/gateway', { order_no, event: 'refund' })
  expect(await list({ owned: true }, user)).toEqual([])
})

test('[SALE-06] materials are free for enterprise customers only', async () => {
  const user = await enterpriseCustomer()
  const other = await world.user()
  expect(await item(material.id, user)).toMatchObject({ price: material.price, payable: 0 })
  expect(await item(material.id, other)).toMatchObject({ payable: material.price })
  expect(await item('table-patterns', user), 'what is no material has its price').toMatchObject({ payable: 19_900 })
  expect((await list({ kind: 'material', price: 'paid' }, user)).length).toBe(0)
  await world.fails('pro/order/create', storeBody(other, { expect_amount: 0 }), 40913)
  await buyGoods(world, user, material.id, 0)
  expect(await item(material.id, user)).toMatchObject({ owned: true })
  const orders = await world.ok('pro/store/order/list', { token: user.token })
  expect(orders.list).toMatchObject([
    { type: 'store', status: 'finished', amount_list: 4900, amount_discount: 4900, amount_payable: 0, channel: 'free' },
  ])
})

test('[SALE-06] a refunded edition makes nothing free', async () => {
  const user = await enterpriseCustomer()
  const rows = world.app.database.query.updateTable('purchases').set({ status: 'refunded' })
  const owner = world.app.database.query.selectFrom('users').select('id').where('mail', '=', user.mail)
  await rows.where('user_id', 'in', owner).execute()
  expect(await item(material.id, user)).toMatchObject({ payable: material.price })
})

test('[SALE-06] an order has at most one of each item, and only items of the store', async () => {
  const user = await world.user()
  await world.fails('pro/order/create', storeBody(user, { items: [{ sku: material.id, quantity: 2 }] }), 42204)
  await world.fails('pro/order/create', storeBody(user, { items: [{ sku: 'admin_plus-standard', quantity: 1 }] }), 40401)
  await world.fails('pro/order/create', orderBody(user, { items: [{ sku: material.id, quantity: 1 }] }), 40401)
  const { order_no } = await openStoreOrder(world, user)
  expect(await world.fails('pro/order/create', storeBody(user), 40915)).toMatchObject({ order_no })
})

test('[SALE-06] a coupon applies to the price after the edition’s discount', async () => {
  const user = await enterpriseCustomer()
  const items = [
    { sku: material.id, quantity: 1 },
    { sku: 'login-pages', quantity: 1 },
  ]
  const order = await world.ok('pro/order/create', storeBody(user, { items, coupon: 'EXAMPLE10', expect_amount: 8910 }))
  expect(order).toMatchObject({ amount_list: 14_800, amount_discount: 5890, amount_payable: 8910 })
})

test('[SALE-06] [ROUTE-02] owners read a document; others only see its headings', async () => {
  const user = await world.user()
  const closed = await doc('permission-model', user)
  expect(closed).toMatchObject({ item_id: 'permission-handbook', entitled: false, body_md: '' })
  expect(closed.toc.slice(0, 2)).toEqual([
    { id: 'part-1', depth: 1, text: '权限模型' },
    { id: 'part-2', depth: 2, text: '三层，不多也不少' },
  ])
  await buyGoods(world, user, 'permission-handbook', 6900)
  expect(await doc('permission-model', user)).toMatchObject({ entitled: true, body_md: expect.stringMatching(/^# 权限模型\n/) })
  expect((await doc('permission-model', user, 'en-US')).body_md).toMatch(/^# The permission model\n/)
})

test('[SALE-06] every listed document exists in both languages', async () => {
  const user = await world.user()
  const ids = (await list()).flatMap(({ docs }) => docs.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(2)
  for (const id of ids) {
    // oxlint-disable-next-line no-await-in-loop -- a reader turns one page after the other
    const both = await Promise.all([doc(id, user), doc(id, user, 'en-US')])
    expect({ id, depths: both[0].toc.map(({ depth }) => depth) }).toEqual({ id, depths: both[1].toc.map(({ depth }) => depth) })
  }
})

test.each(['../../package', 'zh-CN/permission-model', 'permission-model.md', '__proto__', 'unknown'])(
  '[SALE-06] there is no document %j',
  async (id) => {
    const { token } = await world.user()
    const { reason } = await world.fails('pro/info/get', { scope: 'store_doc', id, locale: 'zh-CN', token }, 40401)
    expect(reason).toBe('not_found')
  },
)

test('[SALE-06] a visitor has no items to list and reads no document', async () => {
  const refusals = [
    await world.fails('pro/info/get', { scope: 'store', owned: true }, 40101),
    await world.fails('pro/info/get', { scope: 'store_doc', id: 'delivery-checklist', locale: 'zh-CN' }, 40101),
    await world.fails('pro/info/get', { scope: 'store_item', id: 'unknown' }, 40401),
  ]
  expect(refusals.map(({ reason }) => reason)).toEqual(['sign_in_required', 'sign_in_required', 'not_found'])
})

test('[SALE-06] the release of an item can be downloaded by its owners only', async () => {
  const user = await world.user()
  const versions = async () => (await world.ok('pro/release/list', { store_item_id: material.id, token: user.token })).list
  expect(await versions()).toMatchObject([{ store_item_id: material.id, version: '2.0.0', entitled: false }])
  await buyGoods(world, user, material.id, material.price)
  expect(await versions()).toMatchObject([{ entitled: true, files: [{ name: 'icon-sheet-2.0.0.zip' }] }])
})

test('[SALE-06] store orders have their own list, visible only to their owner', async () => {
  const user = await world.user()
  await world.ok('pro/order/create', orderBody(user))
  const { order_no } = await openStoreOrder(world, user)
  expect((await world.ok('pro/store/order/list', { token: user.token })).list.map((order) => order.order_no)).toEqual([order_no])
  expect((await world.ok('pro/order/list', { token: user.token })).total).toBe(2)
  await world.fails('pro/store/order/cancel', { token: (await world.user()).token, order_no }, 40401)
})
