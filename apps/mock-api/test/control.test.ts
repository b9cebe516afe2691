import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createApp } from '../src/index.ts'
import { openPayment, orderBody } from './support/orders.ts'
import { newPhone } from './support/phone.ts'
import { startWorld, type World } from './support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Opens a page as a browser does, including form submissions. */
async function browse(path: string, init: RequestInit = {}): Promise<{ status: number; headers: Headers; html: string }> {
  const response = await world.app.fetch(new Request(`http://127.0.0.1${path}`, init))
  const location = response.headers.get('location')
  if (response.status === 303 && location !== null) return browse(location)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

test('a person pays an open order on its page, without scripts', async () => {
  const user = await world.user()
  const { order_no } = await world.ok('pro/order/create', orderBody(user))
  const { code_url } = await world.ok('pro/order/pay/wechat', { token: user.token, order_no })
  const path = new URL(code_url).pathname
  const page = await browse(path)
  expect(page.html).toContain('¥1,980.00')
  expect(page.html).not.toContain('<script')
  const paid = await browse(path, { method: 'POST' })
  expect(paid.html).toContain('已付款')
  expect(await world.ok('pro/order/info', { token: user.token, order_no })).toMatchObject({ status: 'finished' })
})

test('the desk lists open payments, sent messages and accounts, in both languages', async () => {
  const phone_number = newPhone()
  await world.ok('user/send_phone_code', { phone_number, vaptcha_token: 'ok' })
  const { order_no } = await openPayment(world, await world.user({ name: '<b>名字</b>' }))
  const { html, headers } = await browse('/__control/')
  for (const text of ['<html lang="zh-CN">', order_no, phone_number, 'demo@example.com', 'view-ui-plus']) expect(html).toContain(text)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  const english = await browse('/__control/?lang=en-US')
  expect(english.html).toContain('<html lang="en-US">')
  expect(english.html).toContain('Waiting for payment')
  expect(english.html).not.toMatch(/[\u4e00-\u9fff]{2,}(?![^<]*<\/(p|a|bdi)>)/)
})

test('a mailed link is followed with one button', async () => {
  const { token } = await world.user({ is_activity: 0 })
  await world.ok('user/resendmail', { token })
  const { html } = await browse('/__control/')
  const verify = /name="token" value="([\w-]+)"/.exec(html)?.[1] ?? ''
  const said = await browse('/__control/verify', { method: 'POST', body: new URLSearchParams({ token: verify }) })
  expect(said.html).toContain('邮箱已验证。')
  expect(await world.ok('user/info', { token })).toMatchObject({ is_activity: 1 })
})

test('a guessed payment number finds nothing', async () => {
  expect((await browse('/__control/pay/nothing')).html).toContain('没有这笔付款')
})

test('a fault hits the named call the given number of times', async () => {
  const catalogue = () => world.app.fetch(post('/v1/pro/info/get', { scope: 'catalogue' }))
  await world.control('/fault', { path: 'pro/info/get', status: 503, times: 2 })
  expect([(await catalogue()).status, (await catalogue()).status, (await catalogue()).status]).toEqual([503, 503, 200])
  await world.control('/fault', { path: '*', body: '<html>', times: 1 })
  expect(await (await catalogue()).text()).toBe('<html>')
  await world.control('/fault', { path: 'pro/info/get', drop: true })
  const status = await Promise.resolve(catalogue()).then(
    (response) => response.status,
    () => 'cut off',
  )
  // There is no connection to cut in process.
  expect(status).toBe(inject('isServed') ? 'cut off' : 499)
  await world.control('/fault/clear')
  expect((await catalogue()).status).toBe(200)
})

test('the clock stops, jumps and runs on demand', async () => {
  expect(await world.control('/clock', { freeze: '2027-01-01T00:00:00.000Z' })).toEqual({ now: '2027-01-01T00:00:00.000Z', frozen: true })
  expect(await world.control('/clock', { advance_ms: 1500 })).toEqual({ now: '2027-01-01T00:00:01.500Z', frozen: true })
  expect(await world.control('/clock', { run: true })).toMatchObject({ frozen: false })
  await world.control('/clock', { freeze: '2026-05-06T02:00:00.000Z' })
})

test('grant sets and clears flags, and disabling an account ends its sessions', async () => {
  const { mail, token } = await world.user({ flags: { pro: 1 } })
  await world.control('/grant', { mail, flags: { pro: 0, store: 1 }, real_name: 'passed' })
  expect(await world.ok('user/info', { token })).toMatchObject({ pro: 0, store: 1, real_name: 'passed' })
  await world.control('/grant', { mail, disabled: 1 })
  await world.fails('user/info', { token }, 40103)
})

test('an invalid control body changes nothing and gets the reason', async () => {
  const response = await world.app.fetch(post('/__control/gateway', { event: 'paid' }))
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('order_no or out_trade_no')
})

test.each([
  ['a stranger behind the proxy', { 'x-forwarded-for': '203.0.113.9' }],
  ['another site in this browser', { origin: 'https://evil.example' }],
  ['another name for this machine', { 'x-forwarded-host': 'evil.example' }],
])('%s does not reach the control surface', async (_who, headers) => {
  expect((await browse('/__control/', { headers })).status).toBe(404)
  expect((await world.app.fetch(post('/__control/reset', {}, headers))).status).toBe(404)
})

test('without `control` the control surface does not exist', async () => {
  const app = await createApp()
  expect((await app.fetch(new Request('http://127.0.0.1/__control/'))).status).toBe(404)
  await app.close()
})

test('reset restores the seed', async () => {
  const { mail, password } = await world.user()
  await world.control('/reset')
  await world.fails('user/signin', { mail, password }, 40110)
  const { info } = await world.ok('user/signin', { mail: 'demo@example.com', password: 'view-ui-plus' })
  expect(info.name).toBe('林夏')
})

function post(path: string, body: object, headers: Record<string, string> = {}): Request {
  return new Request(`http://127.0.0.1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
