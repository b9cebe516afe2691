import { envelope } from '@view-site/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastMessage, newPhone } from './support/phone.ts'
import { startWorld, type World } from './support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

async function raw(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...Object.fromEntries(new Headers(init.headers)) }
  return world.app.fetch(new Request(`http://127.0.0.1${path}`, { method: 'POST', ...init, headers }))
}

async function refusal(response: Response) {
  const { code } = envelope.parse(await response.json())
  return { status: response.status, code, cache: response.headers.get('cache-control') }
}

test.each(['{"scope":', '', 'null', '"text"', '[]', '\u0000'])('[API-02] the body %j is refused with 400', async (body) => {
  expect(await refusal(await raw('/v1/pro/info/get', { body }))).toEqual({ status: 400, code: 40001, cache: 'private, no-store' })
})

test('[API-02] a body that does not fit the schema gets the name of the wrong field', async () => {
  const response = await raw('/v1/user/signin', { body: JSON.stringify({ mail: 'nonsense', password: '' }) })
  expect(response.status).toBe(400)
  expect(envelope.parse(await response.json())).toMatchObject({
    code: 40001,
    data: { fields: { mail: expect.any(String), password: expect.any(String) } },
  })
})

test.each(['/v1/user/nothing', '/v1', '/', '/v1/user/signin/', '/__proto__'])('[API-02] the unknown path %s is 404', async (path) => {
  expect(await refusal(await raw(path, { body: '{}' }))).toEqual({ status: 404, code: 40401, cache: 'private, no-store' })
})

test.each(['GET', 'PUT', 'DELETE'])('[API-02] %s is 405 and lists the allowed method', async (method) => {
  const response = await raw('/v1/user/signin', { method })
  expect(response.headers.get('allow')).toBe('POST')
  expect(await refusal(response)).toEqual({ status: 405, code: 40001, cache: 'private, no-store' })
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp'])(
  '[API-02] the content type %s is 415',
  async (type) => {
    const response = await raw('/v1/pro/info/get', { body: '{"scope":"catalogue"}', headers: { 'content-type': type } })
    expect(await refusal(response)).toEqual({ status: 415, code: 40001, cache: 'private, no-store' })
  },
)

test('[API-02] a content type may name its charset', async () => {
  const response = await raw('/v1/pro/info/get', {
    body: '{"scope":"catalogue"}',
    headers: { 'content-type': 'Application/JSON; charset=UTF-8' },
  })
  expect(response.status).toBe(200)
})

test('[API-02] a body of 64 KB is read and one byte more is 413, with or without a length', async () => {
  const fits = JSON.stringify({ scope: 'catalogue', pad: '' })
  const pad = (size: number): string => JSON.stringify({ scope: 'catalogue', pad: 'x'.repeat(size - fits.length) })
  expect((await raw('/v1/pro/info/get', { body: pad(65_536) })).status).toBe(200)
  expect(await refusal(await raw('/v1/pro/info/get', { body: pad(65_537) }))).toEqual({
    status: 413,
    code: 40001,
    cache: 'private, no-store',
  })
  const stream = new Blob([pad(200_000)]).stream()
  const init: RequestInit & { duplex: 'half' } = { body: stream, duplex: 'half' }
  expect((await raw('/v1/pro/info/get', init)).status).toBe(413)
})

test.each([
  ['a NUL', 'a\\u0000b'],
  ['an unpaired surrogate', '\\ud800'],
])('[API-02] a string with %s is refused with 400 at its field, signed in or not', async (_name, text) => {
  for (const [path, field] of [
    ['user/signin', 'password'],
    ['user/verify', 'verify_token'],
    ['pro/display/create', 'company_name'],
  ] as const) {
    const response = await raw(`/v1/${path}`, { body: `{"${field}":"${text}"}` })
    expect(response.status).toBe(400)
    expect(envelope.parse(await response.json())).toMatchObject({
      code: 40001,
      data: { fields: { [field]: expect.stringContaining('NUL') } },
    })
  }
})

test('[API-02] bytes that are not UTF-8 are refused with 400', async () => {
  expect(await refusal(await raw('/v1/pro/info/get', { body: new Uint8Array([0x7b, 0xff, 0x7d]) }))).toMatchObject({ status: 400 })
})

test.each(['/notify/wechat', '/notify/alipay', '/v1/user/signin'])('[API-02] %s reads no more than 64 KB', async (path) => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 16_384
      if (sent > 64 * 1024 * 1024) controller.close()
      else controller.enqueue(new Uint8Array(16_384).fill(0x20))
    },
  })
  const init: RequestInit & { duplex: 'half' } = { body: endless, duplex: 'half' }
  // Over a connection the server may close it while the client still sends.
  const status = await raw(path, init).then(
    ({ status: received }) => received,
    () => 413,
  )
  expect(status).toBe(413)
  expect(sent).toBeLessThan(32 * 1024 * 1024)
})

test('[API-02] every reply forbids guessing its type, and to show it in a frame', async () => {
  for (const path of ['/v1/user/signin', '/notify/wechat', '/nowhere', '/health', '/openapi', '/openapi.json', '/openapi/style.css']) {
    const method = path.startsWith('/openapi') || path === '/health' ? 'GET' : 'POST'
    const response = await world.app.fetch(new Request(`http://127.0.0.1${path}`, { method }))
    const [nosniff, policy] = [response.headers.get('x-content-type-options'), response.headers.get('content-security-policy')]
    expect({ path, nosniff, policy }).toEqual({ path, nosniff: 'nosniff', policy: expect.stringContaining("frame-ancestors 'none'") })
  }
})

test('[API-02] unknown keys are dropped, including __proto__ and the like', async () => {
  const body = '{"scope":"catalogue","extra":1,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'
  expect((await raw('/v1/pro/info/get', { body })).status).toBe(200)
  expect({}).not.toHaveProperty('polluted')
})

test('[API-02] a token of a wrong type is an authentication failure, not a server error', async () => {
  const response = await raw('/v1/user/info', { body: '{"token":{"a":1}}' })
  expect(envelope.parse(await response.json()).code).toBe(40103)
})

test('[PLUS-10] the OpenAPI document is served and lists every call', async () => {
  const response = await world.app.fetch(new Request('http://127.0.0.1/openapi.json'))
  const document: { openapi: string; paths: object } = JSON.parse(await response.text())
  expect(document.openapi).toBe('3.1.1')
  expect(Object.keys(document.paths)).toContain('/v1/pro/order/create')
})

test('[PLUS-11] the health check names the database engine', async () => {
  const response = await world.app.fetch(new Request('http://127.0.0.1/health'))
  expect(await response.json()).toEqual({ status: 'ok', database: world.app.database.kind })
})

test('text messages to a phone are limited to one a minute, five an hour, ten a day', async () => {
  const phone_number = newPhone()
  const send = async () => (await world.send('user/send_phone_code', { phone_number, vaptcha_token: 'ok' })).code
  const minute = 60_000
  expect([await send(), await send()]).toEqual([200, 42903])
  for (let sent = 2; sent <= 5; sent++) {
    world.clock.advance(minute)
    expect(await send()).toBe(200)
  }
  world.clock.advance(minute)
  expect(await send()).toBe(42903)
  world.clock.advance(60 * minute)
  for (let sent = 6; sent <= 10; sent++) {
    expect(await send()).toBe(200)
    world.clock.advance(12 * minute)
  }
  world.clock.advance(60 * minute)
  expect(await send()).toBe(42903)
  expect((await lastMessage(world, phone_number)).code).toMatch(/^\d{6}$/)
})
