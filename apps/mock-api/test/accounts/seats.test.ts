import { afterAll, beforeAll, expect, test } from 'vitest'
import { holderOf } from '../cases/salesCases.ts'
import { orderBody } from '../support/orders.ts'
import { lastMessage, newPhone, signupBody } from '../support/phone.ts'
import { invitationToken, invited, joined, mailsTo, teamPurchase } from '../support/accountCentre.ts'
import { startWorld, type World } from '../support/startWorld.ts'
import { pay, upgradeBody } from '../support/upgrades.ts'

let world: World
const logged: object[] = []
beforeAll(async () => {
  world = await startWorld({ log: (_level, message, fields) => void (message === 'security' && logged.push(fields ?? {})) })
})
afterAll(() => world.close())

const week = 7 * 24 * 3_600_000
const newMail = () => `${newPhone()}@example.com`
const statuses = async (token: string, purchase_id: string) =>
  (await world.ok('pro/seat/list', { token, purchase_id })).list.map(({ status }) => status)

test('[SALE-05] a person without an account signs up with the invited address, takes the seat and downloads; the address is verified', async () => {
  const owner = await world.user()
  const purchase = await teamPurchase(world, owner)
  const license = await world.ok('pro/license/create', { ...holderOf(owner), purchase_id: purchase.id })
  const mail = newMail()
  await world.ok('pro/seat/invite', { token: owner.token, purchase_id: purchase.id, mail })
  const { token } = await world.ok('user/signup', await signupBody(world, { mail }))
  const seat_token = await invitationTokenIn(mail, '/user/account')
  const shared = await world.ok('pro/seat/accept', { token, seat_token })
  expect(shared).toMatchObject({ product: 'admin_plus', edition: 'team', licenses: [{ id: license.id, key_masked: license.key_masked }] })
  expect(JSON.stringify(shared)).not.toContain(license.key)
  expect(await world.ok('user/info', { token })).toMatchObject({ is_activity: 1, admin_plus: 1 })
  const [revealed] = (await world.ok('pro/seat/shared', { token, reveal: license.id })).list
  expect(revealed?.licenses[0]?.key).toBe(license.key)
  const releases = await world.ok('pro/release/list', { token, product: 'admin_plus' })
  expect(releases.list.some(({ entitled }) => entitled)).toBe(true)
  expect(await world.ok('pro/seat/list', { token: owner.token, purchase_id: purchase.id })).toMatchObject({
    seats: 10,
    used: 2,
    list: [{ mail, status: 'accepted', accepted_at: world.clock.now().toISOString() }],
  })
})

/** The token of the invitation, although a later mail verifies the address of the new account. */
async function invitationTokenIn(mail: string, path: string): Promise<string> {
  const rows = await world.app.database.query.selectFrom('outbox').select('link').where('recipient', '=', mail).execute()
  const link = rows.map((row) => row.link ?? '').find((one) => one.includes(path)) ?? ''
  return new URL(link).searchParams.get('seat') ?? ''
}

test('known and unknown addresses get the same reply and the same mail in their language', async () => {
  const owner = await world.user()
  const { id: purchase_id } = await teamPurchase(world, owner)
  const known = await world.user()
  await world.app.database.query.updateTable('users').set({ locale: 'en-US' }).where('mail', '=', known.mail).execute()
  const unknown = newMail()
  const replies = [known.mail, unknown].map((mail) => world.ok('pro/seat/invite', { token: owner.token, purchase_id, mail }))
  const [one, other] = (await Promise.all(replies)).map(({ id: _id, mail: _mail, ...rest }) => rest)
  expect(one).toEqual(other)
  const subjects = await world.app.database.query
    .selectFrom('outbox')
    .select(['recipient', 'subject'])
    .where('recipient', 'in', [known.mail, unknown])
    .execute()
  const subjectTo = (mail: string) => subjects.find(({ recipient }) => recipient === mail)?.subject
  expect(subjectTo(known.mail)).toBe('You are invited to use a team license')
  expect(subjectTo(unknown)).toBe('邀请你使用团队授权 · You are invited to use a team license')
})

test('a link serves the account of its address alone, once, and its member again after a lost reply', async () => {
  const [owner, member, other] = [await world.user(), await world.user(), await world.user()]
  const { seat_token } = await invited(world, owner, member)
  await world.fails('pro/seat/accept', { token: other.token, seat_token }, 40302)
  await world.fails('pro/seat/accept', { token: owner.token, seat_token }, 40302)
  const first = await world.ok('pro/seat/accept', { token: member.token, seat_token })
  expect(await world.ok('pro/seat/accept', { token: member.token, seat_token })).toEqual(first)
  await world.fails('pro/seat/accept', { token: other.token, seat_token }, 41001)
  await world.ok('pro/seat/leave', { token: member.token, seat_id: first.seat_id })
  await world.fails('pro/seat/accept', { token: member.token, seat_token }, 41001)
})

test('[SALE-05] an account sees the open invitations to its verified address, and accepts one without the mail', async () => {
  const [owner, member, other] = [await world.user(), await world.user(), await world.user()]
  const { seat } = await invited(world, owner, member)
  const waiting = async (token: string) => (await world.ok('pro/seat/invitations', { token })).list
  const { id: seat_id, invited_at, expires_at } = seat
  const shared_by = (await world.ok('user/info', { token: owner.token })).mail_masked
  expect(await waiting(member.token)).toEqual([{ seat_id, product: 'admin_plus', edition: 'team', shared_by, invited_at, expires_at }])
  for (const { token } of [owner, other]) {
    expect(await waiting(token)).toEqual([])
    await world.fails('pro/seat/accept', { token, seat_id }, 40401)
  }
  const first = await world.ok('pro/seat/accept', { token: member.token, seat_id })
  expect(first).toMatchObject({ seat_id, product: 'admin_plus', edition: 'team' })
  expect(await world.ok('pro/seat/accept', { token: member.token, seat_id }), 'the first reply was lost').toEqual(first)
  expect(await waiting(member.token)).toEqual([])
  expect(await world.ok('user/info', { token: member.token })).toMatchObject({ admin_plus: 1 })
})

test('an account whose address is not verified sees no invitation and accepts none by its id', async () => {
  const member = await world.user({ is_activity: 0 })
  const { seat, seat_token } = await invited(world, await world.user(), member)
  expect(await world.ok('pro/seat/invitations', { token: member.token })).toMatchObject({ list: [], total: 0 })
  await world.fails('pro/seat/accept', { token: member.token, seat_id: seat.id }, 40301)
  await world.ok('pro/seat/accept', { token: member.token, seat_token })
})

test('invitations that were withdrawn, have expired, or are of a refunded purchase are not listed, the others page by page', async () => {
  const member = await world.user()
  const [withdrawn, refunded] = [await world.user(), await world.user()]
  const expired = await invited(world, await world.user(), member)
  world.clock.advance(week)
  await world.fails('pro/seat/accept', { token: member.token, seat_id: expired.seat.id }, 41002)
  const { seat: revoked } = await invited(world, withdrawn, member)
  await world.ok('pro/seat/revoke', { token: withdrawn.token, seat_id: revoked.id })
  await world.fails('pro/seat/accept', { token: member.token, seat_id: revoked.id }, 41001)
  world.clock.advance(60_000)
  const { purchase } = await invited(world, refunded, member)
  await world.control('/gateway', { order_no: purchase.order_no, event: 'refund' })
  world.clock.advance(60_000)
  const { seat: one } = await invited(world, await world.user(), member)
  world.clock.advance(60_000)
  const { seat: two } = await invited(world, await world.user(), member)
  const page = async (number: number) => {
    const { list, total } = await world.ok('pro/seat/invitations', { token: member.token, page: number, page_size: 1 })
    return [...list.map(({ seat_id }) => seat_id), total]
  }
  expect([await page(1), await page(2), await page(3)]).toEqual([[two.id, 2], [one.id, 2], [2]])
})

test('two invitations at the same moment never exceed the seats, and one address is invited once', async () => {
  const owner = await world.user()
  const { id: purchase_id } = await teamPurchase(world, owner)
  const invite = (mail: string) => world.send('pro/seat/invite', { token: owner.token, purchase_id, mail })
  const codes = (await Promise.all(Array.from({ length: 12 }, () => invite(newMail())))).map(({ code }) => code)
  expect(codes.filter((code) => code === 200)).toHaveLength(9)
  expect(codes.filter((code) => code === 40922)).toHaveLength(3)
  const { list } = await world.ok('pro/seat/list', { token: owner.token, purchase_id })
  await world.ok('pro/seat/revoke', { token: owner.token, seat_id: list[0]?.id ?? '' })
  const mail = newMail()
  const twice = await Promise.all([invite(mail), invite(mail)])
  expect(twice.map(({ code }) => code)).toEqual([200, 200])
  expect(twice[0]?.data).toEqual(twice[1]?.data)
  const sent = await world.app.database.query.selectFrom('outbox').select('id').where('recipient', '=', mail).execute()
  expect(sent).toHaveLength(1)
})

test('an expired invitation frees its seat; a new mail has a new link, and ends the old one', async () => {
  const [owner, member] = [await world.user(), await world.user()]
  const { purchase, seat, seat_token } = await invited(world, owner, member)
  expect(await world.fails('pro/seat/resend', { token: owner.token, seat_id: seat.id }, 42901)).toMatchObject({ retry_after: 60 })
  world.clock.advance(week)
  expect(await world.ok('pro/seat/list', { token: owner.token, purchase_id: purchase.id })).toMatchObject({
    used: 1,
    list: [{ status: 'expired' }],
  })
  expect(await world.ok('pro/seat/resend', { token: owner.token, seat_id: seat.id })).toMatchObject({ id: seat.id, status: 'invited' })
  await world.fails('pro/seat/accept', { token: member.token, seat_token }, 41001)
  await world.ok('pro/seat/accept', { token: member.token, seat_token: await invitationToken(world, member.mail) })
})

test('five invitations a day reach one address, from any accounts', async () => {
  const mail = newMail()
  for (let attempt = 0; attempt < 5; attempt++) {
    const owner = await world.user()
    await world.ok('pro/seat/invite', { token: owner.token, purchase_id: (await teamPurchase(world, owner)).id, mail })
    world.clock.advance(60_000)
  }
  const owner = await world.user()
  const { id: purchase_id } = await teamPurchase(world, owner)
  const refused = await world.fails('pro/seat/invite', { token: owner.token, purchase_id, mail }, 42901)
  expect(refused.retry_after).toBeGreaterThan(23 * 3600)
})

test('a mail that could not be sent takes no seat and can be sent again', async () => {
  const owner = await world.user()
  const { id: purchase_id } = await teamPurchase(world, owner)
  await world.control('/sending', { mail: 'fail' })
  await world.fails('pro/seat/invite', { token: owner.token, purchase_id, mail: newMail() }, 50203)
  await world.control('/sending', { mail: 'ok' })
  expect(await world.ok('pro/seat/list', { token: owner.token, purchase_id })).toMatchObject({ used: 1, list: [{ status: 'expired' }] })
})

test('a revoked member loses flags and keys at once and is notified; a member who leaves is seen by the buyer', async () => {
  const [owner, member] = [await world.user(), await world.user()]
  const { purchase, seat } = await joined(world, owner, member)
  expect(await world.ok('pro/seat/revoke', { token: owner.token, seat_id: seat.id })).toMatchObject({ status: 'revoked' })
  expect(await world.ok('pro/seat/revoke', { token: owner.token, seat_id: seat.id })).toMatchObject({ status: 'revoked' })
  expect(await world.ok('user/info', { token: member.token })).toMatchObject({ admin_plus: 0 })
  expect((await world.ok('pro/seat/shared', { token: member.token })).list).toEqual([])
  expect(await mailsTo(world, member.mail)).toEqual([expect.stringContaining('席位已收回')])
  world.clock.advance(60_000)
  await world.ok('pro/seat/invite', { token: owner.token, purchase_id: purchase.id, mail: member.mail })
  await world.ok('pro/seat/accept', { token: member.token, seat_token: await invitationToken(world, member.mail) })
  await world.ok('pro/seat/leave', { token: member.token, seat_id: seat.id })
  expect(await statuses(owner.token, purchase.id)).toEqual(['left'])
})

test('[SALE-05] a product learns how many seats a licence has and how many are taken', async () => {
  const [owner, member] = [await world.user(), await world.user()]
  const { purchase } = await joined(world, owner, member)
  const { key = '' } = await world.ok('pro/license/create', { ...holderOf(owner), purchase_id: purchase.id })
  expect(await world.ok('pro/license/check', { key })).toMatchObject({ seats: 10, seats_used: 2 })
})

test('an upgrade keeps the seats; its refund ends those that the smaller edition does not have', async () => {
  const owner = await world.user()
  const order_no = await pay(world, orderBody(owner))
  const small = (await world.ok('pro/purchase/list', { token: owner.token })).list.find((one) => one.order_no === order_no)
  if (small === undefined) throw new Error('The paid order created no purchase')
  const upgrade = await pay(world, upgradeBody(owner, small))
  const team = (await world.ok('pro/purchase/list', { token: owner.token })).list.find((one) => one.order_no === upgrade)
  const member = await world.user()
  await world.ok('pro/seat/invite', { token: owner.token, purchase_id: team?.id ?? '', mail: member.mail })
  await world.ok('pro/seat/accept', { token: member.token, seat_token: await invitationToken(world, member.mail) })
  const larger = await pay(world, upgradeBody(owner, team ?? small, 'enterprise'))
  const company = (await world.ok('pro/purchase/list', { token: owner.token })).list.find((one) => one.order_no === larger)
  expect(await statuses(owner.token, company?.id ?? '')).toEqual(['accepted'])
  expect((await world.ok('pro/seat/shared', { token: member.token })).list).toMatchObject([{ edition: 'enterprise' }])
  await world.control('/gateway', { order_no: larger, event: 'refund' })
  expect((await world.ok('pro/seat/shared', { token: member.token })).list).toMatchObject([{ edition: 'team' }])
  await world.control('/gateway', { order_no: upgrade, event: 'refund' })
  expect((await world.ok('pro/seat/shared', { token: member.token })).list).toEqual([])
  expect(await statuses(owner.token, small.id)).toEqual(['revoked'])
  expect(await world.ok('user/info', { token: member.token })).toMatchObject({ admin_plus: 0 })
})

test('a seat gives no free materials of the store: those are for the buyer', async () => {
  const [owner, member] = [await world.user(), await world.user()]
  const order_no = await pay(world, orderBody(owner, { items: [{ sku: 'admin_plus-enterprise', quantity: 1 }], expect_amount: 598_000 }))
  const { list } = await world.ok('pro/purchase/list', { token: owner.token })
  const purchase = list.find((one) => one.order_no === order_no)
  await world.ok('pro/seat/invite', { token: owner.token, purchase_id: purchase?.id ?? '', mail: member.mail })
  await world.ok('pro/seat/accept', { token: member.token, seat_token: await invitationToken(world, member.mail) })
  const of = async (token: string) => {
    const item = await world.ok('pro/info/get', { scope: 'store_item', id: 'icon-sheet', token })
    return 'payable' in item ? item.payable : undefined
  }
  expect(await of(owner.token)).toBe(0)
  expect(await of(member.token)).toBeGreaterThan(0)
})

test('the export of buyer and member has their seats, and no token', async () => {
  const [owner, member] = [await world.user(), await world.user()]
  await joined(world, owner, member)
  const given = await world.ok('user/export', { token: owner.token, password: owner.password })
  expect(given.records['seats']).toMatchObject([{ mail: member.mail, status: 'accepted' }])
  const taken = await world.ok('user/export', { token: member.token, password: member.password })
  expect(taken.records['shared_seats']).toMatchObject([{ mail: member.mail, status: 'accepted' }])
  expect(JSON.stringify([given, taken])).not.toMatch(/token_hash|member_id/)
})

test('a deleted member is erased from the list of the buyer; the members of a deleted buyer lose their seats and are notified', async () => {
  const [owner, member, gone] = [await world.user(), await world.user(), await world.user()]
  const { purchase } = await joined(world, owner, gone)
  await world.ok('user/delete', { token: gone.token, password: gone.password })
  expect(await statuses(owner.token, purchase.id)).toEqual([])
  await world.ok('pro/seat/invite', { token: owner.token, purchase_id: purchase.id, mail: member.mail })
  await world.ok('pro/seat/accept', { token: member.token, seat_token: await invitationToken(world, member.mail) })
  await world.ok('user/delete', { token: owner.token, password: owner.password })
  expect((await world.ok('pro/seat/shared', { token: member.token })).list).toEqual([])
  expect(await world.ok('user/info', { token: member.token })).toMatchObject({ admin_plus: 0 })
  expect(await mailsTo(world, member.mail)).toEqual([expect.stringContaining('席位已收回')])
  const left = await world.app.database.query.selectFrom('seats').select('mail').where('mail', 'in', [gone.mail, member.mail]).execute()
  expect(left).toEqual([])
})

test('the security log has each use of a seat, without the address or the token', async () => {
  logged.length = 0
  const [owner, member] = [await world.user(), await world.user()]
  const { seat, seat_token } = await joined(world, owner, member)
  await world.fails('pro/seat/accept', { token: owner.token, seat_token }, 41001)
  await world.ok('pro/seat/leave', { token: member.token, seat_id: seat.id })
  await world.ok('pro/seat/revoke', { token: owner.token, seat_id: seat.id })
  const events = logged.map((fields) => ({ ...fields })).filter((fields) => JSON.stringify(fields).includes('pro/seat/'))
  expect(events).toMatchObject([
    { event: 'pro/seat/invite', code: 200 },
    { event: 'pro/seat/accept', code: 200 },
    { event: 'pro/seat/accept', code: 41001 },
    { event: 'pro/seat/leave', code: 200 },
    { event: 'pro/seat/revoke', code: 200 },
  ])
  for (const secret of [member.mail, seat_token]) expect(JSON.stringify(events)).not.toContain(secret)
})

test('seats that have ended and unaccepted invitations are deleted after a month', async () => {
  const [owner, member, silent] = [await world.user(), await world.user(), await world.user()]
  const { purchase, seat } = await joined(world, owner, member)
  await world.ok('pro/seat/invite', { token: owner.token, purchase_id: purchase.id, mail: silent.mail })
  expect((await lastMessage(world, silent.mail)).link).toContain('seat=')
  await world.ok('pro/seat/leave', { token: member.token, seat_id: seat.id })
  world.clock.advance(30 * 24 * 3_600_000)
  await world.app.catchUp()
  expect(await statuses(owner.token, purchase.id)).toEqual(['expired'])
  world.clock.advance(week)
  await world.app.catchUp()
  expect(await statuses(owner.token, purchase.id)).toEqual([])
})
