import { lastMessage, newPhone } from './phone.ts'
import type { TestUser, World } from './startWorld.ts'

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
