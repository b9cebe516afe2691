import { expect, test } from 'vitest'
import { securityHeaders } from '../build/securityHeaders.ts'

function framesOf(playground?: string): string | undefined {
  const { 'content-security-policy': policy = '' } = securityHeaders([], playground === undefined ? {} : { playground })
  return /frame-src ([^;]*)/.exec(policy)?.[1]
}

function connections(options?: Parameters<typeof securityHeaders>[1]): string | undefined {
  return /connect-src ([^;]*)/.exec(securityHeaders([], options)['content-security-policy'] ?? '')?.[1]
}

test('[DOC-12] a page may show frames of its own origin and of the playground, and no others', () => {
  expect(framesOf()).toBe("'self'")
  expect(framesOf('https://playground.example.com/base/')).toBe("'self' https://playground.example.com")
  expect(framesOf('/playground/')).toBe("'self'")
})

test('a page may connect to its own origin, and to the API and the analytics at other origins', () => {
  expect(connections()).toBe("'self'")
  expect(connections({ api: '', analytics: 'log' })).toBe("'self'")
  expect(connections({ api: 'https://api.example.com/base', analytics: 'https://a.example.com/hit?x=1' })).toBe(
    "'self' https://api.example.com https://a.example.com",
  )
})
