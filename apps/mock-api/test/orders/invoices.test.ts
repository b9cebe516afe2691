import { createHash, randomUUID } from 'node:crypto'
import { array, assert, asyncProperty, constantFrom, integer, tuple } from 'fast-check'
import { runs } from '@view-site/vitest-config/runs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invoiceMoves } from '../../src/domain/orders/invoices.ts'
import { applicationOf, bankDetails, invoiceBody } from '../support/invoices.ts'
import { bought } from '../support/orders.ts'
import { startWorld, type TestUser, type World } from '../support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const orderOf = (user: TestUser, order_no: string) => world.ok('pro/order/info', { token: user.token, order_no })
const invoicesOf = async (user: TestUser) => (await world.ok('pro/invoice/list', { token: user.token, page_size: 100 })).list

/** Creates that many finished orders and returns their sorted numbers; the same edition can be bought again once paid. */
async function boughtOnes(user: TestUser, count: number): Promise<string[]> {
  const numbers: string[] = []
  while (numbers.length < count) numbers.push((await bought(world, user)).order_no)
  return numbers.toSorted()
}

test('[SALE-05] one invoice over several orders: the sum of what was paid, and each order shows its invoice status', async () => {
  const user = await world.user()
  const numbers = await boughtOnes(user, 2)
  const invoice = await world.ok('pro/invoice/apply', applicationOf(user, numbers.toReversed()))
  expect(invoice).toMatchObject({ order_nos: numbers, amount: 396_000, status: 'applied', files: [] })
  for (const number of numbers) {
    const { can, invoice_status } = await orderOf(user, number)
    expect({ can: can.invoice, invoice_status }).toEqual({ can: false, invoice_status: 'applied' })
  }
  await world.control('/invoice', { id: invoice.id, to: 'reviewing' })
  expect(await orderOf(user, numbers[1] ?? '')).toMatchObject({ invoice_status: 'reviewing' })
})

test('[SALE-05] an issued invoice has a number and three files, which are fetched from an address of five minutes', async () => {
  const user = await world.user()
  const { id } = await world.ok('pro/invoice/apply', await invoiceBody(world, user, bankDetails))
  await world.control('/invoice', { id, to: 'issued' })
  const [invoice] = await invoicesOf(user)
  expect(invoice).toMatchObject({
    status: 'issued',
    invoice_no: expect.stringMatching(/^\d{20}$/),
    files: [{ type: 'pdf' }, { type: 'ofd' }, { type: 'xml' }],
  })
  const heads = { pdf: '%PDF-1.4', ofd: 'PK\u0003\u0004', xml: '<?xml' } as const
  for (const type of ['pdf', 'ofd', 'xml'] as const) {
    const file = await world.ok('pro/invoice/download', { token: user.token, id, type })
    expect(file.name).toBe(`${invoice?.invoice_no}.${type}`)
    const response = await world.app.fetch(new Request(file.url))
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.toString('latin1').startsWith(heads[type])).toBe(true)
    expect({ size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }).toEqual({
      size: file.size,
      sha256: file.sha256,
    })
    expect(response.headers.get('content-disposition')).toContain('attachment')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  }
  const { url } = await world.ok('pro/invoice/download', { token: user.token, id, type: 'xml' })
  expect(await (await world.app.fetch(new Request(url))).text()).toContain('<BuyerAccount>6222 0000 0000 1234</BuyerAccount>')
  world.clock.advance(5 * 60_000)
  expect((await world.app.fetch(new Request(url))).status).toBe(404)
})

test('[SALE-05] the account number is never returned in full, and can be reused by referring to an earlier invoice', async () => {
  const user = await world.user()
  const first = await world.ok('pro/invoice/apply', await invoiceBody(world, user, bankDetails))
  expect(first.bank_account).toBe('•••• 1234')
  const { bank_account: _account, ...details } = bankDetails
  const body = await invoiceBody(world, user, { ...details, bank_account_of: first.id })
  expect((await world.ok('pro/invoice/apply', body)).bank_account).toBe('•••• 1234')
  const stranger = await world.user()
  await world.fails('pro/invoice/apply', await invoiceBody(world, stranger, { ...details, bank_account_of: first.id }), 40401)
})

test.each([
  ['a company without its tax number', { tax_no: undefined }, ['tax_no']],
  ['a special invoice without bank data', { kind: 'special' as const }, ['bank_account', 'bank_name', 'reg_address', 'reg_phone']],
  ['a special invoice for a person', { ...bankDetails, title_type: 'person' as const }, ['title_type']],
  ['one order twice', { order_nos: ['o', 'o'] }, ['order_nos']],
])('[SALE-05] %s is refused, field by field', async (_what, rest, fields) => {
  const reply = await world.send('pro/invoice/apply', applicationOf(await world.user(), ['o'], rest))
  expect(reply).toMatchObject({ status: 400, code: 40001 })
  expect(Object.keys(Object(reply.data).fields).toSorted()).toEqual(fields)
})

test('[SALE-05] a person needs no tax number, and fields that do not apply are not stored', async () => {
  const body = await invoiceBody(world, await world.user(), { ...bankDetails, kind: 'normal', title_type: 'person', title: '林夏' })
  const invoice = await world.ok('pro/invoice/apply', body)
  expect(Object.keys(invoice)).not.toEqual(expect.arrayContaining(['bank_account']))
  expect(invoice.tax_no).toBeUndefined()
})

test('[SALE-05] a rejected invoice has a reason, and the same orders resubmit it', async () => {
  const user = await world.user()
  const body = await invoiceBody(world, user)
  const { id } = await world.ok('pro/invoice/apply', body)
  await world.control('/invoice', { id, to: 'rejected', reason: '税号与抬头不符' })
  expect(await invoicesOf(user)).toMatchObject([{ id, status: 'rejected', reject_reason: '税号与抬头不符' }])
  expect((await orderOf(user, body.order_nos[0] ?? '')).can.invoice).toBe(true)
  const again = await world.ok('pro/invoice/apply', { ...body, title: '改正后的公司', request_id: randomUUID() })
  expect(again).toMatchObject({ id, status: 'applied', title: '改正后的公司' })
  expect(again.reject_reason).toBeUndefined()
  expect(await invoicesOf(user)).toHaveLength(1)
})

test('[SALE-05] other orders than the rejected ones create a new invoice', async () => {
  const user = await world.user()
  const body = await invoiceBody(world, user)
  const { id } = await world.ok('pro/invoice/apply', body)
  await world.control('/invoice', { id, to: 'rejected' })
  const { order_no } = await bought(world, user)
  const wider = await world.ok('pro/invoice/apply', applicationOf(user, [...body.order_nos, order_no]))
  expect(wider.id).not.toBe(id)
  await world.fails('pro/invoice/apply', { ...body, request_id: randomUUID() }, 40930)
})

test.each([
  ['applied', 'rejected'],
  ['reviewing', 'rejected'],
  ['issued', 'voided'],
] as const)('[SALE-05] a refund takes an invoice that is %s with it: %s, and its other order can be invoiced again', async (from, to) => {
  const user = await world.user()
  const numbers = await boughtOnes(user, 2)
  const { id } = await world.ok('pro/invoice/apply', applicationOf(user, numbers))
  if (from !== 'applied') await world.control('/invoice', { id, to: from })
  await world.control('/gateway', { order_no: numbers[0], event: 'refund', notify: 3 })
  expect(await invoicesOf(user)).toMatchObject([{ status: to }])
  expect((await orderOf(user, numbers[0] ?? '')).can.invoice).toBe(false)
  expect((await orderOf(user, numbers[1] ?? '')).can.invoice).toBe(true)
  await world.fails('pro/invoice/apply', applicationOf(user, numbers), 40931)
})

test('[SALE-05] ten concurrent requests for the same order create one invoice', async () => {
  const user = await world.user()
  const { order_no } = await bought(world, user)
  const replies = await Promise.all(Array.from({ length: 10 }, () => world.send('pro/invoice/apply', applicationOf(user, [order_no]))))
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 40930)).toHaveLength(9)
  expect(await invoicesOf(user)).toHaveLength(1)
})

test('[SALE-05] refunding all orders of one invoice concurrently does not deadlock', async () => {
  const user = await world.user()
  const numbers = await boughtOnes(user, 4)
  await world.ok('pro/invoice/apply', applicationOf(user, numbers))
  await Promise.all(numbers.map((order_no) => world.control('/gateway', { order_no, event: 'refund', notify: 2 })))
  expect(await invoicesOf(user)).toMatchObject([{ status: 'rejected' }])
  for (const number of numbers) expect(await orderOf(user, number)).toMatchObject({ status: 'refunded' })
})

test('[SALE-05] an invoice rejects transitions that its state does not allow', async () => {
  const { id } = await world.ok('pro/invoice/apply', await invoiceBody(world, await world.user()))
  expect(await world.control('/invoice', { id, to: 'voided' })).toHaveProperty('error')
  await world.control('/invoice', { id, to: 'issued' })
  expect(await world.control('/invoice', { id, to: 'rejected' })).toHaveProperty('error')
  expect(await world.control('/invoice', { id, to: 'voided' })).toMatchObject({ status: 'voided' })
})

test('a person issues a pending invoice at the desk, without scripts', async () => {
  const user = await world.user()
  const { id } = await world.ok('pro/invoice/apply', await invoiceBody(world, user, { title: '<b>抬头</b>' }))
  const desk = () => world.app.fetch(new Request('http://127.0.0.1/__control/'))
  expect(await (await desk()).text()).toContain('&lt;b&gt;抬头')
  const form = { method: 'POST', body: new URLSearchParams({ to: 'issued' }) }
  await world.app.fetch(new Request(`http://127.0.0.1/__control/invoice/${id}`, form))
  expect(await invoicesOf(user)).toMatchObject([{ status: 'issued' }])
})

const steps = ['apply', 'reviewing', 'issued', 'rejected', 'voided', 'refund'] as const

test('[SALE-05] property: the invoiced sum never exceeds paid minus refunded, and every transition is allowed', async () => {
  const check = assert(
    asyncProperty(array(tuple(constantFrom(...steps), integer({ min: 1, max: 7 })), { maxLength: 10 }), async (sequence) => {
      const user = await world.user()
      const all = await boughtOnes(user, 3)
      for (const [step, bits] of sequence) {
        const some = all.filter((_, index) => (bits & (1 << index)) !== 0)
        const before = await invoicesOf(user)
        if (step === 'apply') await world.send('pro/invoice/apply', applicationOf(user, some))
        else if (step === 'refund') await world.control('/gateway', { order_no: some[0], event: 'refund' })
        else await world.control('/invoice', { id: before[bits % Math.max(1, before.length)]?.id ?? 'none', to: step })
        await checkInvoices(user, all, before)
      }
    }),
    { numRuns: runs(10, 40) },
  )
  await expect(check).resolves.toBeUndefined()
})

async function checkInvoices(user: TestUser, all: string[], before: Awaited<ReturnType<typeof invoicesOf>>): Promise<void> {
  const after = await invoicesOf(user)
  const live = after.filter(({ status }) => status === 'applied' || status === 'reviewing' || status === 'issued')
  const orders = await Promise.all(all.map((number) => orderOf(user, number)))
  for (const { status, amount_paid, order_no, invoice_status } of orders) {
    const over = live.filter(({ order_nos }) => order_nos.includes(order_no))
    expect(over.length).toBeLessThanOrEqual(status === 'finished' ? 1 : 0)
    expect(over.map((invoice) => ({ status: invoice.status, amount_paid }))).toEqual(
      over.map(() => ({ status: invoice_status, amount_paid: 198_000 })),
    )
  }
  for (const { amount, order_nos } of live) expect(amount).toBe(198_000 * order_nos.length)
  for (const { id, status } of before) {
    const now = after.find((invoice) => invoice.id === id)?.status
    expect([status, ...reachable(status)]).toContain(now)
  }
}

/** States that one action can lead to: a decision passes through the review. */
function reachable(from: keyof typeof invoiceMoves): string[] {
  return from === 'applied' ? [...invoiceMoves.applied, ...invoiceMoves.reviewing] : [...invoiceMoves[from]]
}
