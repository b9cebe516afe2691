import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readEnv } from '../src/env.ts'
import { silentLog, systemClock, type Log } from '../src/index.ts'
import type { Telemetry } from '../src/telemetry/Telemetry.ts'
import { telemetryOf } from '../src/telemetry/telemetryOf.ts'
import { filledDatabase } from './support/ownDatabase.ts'
import { bought, openPayment } from './support/orders.ts'
import { lastMessage, signupBody } from './support/phone.ts'
import { startOtlpReceiver, type OtlpReceiver, type SentSpan } from './support/startOtlpReceiver.ts'
import { startProcess } from './support/startProcess.ts'
import { startWorld, type World } from './support/startWorld.ts'

let receiver: OtlpReceiver
/** What a trace must not contain. */
const secrets: string[] = []
/** Too short to be looked for among times and ids. */
const codes: string[] = []

beforeAll(async () => {
  receiver = await startOtlpReceiver()
  const telemetry = await startTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_SERVICE_NAME: 'shop-of-the-test' })
  const world = await startWorld({ telemetry })
  await useEverything(world)
  await world.close()
  await telemetry.close()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await receiver.close()
})

async function startTelemetry(variables: Record<string, string>, log: Log = silentLog): Promise<Telemetry> {
  const all = { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', ...variables }
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value)
  const telemetry = await telemetryOf({ env: readEnv(all), clock: systemClock(), log })
  if (telemetry === undefined) throw new Error('The environment asks for telemetry, and there is none')
  return telemetry
}

/** Signs up, buys, fails, and settles payments in every manner. */
async function useEverything(world: World): Promise<void> {
  const body = await signupBody(world)
  const { token } = await world.ok('user/signup', { ...body, name: '林小姐' })
  const { link } = await lastMessage(world, body.mail)
  const buyer = await world.user()
  await world.fails('user/signin', { mail: body.mail, password: 'not this one' }, 40110)
  const { order_no } = await bought(world, buyer)
  await world.ok('pro/order/pay/wechat/check', { token: buyer.token, order_no })
  const wrong = await openPayment(world, await world.user())
  await world.control('/gateway', { order_no: wrong.order_no, event: 'wrong_amount', amount: 1 })
  const left = await openPayment(world, await world.user())
  await world.ok('pro/order/cancel', { token: left.token, order_no: left.order_no })
  await world.control('/gateway/mode', { mode: 'error', times: 1 })
  const later = await world.user()
  const unpaid = await world.ok('pro/order/create', {
    type: 'product',
    items: [{ sku: 'admin_plus-standard', quantity: 1 }],
    expect_amount: 198_000,
    request_id: '3f2b7f5e-7c1b-4f7e-9d55-0c8a4f1f6a01',
    token: later.token,
  })
  await world.fails('pro/order/pay/wechat', { token: later.token, order_no: unpaid.order_no }, 50201)
  await world.control('/fault', { path: 'pro/ad/list', status: 503, times: 1 })
  const headers = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }
  await world.app.fetch(new Request(`${world.origin}/v1/pro/ad/list?position=${token}`, { headers }))
  await world.app.fetch(new Request(`${world.origin}/v1/file/${token}/admin-plus.zip`, { headers }))
  await world.app.fetch(new Request(`${world.origin}/nowhere/${token}`, { method: 'POST' }))
  await world.app.catchUp()
  secrets.push(body.mail, body.mobile, body.password, '林小姐', token, link, buyer.mail, buyer.token, order_no, left.out_trade_no)
  codes.push(body.captcha)
}

function spansOf(name: string): SentSpan[] {
  return receiver.spans().filter((span) => span.name === name)
}

function childrenOf({ spanId }: SentSpan): SentSpan[] {
  return receiver.spans().filter(({ parentSpanId }) => parentSpanId === spanId)
}

test('each request is a span with its route, status and business code', () => {
  expect(spansOf('POST /v1/user/signin').map(({ attributes, kind }) => ({ kind, ...attributes }))).toEqual([
    {
      kind: 2,
      'http.request.method': 'POST',
      'http.route': '/v1/user/signin',
      'http.response.status_code': 200,
      'url.scheme': 'http',
      'shop.code': 40110,
    },
  ])
  expect(spansOf('POST /v1/user/signup')[0]?.attributes).toMatchObject({ 'shop.code': 200 })
})

test('a path with a secret is its template, and an unknown path has none', () => {
  expect(spansOf('GET /v1/file/:token/:name')).toHaveLength(1)
  expect(spansOf('POST')[0]?.attributes).toEqual({ 'http.request.method': 'POST', 'http.response.status_code': 404, 'url.scheme': 'http' })
})

test('transactions and channel calls are children of the request that made them', () => {
  const request = spansOf('POST /v1/pro/order/pay/wechat')[0]
  const children = request === undefined ? [] : childrenOf(request)
  expect(children.map(({ name }) => name)).toEqual(expect.arrayContaining(['transaction', 'wechat open']))
  expect(children.find(({ name }) => name === 'transaction')).toMatchObject({
    kind: 3,
    attributes: { 'db.system.name': expect.stringMatching(/^(sqlite|postgresql)$/) },
  })
  expect(children.find(({ name }) => name === 'wechat open')).toMatchObject({
    kind: 3,
    attributes: { 'shop.channel': 'wechat', 'shop.operation': 'open' },
  })
  expect(new Set(children.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]))
  expect(spansOf('send SMS')).toHaveLength(1)
  expect(spansOf('send mail').length).toBeGreaterThan(0)
})

test('an error leaves its type, and not its text; a business failure is none', () => {
  const failed = spansOf('wechat open').filter(({ status }) => status.code === 2)
  expect(failed.map(({ attributes, events, status }) => ({ attributes, events, status }))).toEqual([
    {
      attributes: { 'shop.channel': 'wechat', 'shop.operation': 'open', 'error.type': 'unavailable' },
      events: [],
      status: { code: 2 },
    },
  ])
  expect(spansOf('GET /v1/pro/ad/list')[0]).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': '503' } })
  expect(spansOf('POST /v1/user/signin')[0]?.status.code).toBe(0)
})

test('background work has a span, with its transactions as children', () => {
  const [job] = spansOf('catch up')
  expect(job?.kind).toBe(1)
  expect(spansOf('reconcile')).toHaveLength(1)
})

test('a caller cannot choose the trace', () => {
  expect(receiver.text()).not.toContain('0af7651916cd43dd8448eb211c80319c')
})

test('the duration of requests is a histogram in seconds by route and status', () => {
  const metric = receiver.metrics().get('http.server.request.duration')
  expect(metric?.unit).toBe('s')
  const points = metric?.histogram?.dataPoints ?? []
  const total = points.reduce((sum, { count }) => sum + count, 0)
  expect(total).toBe(receiver.spans().filter(({ kind }) => kind === 2).length)
  const signin = points.find(({ attributes }) => attributes['http.route'] === '/v1/user/signin')
  expect(signin).toMatchObject({
    count: 1,
    explicitBounds: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10],
    attributes: { 'http.request.method': 'POST', 'http.response.status_code': 200, 'url.scheme': 'http' },
  })
  expect(signin?.sum).toBeGreaterThan(0)
})

test('settlements are counted by channel and outcome', () => {
  const points = receiver.metrics().get('shop.settlements')?.sum?.dataPoints ?? []
  const counts = points.map(({ attributes, asInt, asDouble }) => [attributes['shop.outcome'], asInt ?? asDouble])
  expect(Object.fromEntries(counts)).toEqual({ paid: 1, wrong_amount: 1, refunded: 1, closed: 1 })
  expect(new Set(points.map(({ attributes }) => attributes['shop.channel']))).toEqual(new Set(['wechat']))
})

test('no personal data, token, number of an order or text of an error is sent, and nothing about the machine', () => {
  expect([secrets.length, codes.length]).toEqual([10, 1])
  for (const secret of secrets) expect(receiver.text()).not.toContain(secret)
  const values = receiver.spans().flatMap(({ attributes }) => Object.values(attributes).map(String))
  for (const code of codes) expect(values.filter((value) => value.includes(code))).toEqual([])
  const names = new Set(receiver.spans().flatMap(({ attributes }) => Object.keys(attributes)))
  expect([...names].toSorted()).toEqual([
    'db.system.name',
    'error.type',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'shop.channel',
    'shop.code',
    'shop.operation',
    'url.scheme',
  ])
  for (const resource of receiver.resources()) {
    expect(resource).toEqual({ 'service.name': 'shop-of-the-test', 'service.instance.id': expect.any(String) })
  }
})

test('a sampler leaves out whole traces, and metrics stay complete', async () => {
  const other = await startOtlpReceiver()
  const telemetry = await startTelemetry({
    OTEL_EXPORTER_OTLP_ENDPOINT: other.url,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0',
  })
  const world = await startWorld({ telemetry })
  await world.user().then((user) => openPayment(world, user))
  await world.close()
  await telemetry.close()
  expect(other.spans()).toEqual([])
  expect(other.metrics().get('http.server.request.duration')?.histogram?.dataPoints).toHaveLength(2)
  await other.close()
})

test('a receiver that is down is logged, and the API replies as before', async () => {
  const logged: string[] = []
  const log: Log = (level, message, fields) => void logged.push(`${level} ${message} ${fields?.['error']}`)
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_EXPORTER_OTLP_TIMEOUT: '500' }
  const telemetry = await startTelemetry(variables, log)
  const world = await startWorld({ telemetry })
  expect((await world.app.fetch(new Request(`${world.origin}/health`))).status).toBe(200)
  await world.close()
  await telemetry.close()
  expect(logged).toContainEqual(expect.stringMatching(/^error telemetry .*ECONNREFUSED/))
})

async function runOnce(variables: Record<string, string>): Promise<{ output: string; exitCode: number | null }> {
  const database = await filledDatabase()
  const own = database.options.url === undefined ? { DATABASE_FILE: ':memory:' } : { DATABASE_URL: database.options.url }
  const api = await startProcess({ ...own, NODE_OPTIONS: reportingImports, ...variables })
  expect((await fetch(`${api.url}/health`)).status).toBe(200)
  const exitCode = await api.stop()
  await database.drop()
  return { output: api.output(), exitCode }
}

/** Prints each import of a package of OpenTelemetry. */
const reportingImports = `--import=data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({ resolve(name, context, next) {
    if (name.startsWith('@opentelemetry/')) process.stderr.write('imports ' + name + ';')
    return next(name, context)
  } })
`)}`

test('a process sends what is left when it is stopped, in protobuf by default', async () => {
  const other = await startOtlpReceiver()
  const { output, exitCode } = await runOnce({ OTEL_EXPORTER_OTLP_ENDPOINT: other.url })
  expect(new Set(other.requests.map(({ path, type }) => `${path} ${type}`))).toEqual(
    new Set(['/v1/traces application/x-protobuf', '/v1/metrics application/x-protobuf']),
  )
  expect(exitCode).toBe(0)
  expect(output).toContain('imports @opentelemetry/sdk-trace;')
  await other.close()
})

test.each([{}, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_SDK_DISABLED: 'true' }])(
  'with %o nothing of OpenTelemetry is loaded',
  async (variables) => {
    const { output, exitCode } = await runOnce(variables)
    expect(output).not.toContain('imports @opentelemetry/')
    expect(exitCode).toBe(0)
  },
)
