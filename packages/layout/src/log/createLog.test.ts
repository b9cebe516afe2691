import { expect, test } from 'vitest'
import { createLog } from './createLog.ts'
import { maskToken, scrubUrl, scrubValue } from './scrub.ts'

const token = 'tok_0123456789abcdefghij'
const now = () => new Date('2026-05-06T02:00:00Z')
const context = () => ({ user: { id: 7, name: '林', access: ['user'] }, uuid: 'u-1', token })

test('[API-05] an entry has message, type, time and meta: user info, uuid, masked token, url', () => {
  const log = createLog({ context, now, url: () => 'https://site.example/price?token=abc&tab=2' })
  log.add({ message: '数据请求异常', type: 'error', detail: { code: 40110 } })
  expect(log.get()).toEqual([
    {
      id: 1,
      message: '数据请求异常',
      type: 'error',
      time: '2026-05-06T02:00:00.000Z',
      meta: {
        user: { id: 7, name: '林', access: ['user'] },
        uuid: 'u-1',
        token: 'tok_••••••••ghij',
        url: 'https://site.example/price?token=***&tab=2',
        detail: { code: '***' },
      },
    },
  ])
})

test('[API-05] the token is nowhere in an entry: not in the message, a stack, a nested field or an address', () => {
  const log = createLog({ context, url: () => `https://site.example/a#access_token=${token}` })
  const error = new Error(`no ${token}`, { cause: { headers: { Authorization: `Bearer ${token}` } } })
  log.add({
    message: `failed with ${token}`,
    detail: { error, list: [token], deep: { password: 'correct horse', href: `https://x.example/?q=${token}` } },
  })
  const text = JSON.stringify(log.get())
  expect(text).not.toContain(token)
  expect(text).not.toContain('correct horse')
  expect(text).toContain('tok_••••••••ghij')
})

test('[API-05] the newest comes first, the oldest go beyond the limit, clear empties, and listeners are notified', () => {
  const log = createLog({ max: 3, url: () => '/', now })
  let notified = 0
  const stop = log.subscribe(() => (notified += 1))
  for (const message of ['a', 'b', 'c', 'd']) log.add({ message })
  expect(log.get().map((entry) => `${entry.id} ${entry.message} ${entry.type}`)).toEqual(['4 d info', '3 c info', '2 b info'])
  log.clear()
  expect(log.get()).toEqual([])
  expect(notified).toBe(5)
  stop()
})

test.each([
  ['/reset/abc123?x=1', '/reset/***?x=1'],
  ['/en-US/verify/abc#top', '/en-US/verify/***#top'],
  ['/a?password=1&q=2#id_token=3', '/a?password=***&q=2#id_token=***'],
  ['/a?page=2', '/a?page=2'],
])('[API-05] addresses lose their secrets: %s', (url, clean) => expect(scrubUrl(url)).toBe(clean))

test('a short token is masked completely', () => expect(maskToken('secret')).toBe('••••••••'))

test('any value can be logged: cycles, functions, symbols, dates, big numbers', () => {
  const cycle: Record<string, unknown> = { at: new Date(0), big: 1n, run: () => 1 }
  cycle.self = cycle
  expect(() => JSON.stringify(scrubValue(cycle, undefined))).not.toThrow()
})
