import { calls, type CallPath } from '@view-site/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bought } from './support/orders.ts'
import { newPhone } from './support/phone.ts'
import { customer } from './support/releases.ts'
import { startWorld, type TestUser, type World } from './support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** Sends a call as a browser that shows the site in one language. */
async function sendIn(locale: string, path: CallPath, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', 'accept-language': locale }
  await world.app.fetch(new Request(`${world.origin}${calls[path].url}`, { method: 'POST', headers, body: JSON.stringify(body) }))
}

const signIn = (locale: string, { mail, password }: TestUser) => sendIn(locale, 'user/signin', { mail, password })

async function subjectsTo({ mail }: TestUser): Promise<string[]> {
  const rows = await world.app.database.query.selectFrom('mails').select('subject').where('recipient', '=', mail).execute()
  return rows.map(({ subject }) => subject)
}

test.each([
  ['en-US', /^[^\u4e00-\u9fff]+$/],
  ['zh-CN', /^[^·]*[\u4e00-\u9fff][^·]*$/],
  ['fr-FR, fr', / · /],
])('[SALE-05] mails are in the language of the last sign-in, or in both: %s', async (locale, words) => {
  const user = await world.user()
  await signIn(locale, user)
  await bought(world, user)
  const subjects = await subjectsTo(user)
  expect(subjects).toHaveLength(2)
  for (const subject of subjects) expect(subject).toMatch(words)
})

test('[SALE-05] a sign-in in another language changes that of the mails, one without a language does not', async () => {
  const user = await world.user()
  await signIn('zh-CN', user)
  await signIn('en-US', user)
  await world.ok('user/signin', { mail: user.mail, password: user.password })
  await world.ok('user/password/change', { token: user.token, old_password: user.password, password: 'quiet river stones' })
  expect(await subjectsTo(user)).toEqual(['Your password was changed'])
})

test.each([
  ['en-US', 'Your download code', /^【View UI Plus】Your code is \d{6}\. It is valid for 10 minutes\.$/],
  ['zh-CN', '下载验证码', /^【View UI Plus】验证码 \d{6}，10 分钟内有效。$/],
  ['fr-FR, fr', '下载验证码 · Your download code', /^【View UI Plus】验证码 .*。Your code is .*\.$/],
])('[SALE-05] codes are mailed and texted in the language of the account, or in both: %s', async (locale, subject, text) => {
  const { user, release } = await customer(world)
  await signIn(locale, user)
  await world.ok('pro/release/download/captcha', { token: user.token, release_id: release.id, type: 'mail' })
  const phone_number = newPhone()
  await world.ok('user/contact/send_code', { token: user.token, password: user.password, phone_number })
  const { query } = world.app.database
  const sent = (to: string) =>
    query.selectFrom('outbox').select(['subject', 'body']).where('recipient', '=', to).where('code', 'is not', null).execute()
  expect((await sent(user.mail)).map((mail) => mail.subject)).toEqual([subject])
  expect((await sent(phone_number)).map(({ body }) => body)).toEqual([expect.stringMatching(text)])
})
