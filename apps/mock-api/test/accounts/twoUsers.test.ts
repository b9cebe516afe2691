import { randomUUID } from 'node:crypto'
import { callPaths, calls, type CallPath, type ErrorCode } from '@view-site/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Tables } from '../../src/db/tables.ts'
import { applicationOf, bankDetails, invoiceBody } from '../support/invoices.ts'
import { bought, openPayment } from '../support/orders.ts'
import { downloadBody } from '../support/releases.ts'
import { invited, joined } from '../support/accountCentre.ts'
import { startWorld, type TestUser, type World } from '../support/startWorld.ts'
import { openStoreOrder } from '../support/storeOrders.ts'
import { upgradeBody } from '../support/upgrades.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ cardPayments: true })
})
afterAll(() => world.close())

/** A body that refers to something of `owner`, and the code that any other account gets for it. */
type Naming = (owner: TestUser) => Promise<{ body: object; code: ErrorCode | 200 }>

const order =
  (rest: object = {}): Naming =>
  async (owner) => ({ body: { order_no: (await openPayment(world, owner)).order_no, ...rest }, code: 40401 })

/** A seat that the owner has given to another account. */
const shared = async (owner: TestUser) => joined(world, owner, await world.user())

const namings: Partial<Record<CallPath, Naming>> = {
  'user/session/end': async (owner) => {
    const [own] = (await world.ok('user/session/list', { token: owner.token })).list
    return { body: { session_id: own?.id }, code: 40401 }
  },
  'pro/order/info': order(),
  'pro/order/coupon': order({ coupon: 'EXAMPLE10' }),
  'pro/order/cancel': order(),
  'pro/order/finish/auto': order(),
  'pro/order/pay/wechat': order(),
  'pro/order/pay/wechat/check': order(),
  'pro/order/pay/alipay': order({ device: 'pc' }),
  'pro/order/pay/alipay/check': order(),
  'pro/order/pay/card': order(),
  'pro/order/pay/card/check': order(),
  'pro/store/order/cancel': async (owner) => ({ body: { order_no: (await openStoreOrder(world, owner)).order_no }, code: 40401 }),
  'pro/order/create': async (owner) => ({ body: upgradeBody(owner, (await bought(world, owner)).purchase), code: 40401 }),
  'pro/license/create': async (owner) => ({
    body: { purchase_id: (await bought(world, owner)).purchase.id, holder: { type: 'person', name: '林夏' }, request_id: randomUUID() },
    code: 40401,
  }),
  'pro/license/list': async (owner) => {
    const { purchase } = await bought(world, owner)
    const holder = { type: 'person' as const, name: '林夏' }
    const license = { token: owner.token, purchase_id: purchase.id, holder, request_id: randomUUID() }
    return { body: { reveal: (await world.ok('pro/license/create', license)).id }, code: 200 }
  },
  'pro/seat/list': async (owner) => ({ body: { purchase_id: (await shared(owner)).purchase.id }, code: 40401 }),
  'pro/seat/invite': async (owner) => ({
    body: { purchase_id: (await shared(owner)).purchase.id, mail: 'stranger@example.com' },
    code: 40401,
  }),
  'pro/seat/resend': async (owner) => ({ body: { seat_id: (await shared(owner)).seat.id }, code: 40401 }),
  'pro/seat/revoke': async (owner) => ({ body: { seat_id: (await shared(owner)).seat.id }, code: 40401 }),
  'pro/seat/accept': async (owner) => ({ body: { seat_id: (await invited(world, owner, await world.user())).seat.id }, code: 40401 }),
  'pro/seat/leave': async (owner) => ({ body: { seat_id: (await shared(owner)).seat.id }, code: 40401 }),
  'pro/seat/shared': async (owner) => {
    const { purchase } = await shared(owner)
    const holder = { type: 'person' as const, name: '林夏' }
    const license = { token: owner.token, purchase_id: purchase.id, holder, request_id: randomUUID() }
    return { body: { reveal: (await world.ok('pro/license/create', license)).id }, code: 200 }
  },
  'pro/invoice/apply': async (owner) => ({ body: applicationOf(owner, [(await bought(world, owner)).order_no]), code: 40401 }),
  'pro/invoice/download': async (owner) => {
    const { id } = await world.ok('pro/invoice/apply', await invoiceBody(world, owner, bankDetails))
    await world.control('/invoice', { id, to: 'issued' })
    return { body: { id, type: 'xml' }, code: 40401 }
  },
  'pro/release/download/captcha': async () => ({ body: { ...(await downloadBody(world)), type: 'image' }, code: 40302 }),
  'pro/release/download': async () => ({ body: await downloadBody(world), code: 40302 }),
}

/** Calls whose ids are public: goods, pages, products, ads. */
const publicIds: readonly CallPath[] = ['pro/info/get', 'pro/release/list', 'pro/ad/click']

test('[API-01] every call that takes an id is in the matrix', () => {
  const named = callPaths.filter((path) => takesId(path) && !publicIds.includes(path))
  expect(Object.keys(namings).toSorted()).toEqual(named.toSorted())
})

test.each(Object.entries(namings))('[API-01] %s: a stranger learns and changes nothing', async (path, naming) => {
  const owner = await world.user({ name: '机密的名字' })
  const { body, code } = await naming(owner)
  const before = await everythingOf(owner)
  const stranger = await world.user()
  const reply = await world.send(callPath(path), { ...body, token: stranger.token })
  expect(reply.code).toBe(code)
  expect(JSON.stringify(reply.data)).not.toMatch(/机密|AP-\w{4}-\w{4}/)
  expect(JSON.stringify(reply.data)).not.toContain(owner.mail)
  expect(await everythingOf(owner)).toEqual(before)
  const visitor = await world.send(callPath(path), { ...body, token: undefined })
  expect(visitor.code).toBe(40101)
  expect(await everythingOf(owner)).toEqual(before)
})

const schemaWithFields = z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() })

function takesId(path: CallPath): boolean {
  const schema = schemaWithFields.parse(z.toJSONSchema(calls[path].request, { io: 'input', unrepresentable: 'any' }))
  const text = JSON.stringify(schema)
  return /"(?:id|\w+_id|order_nos?|reveal|sku)":/.test(text.replaceAll(/"(?:request_id)":/g, ''))
}

function callPath(path: string): CallPath {
  const found = callPaths.find((candidate) => candidate === path)
  if (found === undefined) throw new Error(`There is no call ${path}`)
  return found
}

const ownedTables = [
  'orders',
  'purchases',
  'licenses',
  'seats',
  'invoices',
  'store_purchases',
  'captchas',
  'sessions',
] as const satisfies readonly (keyof Tables)[]

/** Every row that belongs to an account. */
async function everythingOf({ mail }: TestUser): Promise<unknown[]> {
  const { query } = world.app.database
  const { id } = await query.selectFrom('users').select('id').where('mail', '=', mail).executeTakeFirstOrThrow()
  const rows = await Promise.all(ownedTables.map((table) => query.selectFrom(table).selectAll().where('user_id', '=', id).execute()))
  return rows.map((found) => found.map((row) => JSON.stringify(row)).toSorted())
}
