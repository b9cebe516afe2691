import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { callerAddress, callerOrigin, isLocalRequest, isLoopback, type Bindings } from './caller.ts'

async function seen(headers: Record<string, string>, remoteAddress: string) {
  const app = new Hono<{ Bindings: Bindings }>()
  app.get('/', (context) =>
    context.json({ address: callerAddress(context), origin: callerOrigin(context), local: isLocalRequest(context) }),
  )
  const bindings = { incoming: { socket: { remoteAddress, destroy: () => undefined } } }
  return (await app.request('http://api.internal/', { headers }, bindings)).json()
}

test.each(['127.0.0.1', '127.1.2.3', '::1', '[::1]', '::ffff:127.0.0.1', 'localhost'])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true)
})

test.each(['127.0.0.1.evil.example', '10.0.0.1', 'localhost.evil.example', ''])('%s is not', (host) => {
  expect(isLoopback(host)).toBe(false)
})

test('a proxy on this machine is believed about its caller', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9', 'x-forwarded-host': 'www.example.com', 'x-forwarded-proto': 'https' }
  expect(await seen(headers, '127.0.0.1')).toEqual({ address: '203.0.113.9', origin: 'https://www.example.com', local: false })
})

test('a stranger is not believed', async () => {
  const headers = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' }
  expect(await seen(headers, '203.0.113.9')).toEqual({ address: '203.0.113.9', origin: 'http://api.internal', local: false })
})
