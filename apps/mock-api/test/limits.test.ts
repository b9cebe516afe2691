import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp, type App } from '../src/index.ts'
import { lastMessage, newPhone } from './support/phone.ts'
import { startWorld, type World } from './support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const minute = 60_000
const password = 'not this one'

/** A call from another address, through a proxy on this machine. */
async function from(address: string, path: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const request = new Request(`http://127.0.0.1/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { code }: { code: number } = JSON.parse(await (await world.app.fetch(request)).text())
  return code
}

test('[AUTH-01] mail, user name and phone of one account share its tries', async () => {
  world.clock.advance(24 * 60 * minute)
  const names = [{ mail: 'pro@example.com' }, { username: 'pro' }, { username: 'PRO@example.com' }, { username: '13800000003' }]
  const codes: number[] = []
  for (const name of [...names, ...names]) codes.push((await world.send('user/signin', { ...name, password })).code)
  expect(codes).toEqual([40110, 40110, 40110, 40110, 40110, 40111, 40111, 40111])
})

test('[AUTH-01] an account is limited over all addresses, and its owner is free again after a quarter of an hour', async () => {
  const { mail, password: right } = await world.user()
  const codes: number[] = []
  for (let address = 1; address <= 31; address++) codes.push(await from(`203.0.113.${address}`, 'user/signin', { mail, password }))
  expect(codes.filter((code) => code === 40110)).toHaveLength(30)
  expect(codes.at(-1)).toBe(40111)
  world.clock.advance(15 * minute)
  expect(await from('203.0.113.200', 'user/signin', { mail, password: right })).toBe(200)
})

test('[AUTH-01] one address cannot try many accounts; sign-ins that succeed do not count', async () => {
  const { mail, password: right } = await world.user()
  for (let time = 0; time < 70; time++) expect(await from('198.51.100.7', 'user/signin', { mail, password: right })).toBe(200)
  const codes: number[] = []
  for (let number = 0; number < 61; number++) {
    codes.push(await from('198.51.100.7', 'user/signin', { mail: `stranger${number}@example.com`, password }))
  }
  expect([codes.filter((code) => code === 40110).length, codes.at(-1)]).toEqual([60, 40111])
})

test('[AUTH-03] one address cannot send codes to many numbers', async () => {
  const codes: number[] = []
  for (let number = 0; number < 11; number++) {
    codes.push(await from('198.51.100.8', 'user/send_phone_code', { phone_number: newPhone(), vaptcha_token: 'ok' }))
  }
  expect([codes.slice(0, 10), codes[10]]).toEqual([Array.from({ length: 10 }, () => 200), 42903])
})

test('[AUTH-02] one code does not reveal which of many mail addresses have an account', async () => {
  world.clock.advance(24 * 60 * minute)
  const phone = newPhone()
  await world.ok('user/send_phone_code', { phone_number: phone, vaptcha_token: 'ok' })
  const { code: captcha } = await lastMessage(world, phone)
  const { mail } = await world.user()
  const codes: number[] = []
  for (let time = 0; time < 6; time++) {
    const body = { mail, password: 'quiet river stones', mobile: phone, captcha: captcha ?? '' }
    codes.push((await world.send('user/signup', body)).code)
  }
  expect(codes).toEqual([40901, 40901, 40901, 40901, 40901, 40132])
})

test('[AUTH-01] where a bot check is configured, a call without its token fails', async () => {
  const { app, call } = await ownApp({ botCheck: { isRequired: true, verify: () => Promise.resolve('passed') } })
  const credentials = { mail: 'demo@example.com', password: 'view-ui-plus' }
  expect(await call('user/signin', credentials)).toBe(40120)
  expect(await call('user/signin', { ...credentials, vaptcha_token: 'from the browser' })).toBe(200)
  await app.close()
})

test('the security log says who did what from where with which outcome, without secrets', async () => {
  const entries: object[] = []
  const { app, call } = await ownApp({
    log: (level, message, fields) => void (message === 'security' && entries.push({ level, ...fields })),
  })
  await call('user/signin', { mail: 'demo@example.com', password: 'not the right one' })
  await call('user/signin', { mail: 'stranger@example.com', password: 'not the right one' })
  await call('user/signin', { mail: 'demo@example.com', password: 'view-ui-plus' })
  expect(entries).toEqual([
    { level: 'warn', event: 'user/signin', code: 40110, user: expect.stringMatching(/^u_/), address: '192.0.2.1' },
    { level: 'warn', event: 'user/signin', code: 40110, user: expect.stringMatching(/^[0-9a-f]{64}$/), address: '192.0.2.1' },
    { level: 'info', event: 'user/signin', code: 200, user: expect.stringMatching(/^u_/), address: '192.0.2.1' },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/example\.com|right one|view-ui-plus/)
  await app.close()
})

test('the security log has every refused caller, whichever call it was', async () => {
  const entries: object[] = []
  const { app, call } = await ownApp({
    log: (level, message, fields) => void (message === 'security' && entries.push({ level, ...fields })),
  })
  await call('pro/order/list', { token: 'nobody has this one' })
  await app.fetch(new Request('http://127.0.0.1/notify/wechat', { method: 'POST', body: '{}' }))
  expect(entries).toEqual([
    { level: 'warn', event: 'pro/order/list', code: 40103, user: undefined, address: '192.0.2.1' },
    { level: 'warn', event: 'notify/wechat', code: 401, address: '127.0.0.1' },
  ])
  await app.close()
})

test('what has expired is deleted once a day; what is valid stays', async () => {
  const user = await world.user()
  const { query } = world.app.database
  const count = async (table: 'limits' | 'requests' | 'sessions' | 'sign_up_codes'): Promise<number> => {
    const { total } = await query
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  }
  await world.send('user/signin', { mail: user.mail, password })
  await world.ok('user/send_phone_code', { phone_number: newPhone(), vaptcha_token: 'ok' })
  world.clock.advance(25 * 60 * minute)
  await world.app.catchUp()
  expect([await count('sign_up_codes'), await count('requests'), await count('limits')]).toEqual([0, 0, 1])
  expect(await world.ok('user/info', { token: user.token })).toMatchObject({ is_activity: 1 })
  world.clock.advance(366 * 24 * 60 * minute)
  await world.app.catchUp()
  expect(await count('sessions')).toBe(0)
})

async function ownApp(
  options: Parameters<typeof createApp>[0],
): Promise<{ app: App; call: (path: string, body: object) => Promise<number> }> {
  const app = await createApp(options)
  return {
    app,
    async call(path, body) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' }
      const request = new Request(`http://127.0.0.1/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      const { code }: { code: number } = JSON.parse(await (await app.fetch(request)).text())
      return code
    },
  }
}
