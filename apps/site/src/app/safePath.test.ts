import { assert, property, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { safePath } from './safePath.ts'

test('[ROUTE-03] keeps paths of this site', () => {
  for (const path of ['/', '/user/purchases', '/store/item/1?a=1#b', '/en-US/price', '/价格'])
    expect(safePath(path)).toBe(new URL(path, 'http://a').href.slice('http://a'.length))
})

test('[ROUTE-03] refuses everything that would leave the site', () => {
  for (const value of [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil',
    'https://evil.example',
    'javascript:alert(1)',
    'evil',
    '',
    '/\n/evil',
    '/.//evil.example',
    '/a/..//evil.example',
    null,
    1,
    {},
  ]) {
    expect(safePath(value)).toBeUndefined()
  }
})

test('[ROUTE-03] every returned path resolves to the origin of the site', () => {
  const site = 'https://site.example'
  const originOf = (value: string) => new URL(safePath(value) ?? '/', site).origin
  const hostile = stringMatching(/^[/\\.:@a-z\t\n%0-9?#]{0,24}$/)
  assert(
    property(hostile, (value) => originOf(value) === site),
    { numRuns: 5000 },
  )
  expect(originOf('/')).toBe(site)
})
