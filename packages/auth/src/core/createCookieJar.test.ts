import { expect, test } from 'vitest'
import { cookieSource } from '../../test/fixtures/browser.ts'
import { hasSessionCookie } from '../index.ts'
import { createCookieJar } from './createCookieJar.ts'

test('names contain prefix and app id, so two apps on a host do not conflict', () => {
  const document = cookieSource()
  const [docs, admin] = ['docs', 'admin'].map((appId) => createCookieJar({ appId, prefix: 'acme', document }))
  docs?.set('token', 'a;b=c 中')
  expect(docs?.keyOf('token')).toBe('acme-docs-token')
  expect([docs?.get('token'), admin?.get('token')]).toEqual(['a;b=c 中', undefined])
  expect(['docs', 'admin'].map((appId) => hasSessionCookie({ appId, prefix: 'acme', document }))).toEqual([true, false])
  docs?.remove('token')
  expect(document.cookie).toBe('')
})

test('[AUTH-04] a cookie lasts 365 days by default, or the configured days; with 0 days until the browser closes', () => {
  const ages = [{}, { days: 30 }, { days: 0 }].map((options) => {
    const document = cookieSource()
    createCookieJar({ appId: 'a', document, ...options }).set('token', 't')
    return document.written[0]?.match(/max-age=\d+/)?.[0]
  })
  expect(ages).toEqual(['max-age=31536000', 'max-age=2592000', undefined])
})

test('keeps values in memory if cookies are blocked, silently or with an error', () => {
  const silent = cookieSource()
  silent.blocked = true
  const throwing = {
    get cookie(): string {
      throw new DOMException('insecure', 'SecurityError')
    },
    set cookie(_: string) {
      throw new DOMException('insecure', 'SecurityError')
    },
  }
  for (const document of [silent, throwing]) {
    const jar = createCookieJar({ appId: 'a', document })
    expect(jar.set('token', 't')).toBe(false)
    expect(jar.get('token')).toBe('t')
    jar.remove('token')
    expect(jar.get('token')).toBeUndefined()
  }
})

test('a cookie with invalid escapes is read without decoding', () => {
  const document = cookieSource()
  document.cookie = 'view-site-a-token=%E4%'
  expect(createCookieJar({ appId: 'a', document }).get('token')).toBe('%E4%')
})

test('on a server there are no cookies and no errors', () => {
  expect(createCookieJar({ appId: 'a' }).get('token')).toBeUndefined()
})
