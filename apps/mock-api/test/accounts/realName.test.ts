import { afterAll, beforeAll, expect, test } from 'vitest'
import { idNumber, realNameBody } from '../support/realName.ts'
import { startWorld, type World } from '../support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

test('[SALE-07] a submitted name is reviewed and passes; replies show it masked', async () => {
  const user = await world.user({ flags: { icrud: 1 } })
  const { token, mail } = user
  expect(await world.ok('user/auth/info', { token })).toEqual({ real_name: 'none' })
  const sent = { real_name: 'pending', name_masked: '林*', id_number_masked: '1****************X', submitted_at: expect.any(String) }
  expect(await world.ok('user/auth/submit', realNameBody(user))).toEqual(sent)
  expect(await world.ok('user/info', { token })).toMatchObject({ real_name: 'pending' })
  expect(await world.control('/real-name', { mail, result: 'passed' })).toEqual({ ok: true })
  expect(await world.ok('user/auth/info', { token })).toEqual({ ...sent, real_name: 'passed' })
  await world.fails('user/auth/submit', realNameBody(user), 40912)
})

test('[SALE-07] a rejection has a reason, and the name can be submitted again', async () => {
  const user = await world.user({ flags: { admin_plus: 1 } })
  const { token, mail } = user
  await world.ok('user/auth/submit', realNameBody(user))
  await world.control('/real-name', { mail, result: 'rejected', reason: '姓名与号码不一致' })
  expect(await world.ok('user/auth/info', { token })).toMatchObject({ real_name: 'rejected', reject_reason: '姓名与号码不一致' })
  const again = await world.ok('user/auth/submit', realNameBody(user))
  expect(again.real_name).toBe('pending')
  expect(again).not.toHaveProperty('reject_reason')
})

test('[SALE-07] the number is in no table', async () => {
  await world.ok('user/auth/submit', realNameBody(await world.user({ flags: { pro: 1 } })))
  const { query } = world.app.database
  const rows = await Promise.all([
    query.selectFrom('real_names').selectAll().execute(),
    query.selectFrom('requests').selectAll().execute(),
    query.selectFrom('users').selectAll().execute(),
  ])
  expect(JSON.stringify(rows)).toContain('1****************X')
  expect(JSON.stringify(rows)).not.toContain(idNumber)
  expect(JSON.stringify(rows)).not.toContain(idNumber.slice(6, 14))
})

test('[SALE-07] only undecided requests can be decided', async () => {
  const { mail } = await world.user({ flags: { pro: 1 } })
  expect(await world.control('/real-name', { mail, result: 'passed' })).toEqual({ error: `Nothing of ${mail} waits for a decision` })
})

test('[SALE-07] an invalid number is reported by its field name and not repeated', async () => {
  const user = await world.user({ flags: { pro: 1 } })
  const reply = await world.send('user/auth/submit', { ...realNameBody(user), id_number: '110105194912310021' })
  expect(reply.code).toBe(40001)
  expect(reply.data).toMatchObject({ fields: { id_number: expect.any(String) } })
  expect(JSON.stringify(reply.data)).not.toContain('1101051949')
})
