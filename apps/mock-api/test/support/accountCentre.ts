import type { CallData } from '@view-site/contract'
import { orderBody } from './orders.ts'
import { lastMessage, newPhone } from './phone.ts'
import type { TestUser, World } from './startWorld.ts'
import { pay } from './upgrades.ts'

type Purchase = CallData<'pro/purchase/list'>['list'][number]

/** A change of the account's address: the body that finishes it, with the codes of both mails. */
export async function mailChange(world: World, { mail, password, token }: TestUser, to = `${newPhone()}@example.com`) {
  await world.ok('user/contact/send_code', { token, mail: to, password })
  const captcha = (await lastMessage(world, to)).code
  return { token, mail: to, captcha, captcha_current: (await lastMessage(world, mail)).code }
}

/** A change of the phone number, of an account that has none. */
export async function phoneChange(world: World, { password, token }: TestUser, to = newPhone()) {
  await world.ok('user/contact/send_code', { token, phone_number: to, password })
  return { token, phone_number: to, captcha: (await lastMessage(world, to)).code }
}

/** Subjects of the queued mails to an address. */
export async function mailsTo(world: World, to: string): Promise<string[]> {
  const rows = await world.app.database.query.selectFrom('mails').select('subject').where('recipient', '=', to).execute()
  return rows.map(({ subject }) => subject)
}

/** A purchase of the team edition, which has ten seats. */
export async function teamPurchase(world: World, owner: TestUser): Promise<Purchase> {
  const order_no = await pay(world, orderBody(owner, { items: [{ sku: 'admin_plus-team', quantity: 1 }], expect_amount: 398_000 }))
  const { list } = await world.ok('pro/purchase/list', { token: owner.token })
  const purchase = list.find((candidate) => candidate.order_no === order_no)
  if (purchase === undefined) throw new Error('The paid order created no purchase; check settle()')
  return purchase
}

/** The token of the link in the latest invitation to an address. */
export async function invitationToken(world: World, mail: string): Promise<string> {
  return new URL((await lastMessage(world, mail)).link).searchParams.get('seat') ?? ''
}

/** An invitation of `member` to a new team purchase of `owner`. */
export async function invited(world: World, owner: TestUser, member: TestUser) {
  const purchase = await teamPurchase(world, owner)
  const seat = await world.ok('pro/seat/invite', { token: owner.token, purchase_id: purchase.id, mail: member.mail })
  return { purchase, seat, seat_token: await invitationToken(world, member.mail) }
}

/** A seat that `member` has taken of a new team purchase of `owner`. */
export async function joined(world: World, owner: TestUser, member: TestUser) {
  const { purchase, seat, seat_token } = await invited(world, owner, member)
  return { purchase, seat, seat_token, shared: await world.ok('pro/seat/accept', { token: member.token, seat_token }) }
}
