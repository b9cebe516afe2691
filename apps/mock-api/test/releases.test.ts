import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp, folderStore } from '../src/index.ts'
import { bought, orderBody } from './support/orders.ts'
import { mailedCode } from './support/phone.ts'
import { customer, downloadBody, lateCustomer, sampleRelease } from './support/releases.ts'
import { startWorld, type World } from './support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

test('[SALE-05] a release from the list to the file: captcha by mail, an address of five minutes, the checksum of the list', async () => {
  const body = await downloadBody(world)
  const { list } = await world.ok('pro/release/list', { token: body.token, product: 'admin_plus' })
  const file = list.find(({ id }) => id === body.release_id)?.files[0]
  const download = await world.ok('pro/release/download', body)
  expect(download).toMatchObject({ name: file?.name, size: file?.size, sha256: file?.sha256 })
  const bytes = Buffer.from(await (await world.app.fetch(new Request(download.url))).arrayBuffer())
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.sha256)
  world.clock.advance(5 * 60_000 - 1)
  expect((await world.app.fetch(new Request(download.url))).status).toBe(200)
  world.clock.advance(1)
  expect((await world.app.fetch(new Request(download.url))).status).toBe(404)
})

test('[SALE-05] newest first; releases that the account may not download give the reason', async () => {
  const stranger = await world.user()
  const { list, total } = await world.ok('pro/release/list', { token: stranger.token, product: 'admin_plus', page_size: 100 })
  const dates = list.map(({ published_at }) => published_at)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(total).toBe(list.length)
  expect(new Set(list.map(({ reason }) => reason))).toEqual(new Set(['not_entitled']))
  const { user } = await customer(world)
  const own = await world.ok('pro/release/list', { token: user.token, product: 'admin_plus' })
  expect(own.list.every(({ entitled, reason }) => entitled && reason === undefined)).toBe(true)
  expect((await sampleRelease(world, user, 'admin_cloud')).entitled).toBe(false)
})

test('[SALE-05] releases published inside the update period stay available, later ones do not', async () => {
  const { token, release_id } = await lateCustomer(world)
  const { list } = await world.ok('pro/release/list', { token, product: 'admin_plus', page_size: 100 })
  expect(list.find(({ id }) => id === release_id)).toMatchObject({ entitled: false, reason: 'updates_ended' })
  const older = list.find(({ version }) => version === '3.2.0')
  expect(older?.entitled).toBe(true)
  await world.ok('pro/release/download/captcha', { token, release_id: older?.id ?? '', type: 'image' })
})

test('[SALE-05] a release for a larger edition gives that as the reason', async () => {
  const { user } = await customer(world)
  const { id } = await world.control('/release', { product: 'admin_plus', version: '4.0.0', min_edition: 'enterprise' })
  const { list } = await world.ok('pro/release/list', { token: user.token, product: 'admin_plus' })
  expect(list.find((release) => release.id === id)).toMatchObject({ entitled: false, reason: 'edition' })
  await world.fails('pro/release/download/captcha', { token: user.token, release_id: String(id), type: 'image' }, 40302)
})

test('[SALE-05] a purchase includes the releases of every product it grants; a manually granted flag only its own', async () => {
  const { user } = await customer(world)
  const { list } = await world.ok('pro/release/list', { token: user.token, product: 'icrud' })
  expect(list[0]?.entitled).toBe(true)
  const granted = await world.user({ flags: { admin_cloud: 1 } })
  expect((await sampleRelease(world, granted, 'admin_cloud')).entitled).toBe(true)
  expect((await sampleRelease(world, granted)).entitled).toBe(false)
})

test('[SALE-05] a refund removes access to the releases', async () => {
  const user = await world.user()
  const { order_no } = await bought(world, user)
  await world.control('/gateway', { order_no, event: 'refund' })
  expect((await sampleRelease(world, user)).reason).toBe('not_entitled')
})

test('[SALE-05] the releases of a store item are for its owners', async () => {
  const item = 'dashboard-kit'
  await world.control('/release', { store_item_id: item, version: '1.0.0' })
  const user = await world.user()
  const read = async () => (await world.ok('pro/release/list', { token: user.token, store_item_id: item })).list[0]
  expect(await read()).toMatchObject({ store_item_id: item, entitled: false })
  await world.app.database.query
    .insertInto('store_purchases')
    .values({
      id: `s_${randomUUID()}`,
      order_no: (await world.ok('pro/order/create', orderBody(user))).order_no,
      user_id: await userId(user.mail),
      item_id: item,
      status: 'active',
      created_at: world.clock.now().toISOString(),
    })
    .execute()
  expect(await read()).toMatchObject({ entitled: true })
})

test('[SALE-05] a captcha picture has strokes and no text; its answer is valid for all files of the release and for its user only', async () => {
  const { user, release } = await customer(world)
  const request = { token: user.token, release_id: release.id }
  const { captcha_id, image = '' } = await world.ok('pro/release/download/captcha', { ...request, type: 'image' })
  const svg = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64').toString()
  expect(svg).toMatch(/^<svg /)
  expect(svg).not.toMatch(/<text|>[A-Z\d]{2,}</)
  const other = await customer(world)
  const file_id = release.files[0]?.file_id ?? ''
  await world.fails(
    'pro/release/download',
    { token: other.user.token, release_id: release.id, file_id, captcha_id, captcha: 'AAAAA' },
    40131,
  )
})

test('[SALE-05] a mailed code is case-insensitive, valid until it expires, and replaced by a new one', async () => {
  const body = await downloadBody(world)
  await world.ok('pro/release/download', { ...body, captcha: ` ${body.captcha.toLowerCase()} ` })
  await world.ok('pro/release/download', body)
  world.clock.advance(60_000)
  await world.ok('pro/release/download/captcha', { token: body.token, release_id: body.release_id, type: 'image' })
  expect(await world.fails('pro/release/download', body, 40131)).toMatchObject({ reason: 'captcha_expired' })
})

test('[SALE-05] mailed codes are rate-limited with a retry time', async () => {
  const { user, release } = await customer(world)
  const request = { token: user.token, release_id: release.id, type: 'mail' as const }
  expect((await world.ok('pro/release/download/captcha', request)).sent_to).toContain('***@')
  expect(await mailedCode(world, user.mail)).toMatch(/^\d{6}$/)
  expect((await world.fails('pro/release/download/captcha', request, 42901)).retry_after).toBe(60)
})

test('[SALE-05] a release dated in the future is not listed', async () => {
  const user = await world.user()
  const published_at = new Date(world.clock.now().getTime() + 1000).toISOString()
  const { id } = await world.control('/release', { product: 'admin_cloud', version: '5.0.0', published_at })
  const ids = async () =>
    (await world.ok('pro/release/list', { token: user.token, product: 'admin_cloud' })).list.map((release) => release.id)
  expect(await ids()).not.toContain(id)
  world.clock.advance(1000)
  expect(await ids()).toContain(id)
})

test('a guessed download address is a plain 404', async () => {
  for (const path of ['/v1/file/guess/a.zip', `/v1/file/${'a'.repeat(300)}/a.zip`, '/v1/file/../../etc/passwd']) {
    expect((await world.app.fetch(new Request(`http://127.0.0.1${path}`))).status).toBe(404)
  }
})

test('releases in the owner’s index.json are published once, however often the API starts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'))
  await mkdir(join(folder, 'own/1.0.0'), { recursive: true })
  await writeFile(join(folder, 'own/1.0.0/own.zip'), 'the owner’s own')
  const entry = { product: 'admin_plus', version: '1.0.0', published_at: '2026-01-01T00:00:00Z', files: ['own/1.0.0/own.zip'] }
  await writeFile(join(folder, 'index.json'), JSON.stringify([entry]))
  const file = join(folder, 'data.sqlite')
  for (let start = 0; start < 2; start++) {
    const app = await createApp({ database: { file }, releaseFiles: folderStore(folder) })
    const found = await app.database.query.selectFrom('release_files').select(['name', 'size']).execute()
    expect(found).toEqual([{ name: 'own.zip', size: 17 }])
    await app.close()
  }
  await writeFile(join(folder, 'index.json'), JSON.stringify([{ ...entry, version: '' }]))
  await expect(createApp({ releaseFiles: folderStore(folder) })).rejects.toThrow('index.json')
  await rm(folder, { recursive: true })
})

async function userId(mail: string): Promise<string> {
  const { id } = await world.app.database.query.selectFrom('users').select('id').where('mail', '=', mail).executeTakeFirstOrThrow()
  return id
}
