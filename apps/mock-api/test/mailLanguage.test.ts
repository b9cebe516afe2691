import { calls, type CallPath } from '@view-site/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bought } from './support/orders.ts'
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
