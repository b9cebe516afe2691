import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts, demoPassword } from '../../src/index.ts'
import { demoBody } from '../cases/salesCases.ts'
import { resetToken } from '../cases/userCases.ts'
import { lastMessage, mailedLink, newPhone, signupBody } from '../support/phone.ts'
import { startWorld, type World } from '../support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

test('[AUTH-01] sign-in works by mail, by user name and by phone, with a new token each time', async () => {
  const password = demoPassword
  const replies = [
    await world.ok('user/signin', { mail: ' DEMO@example.com ', password }),
    await world.ok('user/signin', { username: 'demo', password }),
    await world.ok('user/signin', { username: 'demo@example.com', password }),
    await world.ok('user/signin', { username: '13800000001', password }),
  ]
  expect(new Set(replies.map(({ uuid }) => uuid)).size).toBe(1)
  expect(new Set(replies.map(({ token }) => token)).size).toBe(4)
  expect(replies[0]?.info).toMatchObject({ mail_masked: 'dem***@example.com', phone_masked: '138****0001' })
})

test('[AUTH-01] an unknown account and a wrong password get the same reply', async () => {
  const unknown = await world.send('user/signin', { mail: 'nobody@example.com', password: 'wrong wrong' })
  const wrong = await world.send('user/signin', { mail: 'demo@example.com', password: 'wrong wrong' })
  expect({ code: unknown.code, data: unknown.data, msg: unknown.msg }).toEqual({ code: wrong.code, data: wrong.data, msg: wrong.msg })
})

test('[AUTH-01] five wrong passwords lock the account for 15 minutes, also for concurrent tries', async () => {
  const { mail, password } = await world.user()
  const tries = await Promise.all(Array.from({ length: 12 }, () => world.send('user/signin', { mail, password: 'wrong wrong' })))
  expect(tries.filter(({ code }) => code === 40110)).toHaveLength(5)
  expect(await world.fails('user/signin', { mail, password }, 40111)).toMatchObject({ retry_after: 900 })
  world.clock.advance(15 * 60_000)
  await world.ok('user/signin', { mail, password })
})

test('[AUTH-02] sign-up signs in, sends a link, and the link verifies the address', async () => {
  const body = await signupBody(world)
  const { token, info } = await world.ok('user/signup', {
    ...body,
    name: '新用户',
    referrer_first: 'https://example.com/',
    referrer_last: 'direct',
  })
  expect(info).toMatchObject({ name: '新用户', is_activity: 0 })
  const { link } = await lastMessage(world, body.mail)
  await world.ok('user/verify', { verify_token: link.slice(link.lastIndexOf('/') + 1) })
  expect(await world.ok('user/info', { token })).toMatchObject({ is_activity: 1 })
})

test('[AUTH-02] a code creates one account, however many concurrent requests use it', async () => {
  const body = await signupBody(world)
  const codes = (await Promise.all([1, 2, 3].map(() => world.send('user/signup', body)))).map(({ code }) => code)
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
  expect(codes.filter((code) => code === 500 || code === 50001)).toEqual([])
})

test('[AUTH-05] a signed-out token is invalid, and signing out again is not an error', async () => {
  const { token } = await world.user()
  await world.ok('user/signout', { token })
  expect(await world.fails('user/info', { token }, 40103)).toEqual({ reason: 'session_invalid' })
  expect(await world.ok('user/signout', { token })).toEqual({ ok: 1 })
})

test('[AUTH-06] a one-time ticket is exchanged for a session once, and is accepted nowhere else', async () => {
  const { mail } = await world.user()
  const ticket = String((await world.control('/ticket', { mail }))['ticket'])
  await world.fails('pro/order/list', { token: ticket }, 40103)
  const { token = '' } = await world.ok('user/info', { token: ticket })
  expect((await world.ok('pro/order/list', { token })).total).toBe(0)
  await world.fails('user/info', { token: ticket }, 40103)
})

test('tokens, passwords and codes are only stored as hashes', async () => {
  const body = await signupBody(world)
  const { query } = world.app.database
  const code = await query.selectFrom('sign_up_codes').selectAll().where('contact', '=', body.mobile).executeTakeFirstOrThrow()
  expect(Object.values(code)).not.toContain(body.captcha)
  const { token } = await world.ok('user/signup', body)
  const user = await query.selectFrom('users').selectAll().where('mail', '=', body.mail).executeTakeFirstOrThrow()
  expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await query.selectFrom('sessions').select('token_hash').where('token_hash', '=', token).execute()).toEqual([])
})

test('[SALE-02] a second demo request from a phone or a visitor is detected and does not reveal the first', async () => {
  const phone = newPhone()
  const body = { ...demoBody(phone), uuid: 'visitor-1' }
  expect(await world.ok('pro/display/create', body)).toEqual({ requested: 0, ...body })
  expect(await world.ok('pro/display/create', { ...body, name: '别人' })).toEqual({ requested: 1 })
  expect(await world.ok('pro/display/create', { ...demoBody(newPhone()), uuid: 'visitor-1' })).toEqual({ requested: 1 })
})

test('every demo account exists as the desk describes it', async () => {
  for (const { mail, patch, flags = [] } of demoAccounts) {
    const reply = await world.send('user/signin', { mail, password: demoPassword })
    expect({ mail, code: reply.code }).toEqual({ mail, code: patch?.disabled === 1 ? 40112 : 200 })
    if (reply.code !== 200) continue
    expect(reply.data).toMatchObject({
      info: { is_activity: patch?.mail_verified ?? 1, ...Object.fromEntries(flags.map((flag) => [flag, 1])) },
    })
  }
})

test('[SALE-05] orders in every state are paginated, newest first, without duplicates', async () => {
  const { token } = await world.ok('user/signin', { mail: 'orders@example.com', password: demoPassword })
  const pages = []
  for (let page = 1; page <= 3; page++) pages.push(await world.ok('pro/order/list', { token, page, page_size: 100 }))
  const all = pages.flatMap(({ list }) => list)
  expect(pages.map(({ total }) => total)).toEqual([260, 260, 260])
  expect(new Set(all.map(({ order_no }) => order_no)).size).toBe(260)
  expect(all.map(({ created_at }) => created_at)).toEqual(
    all
      .map(({ created_at }) => created_at)
      .toSorted()
      .toReversed(),
  )
  expect(new Set(all.map(({ status }) => status))).toEqual(
    new Set(['created', 'paying', 'paid', 'finished', 'cancelled', 'expired', 'refunded']),
  )
  const cancelled = await world.ok('pro/order/list', { token, status: 'cancelled', page_size: 1 })
  expect(cancelled.list).toMatchObject([{ status: 'cancelled' }])
})

test('[AUTH-09] a link sets a new password once; all sessions end and the old password is invalid', async () => {
  const { mail, password: old, token } = await world.user()
  const other = await world.ok('user/signin', { mail, password: old })
  const reset_token = await resetToken(world, mail)
  const password = 'quiet river stones'
  await world.ok('user/reset/password', { reset_token, password })
  for (const ended of [token, other.token]) await world.fails('user/info', { token: ended }, 40103)
  await world.fails('user/signin', { mail, password: old }, 40110)
  await world.ok('user/signin', { mail, password })
  const again = await world.fails('user/reset/password', { reset_token, password: 'another river stone' }, 41001)
  expect(again).toEqual({ reason: 'link_invalid' })
})

test('[AUTH-09] a link used twice concurrently sets one password', async () => {
  const { mail } = await world.user()
  const reset_token = await resetToken(world, mail)
  const passwords = ['quiet river stones', 'silent mountain paths']
  const replies = await Promise.all(passwords.map((password) => world.send('user/reset/password', { reset_token, password })))
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([200, 41001]))
  const winner = passwords[replies.findIndex(({ code }) => code === 200)] ?? ''
  await world.ok('user/signin', { mail, password: winner })
})

test('[AUTH-09] a link is valid for ten minutes, and a rejected password does not use it up', async () => {
  const reset_token = await resetToken(world)
  await world.fails('user/reset/password', { reset_token, password: 'password1' }, 42201)
  world.clock.advance(10 * 60_000 - 1)
  expect(await world.ok('user/reset/password', { reset_token, password: 'quiet river stones' })).toEqual({ ok: 1 })
})

test('[AUTH-09] asking for a new password reveals nothing about the address, and is limited to three an hour', async () => {
  const { mail } = await world.user()
  const { mail: disabled } = await world.user({ disabled: 1 })
  const ask = (to: string) => world.send('user/reset/sendmail', { mail: to, vaptcha_token: 'ok' })
  for (const to of [mail, disabled, 'stranger@example.com']) {
    const replies = [await ask(to), await ask(to), await ask(to), await ask(to)]
    expect(replies.map(({ code, data }) => [code, data])).toEqual([
      [200, { sent: 1 }],
      [200, { sent: 1 }],
      [200, { sent: 1 }],
      [42901, { reason: 'too_often', retry_after: 3600 }],
    ])
  }
  await mailedLink(world, mail, '/reset/')
  expect((await lastMessage(world, disabled)).link).toBe('')
})

test('[AUTH-09] the reply does not reveal that a mail could not be sent', async () => {
  const { mail } = await world.user()
  await world.control('/sending', { mail: 'fail' })
  expect(await world.ok('user/reset/sendmail', { mail, vaptcha_token: 'ok' })).toEqual({ sent: 1 })
  await world.control('/sending', { mail: 'ok' })
})

test('[AUTH-09] changing the password ends all other sessions; wrong old passwords are rate-limited', async () => {
  const { mail, password: old, token } = await world.user()
  const other = await world.ok('user/signin', { mail, password: old })
  const password = 'quiet river stones'
  await world.ok('user/password/change', { token, old_password: old, password })
  await world.ok('user/info', { token })
  await world.fails('user/info', { token: other.token }, 40103)
  const guess = { token, old_password: 'not this one', password: 'silent mountain paths' }
  for (let attempt = 0; attempt < 5; attempt++) await world.fails('user/password/change', guess, 40104)
  expect(await world.fails('user/password/change', guess, 42901)).toMatchObject({ retry_after: 900 })
  await world.ok('user/signin', { mail, password })
})

test('[AUTH-09] a verification link cannot set a password, and of several links the first that is opened works', async () => {
  const { mail, token } = await world.user({ is_activity: 0 })
  await world.ok('user/resendmail', { token })
  const first = (await lastMessage(world, mail)).link.split('/').at(-1) ?? ''
  world.clock.advance(60_000)
  await world.ok('user/resendmail', { token })
  const second = (await lastMessage(world, mail)).link.split('/').at(-1) ?? ''
  await world.fails('user/reset/password', { reset_token: second, password: 'quiet river stones' }, 41001)
  expect(await world.ok('user/verify', { verify_token: first })).toEqual({ verified: 1 })
  await world.fails('user/verify', { verify_token: second }, 41001)
})
