import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safePath } from './safePath.ts'

test('[ROUTE-03] keeps paths of this site', () => {
  for (const path of ['/', '/user/purchases', '/store/item/1?a=1#b', '/en-US/price', '/价格']) expect(safePath(path)).toBe(new URL(path, 'http://a').href.slice('http://a'.length))
})

test('[ROUTE-03] refuses everything that would leave the site', () => {
  for (const value of ['//evil.example', '/\\evil.example', '\\\\evil', 'https://evil.example', 'javascript:alert(1)', 'evil', '', '/\n/evil', '/.//evil.example', '/a/..//evil.example', null, 1, {}]) {
    expect(safePath(value), String(value)).toBeUndefined()
  }
})

test('[ROUTE-03] whatever comes back stays on the origin it is resolved against', () => {
  const hostile = fc.stringMatching(/^[/\\.:@a-z\t\n%0-9?#]{0,24}$/)
  fc.assert(
    fc.property(hostile, (value) => {
      const path = safePath(value)
      if (path !== undefined) expect(new URL(path, 'https://site.example').origin).toBe('https://site.example')
    }),
    { numRuns: 5000 },
  )
})
