import { randomUUID } from 'node:crypto'
import { assert, asyncProperty, constantFrom, array, nat, tuple } from 'fast-check'
import { runs } from '@view-site/vitest-config/runs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationOf } from '../support/invoices.ts'
import { orderBody } from '../support/orders.ts'
import { startWorld, type TestUser, type World } from '../support/startWorld.ts'
import { renewalBody, upgradeBody } from '../support/upgrades.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** The expected state of an order, as simple as possible. */
interface ModelOrder {
  no: string
  kind: 'product' | 'upgrade' | 'renewal'
  status: 'created' | 'paying' | 'finished' | 'cancelled' | 'expired' | 'refunded'
  amount: number
  /** The purchase that it created or extended. */
  purchase?: string
  expiresAt: number
  invoice?: string
}

interface Model {
  orders: ModelOrder[]
  /** Active licences by purchase. */
  licenses: Map<string, number>
  /** Invoices by id, with their orders. */
  invoices: Map<string, { status: 'applied' | 'issued' | 'rejected' | 'voided'; orders: string[] }>
}

const steps = [
  'buy',
  'upgrade',
  'renew',
  'wechat',
  'alipay',
  'paid',
  'cancel',
  'wait',
  'license',
  'apply',
  'issue',
  'reject',
  'refund',
] as const
type Step = (typeof steps)[number]

test('[SALE-04] [SALE-05] an account behaves like its simple model: orders, payments, licences, invoices, upgrades', async () => {
  const check = assert(
    asyncProperty(array(tuple(constantFrom(...steps), nat(20)), { minLength: 3, maxLength: 25, size: 'max' }), async (sequence) => {
      const user = await world.user()
      const model: Model = { orders: [], licenses: new Map(), invoices: new Map() }
      for (const [step, pick] of sequence) {
        world.clock.advance(1000)
        expire(model)
        await acts[step](user, model, pick)
        await compare(user, model)
      }
    }),
    { numRuns: runs(10, 40) },
  )
  await expect(check).resolves.toBeUndefined()
})

const acts: Record<Step, (user: TestUser, model: Model, pick: number) => Promise<void>> = {
  async buy(user, model) {
    const { code, data } = await world.send('pro/order/create', orderBody(user))
    const open = model.orders.some((order) => order.kind === 'product' && isOpen(order))
    expect(code).toBe(open ? 40915 : 200)
    if (!open) model.orders.push(modelOrder('product', data))
  },
  async upgrade(user, model, pick) {
    await extend(user, model, pick, 'upgrade')
  },
  async renew(user, model, pick) {
    await extend(user, model, pick, 'renewal')
  },
  async wechat(user, model, pick) {
    await open(user, model, pick, 'wechat')
  },
  async alipay(user, model, pick) {
    await open(user, model, pick, 'alipay')
  },
  async paid(user, model, pick) {
    const order = chosen(model.orders, pick)
    if (order?.status !== 'paying') return
    await world.control('/gateway', { order_no: order.no, event: 'paid', notify: 1 + (pick % 3) })
    await deliver(user, model, order)
  },
  async cancel(user, model, pick) {
    const order = chosen(model.orders, pick)
    if (order === undefined) return
    const { code } = await world.send('pro/order/cancel', { token: user.token, order_no: order.no })
    const expected = isOpen(order) || order.status === 'cancelled' ? 200 : order.status === 'finished' ? 40910 : 40912
    expect(code).toBe(expected)
    if (isOpen(order)) order.status = 'cancelled'
  },
  async wait(_user, model) {
    world.clock.advance(45 * 60_000)
    expire(model)
    await Promise.resolve()
  },
  async license(user, model, pick) {
    const purchase = chosen(await purchasesOf(user), pick)
    if (purchase === undefined) return
    const body = {
      token: user.token,
      purchase_id: purchase.id,
      holder: { type: 'person' as const, name: '林夏' },
      request_id: randomUUID(),
    }
    const used = model.licenses.get(purchase.id) ?? 0
    const expected = purchase.status !== 'active' ? 40921 : used >= purchase.license_limit ? 40920 : 200
    expect((await world.send('pro/license/create', body)).code).toBe(expected)
    if (expected === 200) model.licenses.set(purchase.id, used + 1)
  },
  async apply(user, model, pick) {
    const some = model.orders.filter((_order, index) => ((pick + 1) & (1 << index)) !== 0).slice(0, 3)
    if (some.length === 0) return
    const { code, data } = await world.send(
      'pro/invoice/apply',
      applicationOf(
        user,
        some.map(({ no }) => no),
      ),
    )
    const taken = some
      .toSorted((a, b) => a.no.localeCompare(b.no))
      .map((order) => refusalOf(model, order))
      .find((refusal) => refusal !== undefined)
    expect(code).toBe(taken ?? 200)
    if (taken !== undefined) return
    const { id, amount } = Object(data)
    expect(amount).toBe(some.reduce((sum, order) => sum + order.amount, 0))
    model.invoices.set(id, { status: 'applied', orders: some.map(({ no }) => no) })
  },
  async issue(_user, model, pick) {
    await judge(model, pick, 'issued')
  },
  async reject(_user, model, pick) {
    await judge(model, pick, 'rejected')
  },
  async refund(user, model, pick) {
    const order = chosen(model.orders, pick)
    if (order?.status !== 'finished') return
    const before = await purchasesOf(user)
    await world.control('/gateway', { order_no: order.no, event: 'refund', notify: 2 })
    order.status = 'refunded'
    for (const invoice of model.invoices.values()) {
      if (invoice.orders.includes(order.no) && invoice.status === 'applied') invoice.status = 'rejected'
      if (invoice.orders.includes(order.no) && invoice.status === 'issued') invoice.status = 'voided'
    }
    takeBack(model, order, before)
  },
}

async function extend(user: TestUser, model: Model, pick: number, kind: 'upgrade' | 'renewal'): Promise<void> {
  const active = (await purchasesOf(user)).filter(({ status }) => status === 'active')
  const purchase = chosen(active, pick)
  if (purchase === undefined || (kind === 'upgrade' && purchase.edition !== 'standard')) return
  const body = kind === 'upgrade' ? upgradeBody(user, purchase) : renewalBody(user, purchase)
  const { code, data } = await world.send('pro/order/create', body)
  const open = model.orders.some((order) => order.kind !== 'product' && order.purchase === purchase.id && isOpen(order))
  expect(code).toBe(open ? 40915 : 200)
  if (!open) model.orders.push({ ...modelOrder(kind, data), purchase: purchase.id })
}

async function open(user: TestUser, model: Model, pick: number, channel: 'wechat' | 'alipay'): Promise<void> {
  const order = chosen(model.orders, pick)
  if (order === undefined) return
  const request = { token: user.token, order_no: order.no, ...(channel === 'alipay' && { device: 'pc' }) }
  const { code } = await world.send(`pro/order/pay/${channel}`, request)
  const closed: Partial<Record<ModelOrder['status'], number>> = { cancelled: 40911, expired: 40911, finished: 40910, refunded: 40912 }
  expect(code).toBe(isOpen(order) ? 200 : closed[order.status])
  if (isOpen(order)) order.status = 'paying'
}

async function judge(model: Model, pick: number, to: 'issued' | 'rejected'): Promise<void> {
  const found = chosen([...model.invoices], pick)
  if (found === undefined) return
  const [id, invoice] = found
  const reply = await world.control('/invoice', { id, to })
  expect('error' in reply).toBe(invoice.status !== 'applied')
  if (invoice.status === 'applied') invoice.status = to
}

/** What a payment delivers: a purchase, an upgraded purchase, or a longer period; nothing if the purchase to upgrade or renew is gone. */
async function deliver(user: TestUser, model: Model, order: ModelOrder): Promise<void> {
  const purchases = await purchasesOf(user)
  const made = purchases.find(({ order_no }) => order_no === order.no)
  if (order.kind === 'product') {
    order.status = 'finished'
    if (made) order.purchase = made.id
    return
  }
  const gone = order.kind === 'upgrade' ? made === undefined : purchases.find(({ id }) => id === order.purchase)?.status !== 'active'
  order.status = gone ? 'refunded' : 'finished'
  if (made === undefined) return
  model.licenses.set(made.id, model.licenses.get(order.purchase ?? '') ?? 0)
  model.licenses.delete(order.purchase ?? '')
}

function takeBack(model: Model, order: ModelOrder, before: Awaited<ReturnType<typeof purchasesOf>>): void {
  const made = before.find(({ order_no }) => order_no === order.no)
  if (made === undefined) return
  const old = order.kind === 'upgrade' ? before.find(({ id }) => id === order.purchase) : undefined
  if (old?.status === 'upgraded') model.licenses.set(old.id, Math.min(old.license_limit, model.licenses.get(made.id) ?? 0))
  model.licenses.delete(made.id)
}

async function compare(user: TestUser, model: Model): Promise<void> {
  const orders = (await world.ok('pro/order/list', { token: user.token, page_size: 100 })).list
  expect(orders.map(({ order_no, status }) => [order_no, status])).toEqual(model.orders.toReversed().map(({ no, status }) => [no, status]))
  const purchases = await purchasesOf(user)
  for (const { id, licenses_used, license_limit } of purchases) {
    expect(licenses_used).toBe(model.licenses.get(id) ?? 0)
    expect(licenses_used).toBeLessThanOrEqual(license_limit)
  }
  const delivered = model.orders.filter(({ kind, status }) => kind !== 'renewal' && status === 'finished')
  const notRefunded = purchases.filter(({ status }) => status !== 'refunded')
  expect(notRefunded.map(({ order_no }) => order_no).toSorted()).toEqual(delivered.map(({ no }) => no).toSorted())
  const invoices = (await world.ok('pro/invoice/list', { token: user.token, page_size: 100 })).list
  expect(new Map(invoices.map(({ id, status }) => [id, status]))).toEqual(
    new Map([...model.invoices].map(([id, { status }]) => [id, status])),
  )
}

function refusalOf(model: Model, order: ModelOrder): 40930 | 40931 | undefined {
  const live = [...model.invoices.values()].some(
    ({ status, orders }) => orders.includes(order.no) && (status === 'applied' || status === 'issued'),
  )
  if (live) return 40930
  return order.status === 'finished' && order.amount > 0 ? undefined : 40931
}

function expire(model: Model): void {
  for (const order of model.orders) if (isOpen(order) && order.expiresAt <= world.clock.now().getTime()) order.status = 'expired'
}

function isOpen(order: Pick<ModelOrder, 'status'>): boolean {
  return order.status === 'created' || order.status === 'paying'
}

function chosen<Item>(items: readonly Item[], pick: number): Item | undefined {
  return items[pick % Math.max(1, items.length)]
}

function modelOrder(kind: ModelOrder['kind'], data: unknown): ModelOrder {
  const { order_no, amount_payable, expires_at } = Object(data)
  return { no: order_no, kind, status: 'created', amount: amount_payable, expiresAt: Date.parse(expires_at) }
}

async function purchasesOf({ token }: TestUser) {
  return (await world.ok('pro/purchase/list', { token, page_size: 100 })).list
}
