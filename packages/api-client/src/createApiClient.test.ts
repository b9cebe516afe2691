import type { Order, UserInfo } from '@view-site/contract'
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import { failure, never } from '../test/fixtures/failure.ts'
import { no, ok, user } from '../test/fixtures/replies.ts'
import { serve } from '../test/fixtures/server.ts'
import { createApiClient, type ApiClientOptions, type ApiError, type ApiLogEntry, type ErrorDisplay } from './index.ts'

afterEach(() => {
  vi.useRealTimers()
})

type OnError = NonNullable<ApiClientOptions['onError']>
type OnLog = NonNullable<ApiClientOptions['onLog']>

const credentials = { mail: 'lin@example.com', password: 'correct horse' }

test('[API-01] a call is a POST of JSON under /v1, with the token only in its body', async () => {
  await using server = await serve(ok(user))
  const api = createApiClient({ baseUrl: `${server.url}/`, getToken: () => 'secret-token' })
  expect(await api.call('user/info', {})).toEqual(user)
  const [request] = server.seen
  expect(request).toMatchObject({ method: 'POST', url: '/v1/user/info', body: { token: 'secret-token' } })
  expect(request?.headers['content-type']).toBe('application/json')
  expect(JSON.stringify([request?.url, request?.headers])).not.toContain('secret-token')
})

test('[API-01] a token passed by the caller takes precedence, and a visitor sends none', async () => {
  await using server = await serve(ok(user))
  await createApiClient({ baseUrl: server.url, getToken: () => 'saved' }).call('user/info', {}, { token: 'ticket' })
  await createApiClient({ baseUrl: server.url, getToken: () => undefined }).call('user/info', {})
  expect(server.seen.map((request) => request.body)).toEqual([{ token: 'ticket' }, {}])
})

test('[API-01] absolute paths are not prefixed with /v1', async () => {
  await using server = await serve(ok({ header: [], sider: [] }))
  await createApiClient({ baseUrl: server.url }).call('/api/system/menu/list', {})
  expect(server.seen[0]?.url).toBe('/api/system/menu/list')
})

test('[API-01] a call without a response times out after 5000 ms', async () => {
  vi.useFakeTimers()
  const onError = vi.fn<OnError>()
  const call = failure(createApiClient({ fetch: never, onError }).call('user/signin', credentials))
  await vi.advanceTimersByTimeAsync(4999)
  expect(onError).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await call).toMatchObject({ kind: 'timeout', message: '请求超时' })
})

test('[API-01] the timeout also applies to a body that never ends, on a real connection', async () => {
  await using server = await serve('hang')
  const error = await failure(createApiClient({ baseUrl: server.url, timeoutMs: 50 }).call('user/signin', credentials))
  expect(error.kind).toBe('timeout')
})

test('[API-02] a body without a code is returned as data', async () => {
  await using server = await serve({ body: { ok: 1 } })
  expect(await createApiClient({ baseUrl: server.url }).call('user/signout', {})).toEqual({ ok: 1 })
})

test('[API-02] another code is an error with the server’s message, logged and shown', async () => {
  await using server = await serve(no(40110, '账号或密码错误', { reason: 'credentials', fields: { password: 'wrong' }, retry_after: 30 }))
  const logged: ApiLogEntry[] = []
  const shown: ErrorDisplay[] = []
  const api = createApiClient({ baseUrl: server.url, onLog: (entry) => logged.push(entry), onError: (_, display) => shown.push(display) })
  const error = await failure(api.call('user/signin', credentials))
  expect(error).toMatchObject({ kind: 'business', code: 40110, reason: 'credentials', fields: { password: 'wrong' }, retryAfter: 30 })
  expect(error.message).toBe('账号或密码错误')
  expect(shown).toEqual([{ type: 'message', title: '提示', text: '账号或密码错误', duration: 3000 }])
  expect(logged).toMatchObject([{ message: '数据请求异常', type: 'error', meta: { code: 40110, error: '账号或密码错误' } }])
  expect(JSON.stringify(logged)).not.toContain(credentials.password)
})

test('[API-02] errors can be shown as a notice with another duration', async () => {
  await using server = await serve(no(40110, '账号或密码错误'))
  const shown: ErrorDisplay[] = []
  const onError = (_: ApiError, display: ErrorDisplay) => shown.push(display)
  const api = createApiClient({ baseUrl: server.url, errorDisplay: { type: 'notice', duration: 8000 }, onError, getLocale: () => 'en-US' })
  await failure(api.call('user/signin', credentials))
  expect(shown).toMatchObject([{ type: 'notice', title: 'Notice', text: 'Wrong account or password', duration: 8000 }])
})

test('the failure of a silent call is logged but not shown', async () => {
  await using server = await serve(no(40110, '账号或密码错误'))
  const [onLog, onError] = [vi.fn<OnLog>(), vi.fn<OnError>()]
  await failure(createApiClient({ baseUrl: server.url, onLog, onError }).call('user/signin', credentials, { silent: true }))
  expect([onLog.mock.calls.length, onError.mock.calls.length]).toEqual([1, 0])
})

test('an unknown code has the server’s message in both languages', async () => {
  await using server = await serve(no(49999, '特殊原因'))
  for (const locale of ['zh-CN', 'en-US'] as const) {
    const error = await failure(createApiClient({ baseUrl: server.url, getLocale: () => locale }).call('user/signin', credentials))
    expect(error).toMatchObject({ code: 49999, message: '特殊原因' })
  }
})

test.each([
  [400, '请求错误', 'Bad request'],
  [401, '请先登录后再操作', 'Sign in first'],
  [403, '拒绝访问', 'Access denied'],
  [408, '请求超时', 'Request timed out'],
  [500, '服务器内部错误', 'Internal server error'],
  [501, '服务未实现', 'Not implemented'],
  [502, '网关错误', 'Bad gateway'],
  [503, '服务不可用', 'Service unavailable'],
  [504, '网关超时', 'Gateway timed out'],
  [505, 'HTTP版本不受支持', 'HTTP version not supported'],
])('[API-03] HTTP %i has the message %s', async (status, zh, en) => {
  await using server = await serve({ status, body: '<h1>proxy</h1>' })
  const say = async (locale: 'zh-CN' | 'en-US') =>
    (await failure(createApiClient({ baseUrl: server.url, getLocale: () => locale }).call('user/signin', credentials))).message
  expect([await say('zh-CN'), await say('en-US')]).toEqual([zh, en])
})

test('[API-03] HTTP 404 contains the URL, other statuses keep their own message', async () => {
  await using lost = await serve({ status: 404, body: '' })
  const notFound = await failure(createApiClient({ baseUrl: lost.url }).call('user/signin', credentials))
  expect(notFound.message).toBe(`请求地址出错: ${lost.url}/v1/user/signin`)
  await using teapot = await serve({ status: 418, body: '' })
  expect((await failure(createApiClient({ baseUrl: teapot.url }).call('user/signin', credentials))).message).toBe("I'm a Teapot")
})

test('HTTP 400 with an envelope has the errors of fields', async () => {
  await using server = await serve({ status: 400, ...no(40001, '参数错误', { reason: 'invalid', fields: { mail: 'not a mail address' } }) })
  const error = await failure(createApiClient({ baseUrl: server.url }).call('user/signin', credentials))
  expect(error).toMatchObject({ kind: 'http', status: 400, code: 40001, message: '请求错误', fields: { mail: 'not a mail address' } })
})

test.each([
  ['no JSON', '<!doctype html>'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[1]'],
  ['data of another shape', { code: 200, data: { ...user, pro: 'yes' }, msg: '' }],
  ['no data', { code: 200 }],
  ['a code that is not a number', { code: '200', data: user }],
])('a reply that is %s is rejected', async (_, body) => {
  await using server = await serve({ body })
  expect(await failure(createApiClient({ baseUrl: server.url }).call('user/info', {}))).toMatchObject({ kind: 'invalid' })
})

test('a read-only call is retried once after a broken connection or a gateway failure', async () => {
  await using broken = await serve({ drop: true }, ok(user))
  expect(await createApiClient({ baseUrl: broken.url }).call('user/info', {})).toEqual(user)
  await using gateway = await serve({ status: 503, body: '' }, { status: 503, body: '' })
  await failure(createApiClient({ baseUrl: gateway.url }).call('user/info', {}))
  expect([broken.seen.length, gateway.seen.length]).toEqual([2, 2])
})

test('a call that is not idempotent is never retried', async () => {
  await using server = await serve({ drop: true })
  const error = await failure(createApiClient({ baseUrl: server.url }).call('user/signin', credentials))
  expect([error.kind, server.seen.length]).toEqual(['network', 1])
})

test('a call with a request_id is retried with the same one', async () => {
  await using server = await serve({ status: 502, body: '' }, no(40951, '请求处理中'))
  const body = { type: 'product' as const, items: [{ sku: 'a', quantity: 1 }], expect_amount: 1, request_id: crypto.randomUUID() }
  await failure(createApiClient({ baseUrl: server.url }).call('pro/order/create', body))
  expect(server.seen.map((request) => request.body)).toEqual([body, body])
})

test('an aborted call rejects with the reason and reports nothing', async () => {
  await using server = await serve('hang')
  const [onLog, onError] = [vi.fn<OnLog>(), vi.fn<OnError>()]
  const api = createApiClient({ baseUrl: server.url, onLog, onError })
  const controller = new AbortController()
  const call = api.call('user/info', {}, { signal: controller.signal })
  setTimeout(() => controller.abort(), 20)
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  await expect(api.call('user/info', {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  expect([onLog.mock.calls.length, onError.mock.calls.length]).toEqual([0, 0])
})

test('a redirect is not followed: the token is only sent to the configured URL', async () => {
  await using elsewhere = await serve(ok(user))
  await using server = await serve({ status: 307, headers: { location: `${elsewhere.url}/v1/user/info` }, body: '' })
  const error = await failure(createApiClient({ baseUrl: server.url, getToken: () => 'secret' }).call('user/info', {}))
  expect([error.kind, elsewhere.seen.length]).toEqual(['network', 0])
})

test('sessionLost of an error tells whether the session is lost', async () => {
  await using lost = await serve(no(40102, '登录已过期'))
  await using other = await serve(no(42901, '操作频繁'))
  expect((await failure(createApiClient({ baseUrl: lost.url }).call('user/info', {}))).sessionLost).toBe(true)
  expect((await failure(createApiClient({ baseUrl: other.url }).call('user/info', {}))).sessionLost).toBe(false)
})

test('a lost session is reported once per call, with the rejected token, also for silent calls', async () => {
  await using server = await serve(no(40102, '登录已过期'))
  const lost: string[] = []
  const api = createApiClient({ baseUrl: server.url, getToken: () => 'old', onSessionLost: (token) => lost.push(token) })
  await failure(api.call('user/info', {}, { silent: true }))
  await failure(api.call('user/info', {}, { token: 'ticket' }))
  expect(lost).toEqual(['old'])
})

test('[API-01] paths, bodies and data are typed from the call table', () => {
  const { call } = createApiClient()
  expectTypeOf(call<'user/info'>).returns.resolves.toExtend<UserInfo>()
  expectTypeOf(call<'pro/order/info'>).returns.resolves.toEqualTypeOf<Order>()
  expectTypeOf(call<'pro/order/info'>)
    .parameter(1)
    .toEqualTypeOf<{ order_no: string }>()
  expectTypeOf(call).parameter(0).toExtend<string>()
  // @ts-expect-error no such call
  expectTypeOf(call<'user/nobody'>).returns.resolves.toBeObject()
})
