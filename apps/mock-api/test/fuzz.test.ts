import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { callPaths, calls, codesOfPath, type CallPath } from '@view-site/contract'
import { openApiDocument } from '@view-site/contract/openapi'
import { assert, asyncProperty } from 'fast-check'
import { runs } from '@view-site/vitest-config/runs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { lockedPage } from './support/lockedFiles.ts'
import { invoiceBody } from './support/invoices.ts'
import { jsonSchemaArbitrary, type JsonSchema } from './support/jsonSchemaArbitrary.ts'
import { bought, openPayment } from './support/orders.ts'
import { customer } from './support/releases.ts'
import { invited } from './support/accountCentre.ts'
import { startWorld, type World } from './support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

// Serialised as JSON, as clients receive the document.
const document = z
  .object({
    paths: z.record(
      z.string(),
      z.object({ post: z.looseObject({ requestBody: z.looseObject({ content: z.record(z.string(), z.unknown()) }) }).optional() }),
    ),
    components: z.object({ schemas: z.record(z.string(), z.custom<JsonSchema>()) }),
  })
  .parse(JSON.parse(JSON.stringify(openApiDocument())))

const media = z.object({ schema: z.custom<JsonSchema>() })

// The query of the only GET call has its own test.
const paths = callPaths.filter((path) => calls[path].method !== 'GET')

/** Number of requests, half of them in each of two rounds; `pnpm fuzz:api` sets it. Without it there is one round of a few per call. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 0)
const rounds = requests > 0 ? [', first half', ', second half'] : ['']
const perCall = requests > 0 ? Math.ceil(requests / rounds.length / paths.length) : undefined
const heaps = new Map<string, number>()

test.each(rounds.flatMap((round) => paths.map((path): [CallPath, string] => [path, round])))(
  '[PLUS-10] %s%s: whatever is sent, no fault of the server, a reply of the contract, a code that is listed',
  async (path, round) => {
    const content = document.paths[calls[path].url]?.post?.requestBody.content['application/json']
    // Signing out and changing the password end sessions, so each call gets its own account.
    const bodies = jsonSchemaArbitrary(media.parse(content).schema, { known: await knownValues(), resolve })
    const listed = new Set<number>([200, ...codesOfPath(path)])
    const check = assert(
      asyncProperty(bodies, async (body) => {
        const { status, code } = await sendAnything(path, body)
        expect([200, 400]).toContain(status)
        expect(listed).toContain(code)
        expect(status === 400).toBe(code === 40001)
      }),
      { numRuns: perCall ?? runs(5, 25) },
    )
    await expect(check).resolves.toBeUndefined()
    if (requests > 0) heaps.set(round, usedHeap())
  },
  // Hours, for hundreds of thousands of requests.
  requests > 0 ? 10 * 3_600_000 : undefined,
)

test.runIf(requests > 0)('[PLUS-10] memory does not grow with the number of requests', () => {
  const [first = 0, second = Infinity] = rounds.map((round) => heaps.get(round))
  process.stdout.write(`Heap after the first and the second half of ${requests} requests: ${first} and ${second} MB\n`)
  expect(second - first).toBeLessThan(20)
})

/** Megabytes in use after a garbage collection. */
function usedHeap(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024)
}

/** Non-objects are rejected before the call handler runs; `send` checks the reply against the contract. */
async function sendAnything(path: CallPath, body: unknown): Promise<{ status: number; code: number }> {
  // Time passes, so that limits do not refuse everything after the first requests.
  world.clock.advance(1000)
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return world.send(path, withoutBigInts(body))
  const text = JSON.stringify(withoutBigInts({ body }))
  const inside = text === '{}' ? 'null' : text.slice('{"body":'.length, -1)
  const headers = { 'content-type': 'application/json' }
  const response = await world.app.fetch(new Request(`http://127.0.0.1${calls[path].url}`, { method: 'POST', headers, body: inside }))
  return { status: response.status, ...z.object({ code: z.int() }).parse(await response.json()) }
}

function withoutBigInts(body: object): object {
  return z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(JSON.stringify(body, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))))
}

function resolve(ref: string): JsonSchema {
  const schema = document.components.schemas[ref.slice('#/components/schemas/'.length)]
  if (schema === undefined) throw new Error(`The document has no ${ref}`)
  return schema
}

/** Values of a customer who has some of everything, so that generated bodies get past validation. */
async function knownValues(): Promise<Record<string, unknown[]>> {
  const { user, release } = await customer(world)
  const { order_no, purchase } = await bought(world, user)
  const open = await openPayment(world, user)
  const { seat } = await invited(world, user, await world.user())
  const invoice = await world.ok('pro/invoice/apply', await invoiceBody(world, await world.user()))
  return {
    token: [user.token, user.token, user.token, 'nobody has this one'],
    order_no: [order_no, open.order_no],
    order_nos: [[order_no]],
    purchase_id: [purchase.id],
    items: [purchase.upgrades.map(({ sku, quantity }) => ({ sku, quantity })).slice(0, 1), [{ sku: purchase.sku, quantity: 1 }]],
    expect_amount: [198_000, 200_000],
    holder: [{ type: 'person', name: '林夏' }],
    sku: [purchase.sku, 'admin_plus-team'],
    release_id: [release.id],
    file_id: [release.files[0]?.file_id],
    id: [invoice.id, lockedPage.id, 'dashboard-kit'],
    seat_id: [seat.id],
    session_id: [(await world.ok('user/session/list', { token: (await world.user()).token })).list[0]?.id],
    kind: ['normal'],
    title_type: ['company', 'person'],
    mail: [user.mail],
    password: [user.password],
    tax_no: ['91350100M000100Y43'],
    type: ['product', 'upgrade', 'renewal', 'store', 'image', 'mail', 'pdf'],
  }
}
