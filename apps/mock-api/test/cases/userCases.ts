import type { CasesOf } from './Cases.ts'
import { lastMessage, mailedLink, newPhone, signupBody } from '../support/phone.ts'
import { realNameBody } from '../support/realName.ts'
import { startWorld, type World } from '../support/startWorld.ts'

type UserPath =
  | 'user/signin'
  | 'user/send_phone_code'
  | 'user/send_mail_code'
  | 'user/signup'
  | 'user/info'
  | 'user/signout'
  | 'user/verify'
  | 'user/resendmail'
  | 'user/reset/sendmail'
  | 'user/reset/password'
  | 'user/password/change'
  | 'user/auth/info'
  | 'user/auth/submit'

const minutes = 60_000

/** Sign-in, sign-up and related calls. */
export const userCases: CasesOf<UserPath> = {
  'user/auth/info': {
    success: async (world) => world.send('user/auth/info', { token: (await world.user({ flags: { store: 1 } })).token }),
    40302: async (world) => world.send('user/auth/info', { token: (await world.user({ flags: { admin_cloud: 1 } })).token }),
  },
  'user/auth/submit': {
    success: async (world) => world.send('user/auth/submit', realNameBody(await world.user({ flags: { pro: 1 } }))),
    40302: async (world) => world.send('user/auth/submit', realNameBody(await world.user())),
    40912: async (world) => {
      const user = await world.user({ flags: { pro: 1 } })
      await world.ok('user/auth/submit', realNameBody(user))
      return world.send('user/auth/submit', realNameBody(user))
    },
  },
  'user/signin': {
    success: async (world) => {
      const { mail, password } = await world.user()
      return world.send('user/signin', { mail, password, vaptcha_token: 'ok' })
    },
    40110: async (world) => {
      const { mail } = await world.user()
      return world.send('user/signin', { mail, password: 'not this one' })
    },
    40111: async (world) => {
      const { mail, password } = await world.user()
      for (let attempt = 0; attempt < 5; attempt++) await world.send('user/signin', { mail, password: 'not this one' })
      return world.send('user/signin', { mail, password })
    },
    40112: async (world) => {
      const { mail, password } = await world.user({ disabled: 1 })
      return world.send('user/signin', { mail, password })
    },
    40120: (world) => world.send('user/signin', { mail: 'demo@example.com', password: 'x', vaptcha_token: 'failed' }),
    40121: (world) => world.send('user/signin', { mail: 'demo@example.com', password: 'x', vaptcha_token: 'expired' }),
  },
  'user/send_phone_code': {
    success: (world) => sendCode(world, newPhone()),
    40120: (world) => sendCode(world, newPhone(), 'failed'),
    40121: (world) => sendCode(world, newPhone(), 'expired'),
    42903: async (world) => {
      const phone = newPhone()
      await sendCode(world, phone)
      return sendCode(world, phone)
    },
    50203: async (world) => {
      await world.control('/sending', { sms: 'fail' })
      const reply = await sendCode(world, newPhone())
      await world.control('/sending', { sms: 'ok' })
      return reply
    },
  },
  'user/send_mail_code': {
    success: (world) => mailCode(world),
    40120: (world) => mailCode(world, 'failed'),
    40121: (world) => mailCode(world, 'expired'),
    40401: async () => {
      const withoutIt = await startWorld({ mailSignUp: false })
      const reply = await mailCode(withoutIt)
      await withoutIt.close()
      return reply
    },
    50203: async (world) => {
      await world.control('/sending', { mail: 'fail' })
      const reply = await mailCode(world)
      await world.control('/sending', { mail: 'ok' })
      return reply
    },
  },
  'user/signup': {
    success: async (world) => world.send('user/signup', await signupBody(world)),
    40130: async (world) => world.send('user/signup', { ...(await signupBody(world)), captcha: '0000' }),
    40131: async (world) => {
      const body = await signupBody(world)
      world.clock.advance(5 * minutes)
      return world.send('user/signup', body)
    },
    40132: async (world) => {
      const body = await signupBody(world)
      for (let attempt = 0; attempt < 5; attempt++) await world.send('user/signup', { ...body, captcha: '0000' })
      return world.send('user/signup', body)
    },
    40901: async (world) => {
      const { mail } = await world.user()
      return world.send('user/signup', await signupBody(world, { mail }))
    },
    40902: async (world) => {
      const phone = newPhone()
      await world.user({ phone })
      return world.send('user/signup', await signupBody(world, { mobile: phone }))
    },
    42201: async (world) => world.send('user/signup', { ...(await signupBody(world)), password: 'Password1' }),
  },
  'user/info': {
    success: async (world) => world.send('user/info', { token: (await world.user()).token }),
  },
  'user/signout': {
    success: async (world) => world.send('user/signout', { token: (await world.user()).token }),
  },
  'user/verify': {
    success: async (world) => world.send('user/verify', { verify_token: await mailedToken(world) }),
    41001: async (world) => {
      const verify_token = await mailedToken(world)
      await world.ok('user/verify', { verify_token })
      return world.send('user/verify', { verify_token })
    },
    41002: async (world) => {
      const verify_token = await mailedToken(world)
      world.clock.advance(24 * 60 * minutes)
      return world.send('user/verify', { verify_token })
    },
  },
  'user/resendmail': {
    success: async (world) => world.send('user/resendmail', { token: (await world.user({ is_activity: 0 })).token }),
    40120: async (world) => world.send('user/resendmail', { token: (await world.user({ is_activity: 0 })).token, vaptcha_token: 'failed' }),
    40121: async (world) =>
      world.send('user/resendmail', { token: (await world.user({ is_activity: 0 })).token, vaptcha_token: 'expired' }),
    40903: async (world) => world.send('user/resendmail', { token: (await world.user()).token }),
    50203: async (world) => {
      const { token } = await world.user({ is_activity: 0 })
      await world.control('/sending', { mail: 'fail' })
      const reply = await world.send('user/resendmail', { token })
      await world.control('/sending', { mail: 'ok' })
      return reply
    },
  },
  'user/reset/sendmail': {
    success: (world) => world.send('user/reset/sendmail', { mail: 'nobody@example.com', vaptcha_token: 'ok' }),
    40120: (world) => world.send('user/reset/sendmail', { mail: 'nobody@example.com', vaptcha_token: 'failed' }),
    40121: (world) => world.send('user/reset/sendmail', { mail: 'nobody@example.com', vaptcha_token: 'expired' }),
  },
  'user/reset/password': {
    success: async (world) => world.send('user/reset/password', { reset_token: await resetToken(world), password }),
    41001: async (world) => {
      const reset_token = await resetToken(world)
      await world.ok('user/reset/password', { reset_token, password })
      return world.send('user/reset/password', { reset_token, password })
    },
    41002: async (world) => {
      const reset_token = await resetToken(world)
      world.clock.advance(10 * minutes)
      return world.send('user/reset/password', { reset_token, password })
    },
    42201: async (world) => world.send('user/reset/password', { reset_token: await resetToken(world), password: 'password1' }),
  },
  'user/password/change': {
    success: async (world) => {
      const user = await world.user()
      return world.send('user/password/change', { token: user.token, old_password: user.password, password })
    },
    40104: async (world) => {
      const { token } = await world.user()
      return world.send('user/password/change', { token, old_password: 'not this one', password })
    },
    42201: async (world) => {
      const user = await world.user()
      return world.send('user/password/change', { token: user.token, old_password: user.password, password: 'password1' })
    },
  },
}

const password = 'quiet river stones'

/** Token of the password link mailed to a new account. */
export async function resetToken(world: World, mail?: string): Promise<string> {
  const to = mail ?? (await world.user()).mail
  await world.ok('user/reset/sendmail', { mail: to, vaptcha_token: 'ok' })
  const link = await mailedLink(world, to, '/reset/')
  return link.slice(link.lastIndexOf('/') + 1)
}

function mailCode(world: World, vaptcha_token = 'ok') {
  return world.send('user/send_mail_code', { mail: `${newPhone()}@example.com`, vaptcha_token })
}

function sendCode(world: World, phone_number: string, vaptcha_token = 'ok') {
  return world.send('user/send_phone_code', { phone_number, vaptcha_token })
}

async function mailedToken(world: World): Promise<string> {
  const { mail, token } = await world.user({ is_activity: 0 })
  await world.ok('user/resendmail', { token })
  const { link } = await lastMessage(world, mail)
  return link.slice(link.lastIndexOf('/') + 1)
}
