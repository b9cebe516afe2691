import { afterAll, beforeAll, expect, test } from 'vitest'
import { licenseBody } from '../cases/salesCases.ts'
import { resetToken } from '../cases/userCases.ts'
import { mailChange, mailsTo, phoneChange } from '../support/accountCentre.ts'
import { bought } from '../support/orders.ts'
import { lastMessage, newPhone } from '../support/phone.ts'
import { startWorld, type TestUser, type World } from '../support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const signIn = async ({ mail, password }: TestUser) => (await world.ok('user/signin', { mail, password })).token

test('sessions are listed with their last use, and each can be ended', async () => {
  const user = await world.user()
  const phone = await signIn(user)
  world.clock.advance(3 * 3_600_000)
  const { list } = await world.ok('user/session/list', { token: user.token })
  expect(list.map(({ current }) => current)).toEqual([true, false])
  expect(list[0]?.seen_at).toBe(world.clock.now().toISOString())
  await world.ok('user/session/end', { token: user.token, session_id: list[1]?.id })
  await world.fails('user/info', { token: phone }, 40103)
  expect((await world.ok('user/session/list', { token: user.token })).list).toHaveLength(1)
})

test('all other sessions end at once', async () => {
  const user = await world.user()
  const others = [await signIn(user), await signIn(user)]
  expect(await world.ok('user/session/end', { token: user.token })).toEqual({ ended: 2 })
  for (const token of others) await world.fails('user/info', { token }, 40103)
  await world.ok('user/info', { token: user.token })
})

test('a mail address changes with the codes of both addresses; the old one is notified and its links end', async () => {
  const user = await world.user()
  const reset_token = await resetToken(world, user.mail)
  world.clock.advance(1000)
  const body = await mailChange(world, user)
  await world.fails('user/contact/change', { ...body, captcha_current: undefined }, 40130)
  await world.fails('user/contact/change', { ...body, mail: `${newPhone()}@example.com` }, 40130)
  const info = await world.ok('user/contact/change', body)
  expect(info).toMatchObject({ is_activity: 1 })
  await world.fails('user/contact/change', body, 40130)
  await world.fails('user/signin', { mail: user.mail, password: user.password }, 40110)
  await world.ok('user/signin', { mail: body.mail, password: user.password })
  await world.fails('user/reset/password', { reset_token, password: 'quiet river stones' }, 41001)
  expect(await mailsTo(world, user.mail)).toEqual([expect.stringContaining('邮箱已修改')])
})

test('an address that was never verified is corrected without a code that could not arrive', async () => {
  const user = await world.user({ is_activity: 0 })
  const mail = `${newPhone()}@example.com`
  const sent = await world.ok('user/contact/send_code', { token: user.token, mail, password: user.password })
  expect(sent).toMatchObject({ current: 0 })
  const captcha = (await lastMessage(world, mail)).code
  expect(await world.ok('user/contact/change', { token: user.token, mail, captcha })).toMatchObject({ is_activity: 1 })
})

test('a phone number changes with the codes of both numbers; the account is notified by mail', async () => {
  const phone = newPhone()
  const user = await world.user({ phone })
  const body = await phoneChange(world, user)
  await world.fails('user/contact/change', body, 40130)
  const captcha_current = (await lastMessage(world, phone)).code
  await world.ok('user/contact/change', { ...body, captcha_current })
  await world.ok('user/signin', { username: body.phone_number, password: user.password })
  expect(await mailsTo(world, user.mail)).toEqual([expect.stringContaining('手机号已修改')])
})

test('whether an address has an account is not disclosed before the code is confirmed', async () => {
  const other = await world.user()
  const replies = await Promise.all(
    [other.mail, `${newPhone()}@example.com`].map(async (mail) => {
      const { token, password } = await world.user()
      return world.ok('user/contact/send_code', { token, mail, password })
    }),
  )
  expect(replies[0]).toEqual(replies[1])
})

test('five wrong passwords lock what asks for the password again', async () => {
  const { token, password } = await world.user()
  for (let attempt = 0; attempt < 5; attempt++) await world.fails('user/delete', { token, password: 'not this one' }, 40104)
  expect(await world.fails('user/export', { token, password }, 42901)).toMatchObject({ retry_after: 900 })
})

test('the export has the account and its orders, and no secret', async () => {
  const user = await world.user({ name: '林夏' })
  const { order_no } = await bought(world, user)
  const data = await world.ok('user/export', { token: user.token, password: user.password })
  expect(data.account).toMatchObject({ mail: user.mail, name: '林夏' })
  expect(data.records['orders']).toEqual([expect.objectContaining({ order_no })])
  expect(data.records['sessions']).toHaveLength(1)
  expect(JSON.stringify(data)).not.toMatch(/argon2|password_hash|token_hash|code_hash/)
})

test('a deleted account leaves no personal data, its licence stays valid, and its address is free again', async () => {
  const phone = newPhone()
  const user = await world.user({ name: '机密的名字', phone })
  const licence = await world.ok('pro/license/create', await licenseBody(world, user))
  await world.ok('user/delete', { token: user.token, password: user.password })
  await world.fails('user/info', { token: user.token }, 40103)
  await world.fails('user/signin', { mail: user.mail, password: user.password }, 40110)
  const { query } = world.app.database
  const users = await query.selectFrom('users').selectAll().where('uuid', '=', user.uuid).execute()
  const rest = await query.selectFrom('users').selectAll().where('created_at', '=', world.clock.now().toISOString()).execute()
  expect(users).toEqual([])
  expect(JSON.stringify(rest)).not.toMatch(new RegExp(`机密|${phone}|${user.mail}`))
  expect(await world.ok('pro/license/check', { key: licence.key ?? '' })).toMatchObject({ status: 'active', perpetual: true })
  expect(await mailsTo(world, user.mail)).toEqual([expect.stringContaining('已注销')])
  expect((await world.user({ mail: user.mail, phone })).mail).toBe(user.mail)
})

test('[SALE-05] a product learns of a suspended licence, and no holder', async () => {
  const user = await world.user()
  const { id, key = '' } = await world.ok('pro/license/create', await licenseBody(world, user))
  await world.app.database.query.updateTable('licenses').set({ status: 'suspended' }).where('id', '=', id).execute()
  const state = await world.ok('pro/license/check', { key: key.toLowerCase() })
  expect(state).toMatchObject({ status: 'suspended', product: 'admin_plus' })
  expect(Object.keys(state)).not.toContain('holder')
})
