import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from './support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const clicks = () => world.app.database.query.selectFrom('ad_clicks').select('ad_id').execute()

test.each(['100', '101', '110', '120'] as const)('[SALE-10] the placement %s has its ads, by a GET without a token', async (name) => {
  const list = await world.ok('pro/ad/list', { name })
  expect(list.map((ad) => Object.keys(ad).toSorted())).toEqual(list.map(() => ['id', 'img', 'link', 'title']))
  expect(list).not.toEqual([])
})

test.each(['', '0', '100,101', '１００', '100\0', '__proto__', '1e2'])('[SALE-10] %j is not a placement', async (name) => {
  const { status, code } = await world.send('pro/ad/list', { name })
  expect({ status, code }).toEqual({ status: 400, code: 40001 })
})

test('[SALE-10] unknown placements and POST are rejected', async () => {
  expect((await world.send('pro/ad/list', { name: '102' })).code).toBe(40001)
  const posted = await world.app.fetch(new Request('http://127.0.0.1/v1/pro/ad/list', { method: 'POST', body: '{}' }))
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET'])
})

test('[SALE-10] clicks are counted by ad; unknown ads are ignored', async () => {
  await world.ok('pro/ad/click', { id: 'materials-top' })
  await world.ok('pro/ad/click', { id: 'unknown' })
  expect(await clicks()).toEqual([{ ad_id: 'materials-top' }])
})
