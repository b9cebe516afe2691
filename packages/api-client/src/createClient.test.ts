import { expect, expectTypeOf, test, vi } from 'vitest'
import { z } from 'zod'
import { failure, never } from '../test/fixtures/failure.ts'
import { libraryCalls, libraryEnvelope } from '../test/fixtures/library.ts'
import { serve, type ScriptedReply } from '../test/fixtures/server.ts'
import { createClient, plainEnvelope, type ClientOptions } from './index.ts'

type Options = ClientOptions<typeof libraryCalls>

const stored = { isbn: '978-1', title: 'Refactoring', added: '2026-05-06T08:00:00Z' }
const book = { ...stored, added: new Date(stored.added) }
const done = (result: unknown): ScriptedReply => ({ body: { ok: true, result } })
const refused = (name: string, text?: string): ScriptedReply => ({ body: { ok: false, problem: { name, text, trace: 't-7' } } })

/** A server with replies in order, and a client of the library that uses it. */
async function openLibrary(replies: (ScriptedReply | 'hang')[], options: Partial<Options> = {}) {
  const server = await serve(...replies)
  const api = createClient({ calls: libraryCalls, envelope: libraryEnvelope, baseUrl: `${server.url}/`, ...options })
  return { ...server, api, requests: () => server.seen.map(({ method, url, body }) => [method, url, body]) }
}

test('calls of another API have their method, address, query and body, and return the data that their schema reads', async () => {
  await using library = await openLibrary([done([stored]), done(stored), done(stored), done(stored), { status: 204, body: '' }, done(3)])
  const { call } = library.api
  expect(await call('findBooks', { author: 'Fowler & co', tag: ['a', 'b'], page: 2 })).toEqual([book])
  expect(await call('readBook', { shelf: 7, isbn: 'a/b c' })).toEqual(book)
  expect(await call('addBook', { title: 'Refactoring' })).toEqual(book)
  expect(await call('renameBook', { isbn: '978-1', title: 'Refactoring 2' })).toEqual(book)
  expect(await call('removeBook', { isbn: '978-1', force: true })).toBe(undefined)
  expect(await call('countBooks', {})).toBe(3)
  expect(library.requests()).toEqual([
    ['GET', '/books?author=Fowler+%26+co&tag=a&tag=b&page=2', undefined],
    ['GET', '/shelves/7/books/a%2Fb%20c', undefined],
    ['POST', '/books', { title: 'Refactoring' }],
    ['PUT', '/books/978-1', { title: 'Refactoring 2' }],
    ['DELETE', '/books/978-1?force=true', undefined],
    ['GET', '/count', undefined],
  ])
})

test('names, requests and data are typed from the table', () => {
  const { call } = createClient({ calls: libraryCalls, envelope: libraryEnvelope })
  expectTypeOf(call<'findBooks'>).returns.resolves.toEqualTypeOf<{ isbn: string; title: string; added: Date }[]>()
  expectTypeOf(call<'readBook'>)
    .parameter(1)
    .toEqualTypeOf<{ shelf: number; isbn: string }>()
  expectTypeOf(call<'removeBook'>).returns.resolves.toEqualTypeOf<undefined>()
  // @ts-expect-error no such call
  expectTypeOf(call<'burnBook'>).returns.resolves.toBeObject()
})

test('a failure in the envelope has its name, message and details', async () => {
  await using library = await openLibrary([refused('LENT', 'Das Buch ist verliehen.')])
  const error = await failure(library.api.call('readBook', { shelf: 1, isbn: '978-1' }))
  expect(error).toMatchObject({
    kind: 'business',
    reason: 'LENT',
    message: 'Das Buch ist verliehen.',
    status: 200,
    details: { trace: 't-7' },
  })
})

test('a failure without a message has a text of the app, or a built-in one in Chinese or English', async () => {
  const message = async (reply: ScriptedReply, options?: Partial<Options>) => {
    await using library = await openLibrary([reply], options)
    return (await failure(library.api.call('addBook', { title: '' }))).message
  }
  const german: Partial<Options> = {
    getLocale: () => 'de-DE',
    texts: ({ kind, status }) => (kind === 'business' ? 'Das ging nicht.' : status === 503 ? 'Wartung' : undefined),
  }
  expect(await message(refused('LENT'), german)).toBe('Das ging nicht.')
  expect(await message({ status: 503, body: '' }, german)).toBe('Wartung')
  expect(await message({ status: 500, body: '' }, german)).toBe('Internal server error')
  expect(await message({ drop: true })).toBe('Could not connect. Check your network and try again')
  expect(await message(refused('LENT'), { getLocale: () => 'zh-TW' })).toBe('操作没有成功，请稍后重试')
})

test('the language of the visitor and further headers are sent with every request', async () => {
  await using library = await openLibrary([done(3)], { getLocale: () => 'de-DE', getHeaders: () => ({ 'x-tenant': 'north' }) })
  await library.api.call('countBooks', {})
  expect(library.seen[0]?.headers).toMatchObject({ 'accept-language': 'de-DE', 'x-tenant': 'north', accept: 'application/json' })
})

test('data that does not match its schema is rejected, and the cause names the field', async () => {
  await using library = await openLibrary([done([stored, { ...stored, title: 1 }]), done(-1), { body: '<h1>proxy</h1>' }])
  const error = await failure(library.api.call('findBooks', {}))
  expect(error).toMatchObject({ kind: 'invalid', message: 'The server sent data we cannot read. Try again later' })
  expect(error.cause).toMatchObject({ message: expect.stringMatching(/^1\.title: /) })
  expect((await failure(library.api.call('countBooks', {}))).cause).toMatchObject({ message: 'is negative' })
  expect((await failure(library.api.call('countBooks', {}))).kind).toBe('invalid')
})

/** URL, header and body of a reading and a writing call. */
async function tokenPlaces(options: Partial<Options>) {
  await using library = await openLibrary([done(3), done(stored)], { getToken: () => 'secret', ...options })
  await library.api.call('countBooks', {})
  await library.api.call('addBook', { title: 'Refactoring' })
  return library.seen.map(({ url, headers, body }) => [url, headers.authorization, body])
}

test('the token is a header by default, or a field of JSON bodies, and never part of the URL', async () => {
  expect(await tokenPlaces({})).toEqual([
    ['/count', 'Bearer secret', undefined],
    ['/books', 'Bearer secret', { title: 'Refactoring' }],
  ])
  expect(await tokenPlaces({ tokenIn: 'body' })).toEqual([
    ['/count', 'Bearer secret', undefined],
    ['/books', undefined, { title: 'Refactoring', token: 'secret' }],
  ])
  expect(await tokenPlaces({ getToken: () => undefined })).toEqual([
    ['/count', undefined, undefined],
    ['/books', undefined, { title: 'Refactoring' }],
  ])
})

test('cookies are sent to another origin only by choice', async () => {
  const modes: unknown[] = []
  const spy: typeof fetch = (url, init) => {
    modes.push(init?.credentials)
    return fetch(url, init)
  }
  await using library = await openLibrary([done(3)], { fetch: spy, credentials: 'include' })
  await library.api.call('countBooks', {})
  await createClient({ calls: libraryCalls, envelope: libraryEnvelope, baseUrl: library.url, fetch: spy }).call('countBooks', {})
  expect(modes).toEqual(['include', undefined])
})

test('a lost session is reported with its token, without one if it is a cookie, and not for a token of the call', async () => {
  const lost: unknown[] = []
  const onSessionLost = (token: string | undefined) => lost.push(token)
  const ask = async (reply: ScriptedReply, options: Partial<Options>, token?: string) => {
    await using library = await openLibrary([reply], { onSessionLost, ...options })
    return await failure(library.api.call('countBooks', {}, token === undefined ? {} : { token }))
  }
  await ask(refused('SIGNED_OUT'), { getToken: () => 'old' })
  await ask(refused('SIGNED_OUT'), {})
  await ask(refused('SIGNED_OUT'), { getToken: () => 'old' }, 'ticket')
  await ask(refused('SIGNED_OUT'), { getToken: () => undefined })
  await ask({ status: 401, body: '' }, { getToken: () => 'older' })
  expect(lost).toEqual(['old', undefined, 'older'])
  expect((await ask(refused('LENT'), {})).sessionLost).toBe(false)
})

test('every failure is reported once with the name of its call, and with whether it is silent', async () => {
  const reported: unknown[] = []
  await using library = await openLibrary([refused('LENT')], { onFailure: ({ reason }, call) => reported.push([reason, call]) })
  await failure(library.api.call('countBooks', {}))
  await failure(library.api.call('addBook', { title: '' }, { silent: true }))
  await expect(library.api.call('countBooks', {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  expect(reported).toEqual([
    ['LENT', { name: 'countBooks', silent: false }],
    ['LENT', { name: 'addBook', silent: true }],
  ])
})

test('reading calls and idempotent ones are repeated once after a gateway failure, others are not', async () => {
  await using library = await openLibrary([{ status: 503, body: '' }])
  await failure(library.api.call('countBooks', {}))
  await failure(library.api.call('renameBook', { isbn: '978-1', title: 'x' }))
  await failure(library.api.call('addBook', { title: 'x' }))
  expect(library.requests().map(([method]) => method)).toEqual(['GET', 'GET', 'PUT', 'PUT', 'POST'])
})

test('an app decides after which failures a call is repeated', async () => {
  await using library = await openLibrary([refused('BUSY'), done(3)], { retryDelay: ({ reason }) => (reason === 'BUSY' ? 5 : undefined) })
  expect(await library.api.call('countBooks', {})).toBe(3)
  await using gateway = await openLibrary([{ status: 503, body: '' }], { retryDelay: () => undefined })
  await failure(gateway.api.call('countBooks', {}))
  expect(gateway.seen.length).toBe(1)
})

test('a call without a reply times out', async () => {
  vi.useFakeTimers()
  const api = createClient({ calls: libraryCalls, envelope: libraryEnvelope, fetch: never, timeoutMs: 2000 })
  const call = failure(api.call('addBook', { title: 'x' }))
  await vi.advanceTimersByTimeAsync(2000)
  expect(await call).toMatchObject({ kind: 'timeout', message: 'Request timed out' })
  vi.useRealTimers()
})

test.each(['', '.', '..', undefined])(
  'a field of the address that would change the address is rejected before a request: %j',
  async (isbn) => {
    await using library = await openLibrary([done(stored)])
    // @ts-expect-error undefined, as sent by a caller without a compiler
    await expect(library.api.call('readBook', { shelf: 1, isbn })).rejects.toThrow('needs the field "isbn"')
    expect(library.seen).toEqual([])
  },
)

test('an unknown call and a query field that is no simple value are rejected with their name', async () => {
  await using library = await openLibrary([done(3)])
  // @ts-expect-error an unknown call
  await expect(library.api.call('toString', {})).rejects.toThrow('The table of calls has no "toString".')
  // @ts-expect-error an object, which a query cannot have
  await expect(library.api.call('findBooks', { author: { name: 'x' } })).rejects.toThrow('The query field "author"')
})

const plain = { ping: { method: 'GET', url: '/ping', request: z.object({}), response: z.object({ up: z.boolean() }).optional() } } as const

test('without an envelope the body is the data, and an empty one is none', async () => {
  await using server = await serve({ body: { up: true } }, { status: 204, body: '' }, { body: '<!doctype html>' })
  const api = createClient({ calls: plain, envelope: plainEnvelope, baseUrl: server.url })
  expect(await api.call('ping', {})).toEqual({ up: true })
  expect(await api.call('ping', {})).toBe(undefined)
  expect(await failure(api.call('ping', {}))).toMatchObject({ kind: 'invalid' })
})

test('without an envelope a failure has the text and the type of its problem document', async () => {
  const problem = { type: 'https://example.com/probs/full', title: 'Full', detail: 'All seats are taken.', seats: 0 }
  await using server = await serve({ status: 409, body: problem }, { status: 404, body: '' }, { status: 401, body: { title: 'Sign in' } })
  const api = createClient({ calls: plain, envelope: plainEnvelope, baseUrl: server.url })
  expect(await failure(api.call('ping', {}))).toMatchObject({
    kind: 'http',
    status: 409,
    message: problem.detail,
    reason: problem.type,
    details: problem,
  })
  expect((await failure(api.call('ping', {}))).message).toBe(`No such address: ${server.url}/ping`)
  expect(await failure(api.call('ping', {}))).toMatchObject({ message: 'Sign in', sessionLost: true })
})
