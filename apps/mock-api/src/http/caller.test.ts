import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { callerAddress, callerOrigin, isLocalRequest, isLoopback, type AppEnv, type Deployment } from './caller.ts'
import { trustedProxies } from './trustedProxies.ts'

async function seen(headers: Record<string, string>, remoteAddress: string, deployment: Deployment = {}) {
  const app = new Hono<AppEnv>()
  app.get('/', (context) =>
    context.json({ address: callerAddress(context), origin: callerOrigin(context), local: isLocalRequest(context) }),
  )
  const bindings = { incoming: { socket: { remoteAddress, destroy: () => undefined } }, deployment }
  return (await app.request('http://api.internal/', { headers }, bindings)).json()
}

test.each(['127.0.0.1', '127.1.2.3', '::1', '[::1]', '::ffff:127.0.0.1', 'localhost'])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true)
})

test.each(['127.0.0.1.evil.example', '10.0.0.1', 'localhost.evil.example', ''])('%s is not', (host) => {
  expect(isLoopback(host)).toBe(false)
})

test('the header of a proxy on this machine is trusted', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9', 'x-forwarded-host': 'www.example.com', 'x-forwarded-proto': 'https' }
  expect(await seen(headers, '127.0.0.1')).toEqual({ address: '203.0.113.9', origin: 'https://www.example.com', local: false })
})

test('the header of an untrusted caller is ignored', async () => {
  const headers = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' }
  expect(await seen(headers, '203.0.113.9')).toEqual({ address: '203.0.113.9', origin: 'http://api.internal', local: false })
})

test('a proxy on another machine is trusted if it is listed; an unlisted one is the caller', async () => {
  const deployment = { isProxy: trustedProxies('10.0.0.0/8, 192.168.7.7') }
  expect(await seen({ 'x-forwarded-for': '203.0.113.9' }, '10.89.0.3', deployment)).toMatchObject({ address: '203.0.113.9', local: false })
  expect(await seen({ 'x-forwarded-for': '203.0.113.9, 192.168.7.7' }, '::ffff:10.1.2.3', deployment)).toMatchObject({
    address: '203.0.113.9',
  })
  expect(await seen({ 'x-forwarded-for': '203.0.113.9' }, '192.168.7.8', deployment)).toMatchObject({ address: '192.168.7.8' })
  expect(await seen({ 'x-forwarded-for': '127.0.0.1' }, '10.89.0.3', deployment)).toMatchObject({ local: false })
})

test('addresses that a client forges in front of the proxies’ are ignored', async () => {
  const deployment = { isProxy: trustedProxies('10.0.0.0/8') }
  expect(await seen({ 'x-forwarded-for': '10.0.0.9, 198.51.100.1, 203.0.113.9' }, '10.89.0.3', deployment)).toMatchObject({
    address: '203.0.113.9',
  })
})

test('with a public origin, mailed links ignore the Host header', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  const deployment = { publicOrigin: 'https://www.example.com' }
  expect(await seen(headers, '127.0.0.1', deployment)).toMatchObject({ origin: 'https://www.example.com', local: false })
  expect(await seen({ 'x-forwarded-host': 'localhost' }, '127.0.0.1', deployment)).toMatchObject({
    origin: 'https://www.example.com',
    local: true,
  })
})

test.each(['10.0.0.0/33', '10.0.0.0/', 'api', '10.0.0', '::1/129'])('%s is no list of proxies', (list) => {
  expect(() => trustedProxies(list)).toThrow(/neither an address nor a subnet/)
})
