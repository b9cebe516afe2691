import { afterAll, beforeAll, expect, test } from 'vitest'
import { bought } from '../support/orders.ts'
import { lastMessage, mailedCode, newPhone, signupBody } from '../support/phone.ts'
import { startWorld, type World } from '../support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ mailSignUp: true })
})
afterAll(() => world.close())

const minute = 60_000
const password = 'correct horse'

function newMail(): string {
  return `${newPhone()}@example.com`
}

async function mailCodeTo(mail: string): Promise<string> {
  await world.ok('user/send_mail_code', { mail, vaptcha_token: 'ok' })
  return mailedCode(world, mail)
}

test('[AUTH-02] a mailed code creates an account without a phone number, whose address is verified', async () => {
  const mail = newMail()
  const mail_captcha = await mailCodeTo(mail)
  expect(mail_captcha).toMatch(/^\d{6}$/)
  const { token, info } = await world.ok('user/signup', { mail: ` ${mail.toUpperCase()} `, password, mail_captcha })
  expect(info).toMatchObject({ phone_masked: '', is_activity: 1 })
  await world.ok('user/signin', { mail, password })
  expect(await world.ok('user/info', { token })).toMatchObject({ is_activity: 1 })
})

test('[SALE-01] an account without a phone number buys, and gets its licence key', async () => {
  const mail = newMail()
  const { token, uuid } = await world.ok('user/signup', { mail, password, mail_captcha: await mailCodeTo(mail) })
  const { purchase } = await bought(world, { mail, password, uuid, token })
  const license = await world.ok('pro/license/create', {
    token,
    purchase_id: purchase.id,
    holder: { type: 'company', name: 'Example Ltd' },
    request_id: '7c0d4f0e-94cf-4c6c-9b0a-8a4b8b1f2a10',
  })
  expect(license.key).toMatch(/^AP-/)
})

test('an account without a phone number adds one later, with a code to it alone', async () => {
  const mail = newMail()
  const { token } = await world.ok('user/signup', { mail, password, mail_captcha: await mailCodeTo(mail) })
  const phone_number = newPhone()
  expect(await world.ok('user/contact/send_code', { token, password, phone_number })).toMatchObject({ current: 0 })
  const { code } = await lastMessage(world, phone_number)
  expect(await world.ok('user/contact/change', { token, phone_number, captcha: code })).toMatchObject({
    phone_masked: `${phone_number.slice(0, 3)}****${phone_number.slice(-4)}`,
  })
  await world.ok('user/signin', { username: phone_number, password })
  const notices = world.app.database.query.selectFrom('mails').select('subject').where('recipient', '=', mail)
  expect((await notices.execute()).map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/添加手机号|phone number was added/))
})

test('[AUTH-02] the reply does not reveal whether an address has an account; its owner gets a mail that says so', async () => {
  const { mail } = await world.user()
  const free = newMail()
  const taken = await world.send('user/send_mail_code', { mail, vaptcha_token: 'ok' })
  const other = await world.send('user/send_mail_code', { mail: free, vaptcha_token: 'ok' })
  expect({ code: taken.code, data: taken.data }).toEqual({ code: other.code, data: other.data })
  expect(await lastMessage(world, mail)).toEqual({ code: '', link: expect.stringMatching(/\/recover$/) })
  const wrong = { password, mail_captcha: '000000' }
  const codes = [
    (await world.send('user/signup', { ...wrong, mail })).code,
    (
      await world.send('user/signup', {
        ...wrong,
        mail: free,
        mail_captcha: (await mailedCode(world, free)) === '000000' ? '000001' : '000000',
      })
    ).code,
  ]
  expect(codes).toEqual([40130, 40130])
})

test('[AUTH-02] the code belongs to its address, ends after five tries or five minutes, and creates one account', async () => {
  const mail = newMail()
  const mail_captcha = await mailCodeTo(mail)
  await world.fails('user/signup', { mail: newMail(), password, mail_captcha }, 40130)
  const body = { mail, password, mail_captcha }
  const replies = await Promise.all([1, 2, 3].map(() => world.send('user/signup', body)))
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
  const tried = newMail()
  const right = await mailCodeTo(tried)
  const wrong = right === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 4; tries++) await world.fails('user/signup', { mail: tried, password, mail_captcha: wrong }, 40130)
  await world.fails('user/signup', { mail: tried, password, mail_captcha: wrong }, 40132)
  await world.fails('user/signup', { mail: tried, password, mail_captcha: right }, 40132)
  const late = newMail()
  const late_captcha = await mailCodeTo(late)
  world.clock.advance(5 * minute)
  await world.fails('user/signup', { mail: late, password, mail_captcha: late_captcha }, 40131)
})

test('codes are limited per address and per caller', async () => {
  world.clock.advance(24 * 60 * minute)
  const mail = newMail()
  await mailCodeTo(mail)
  expect(await world.fails('user/send_mail_code', { mail, vaptcha_token: 'ok' }, 42901)).toMatchObject({ retry_after: 60 })
  for (let count = 1; count < 10; count++) await mailCodeTo(newMail())
  expect((await world.send('user/send_mail_code', { mail: newMail(), vaptcha_token: 'ok' })).code).toBe(42901)
})

test('only the keyed hash of a code is stored, and it is deleted with the sign-up', async () => {
  world.clock.advance(24 * 60 * minute)
  const mail = newMail()
  const mail_captcha = await mailCodeTo(mail)
  const own = world.app.database.query.selectFrom('sign_up_codes').selectAll().where('contact', '=', mail)
  expect((await own.executeTakeFirstOrThrow()).code_hash).not.toContain(mail_captcha)
  await world.ok('user/signup', { mail, password, mail_captcha })
  expect(await own.execute()).toEqual([])
})

test('[AUTH-02] a server without sign-up by mail refuses it, and asks for the phone number', async () => {
  const closed = await startWorld({ mailSignUp: false })
  const mail = newMail()
  await closed.fails('user/send_mail_code', { mail, vaptcha_token: 'ok' }, 40401)
  const { fields } = await closed.fails('user/signup', { mail, password, mail_captcha: '123456' }, 40001)
  expect(Object.keys(fields ?? {})).toEqual(['mobile', 'mail_captcha'])
  await closed.ok('user/signup', await signupBody(closed))
  await closed.close()
})
