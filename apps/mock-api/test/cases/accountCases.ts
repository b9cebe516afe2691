import type { CasesOf } from './Cases.ts'
import { mailChange, phoneChange } from '../support/accountCentre.ts'
import { openPayment } from '../support/orders.ts'
import { newPhone } from '../support/phone.ts'
import type { TestUser, World } from '../support/startWorld.ts'

type AccountPath =
  | 'user/session/list'
  | 'user/session/end'
  | 'user/contact/send_code'
  | 'user/contact/change'
  | 'user/export'
  | 'user/delete'

/** Calls of the account centre. */
export const accountCases: CasesOf<AccountPath> = {
  'user/session/list': {
    success: async (world) => world.send('user/session/list', { token: (await world.user()).token }),
  },
  'user/session/end': {
    success: async (world) => {
      const { token } = await world.user()
      const [own] = (await world.ok('user/session/list', { token })).list
      return world.send('user/session/end', { token, session_id: own?.id })
    },
    40401: async (world) => world.send('user/session/end', { token: (await world.user()).token, session_id: 's_nobody' }),
  },
  'user/contact/send_code': {
    success: async (world) => sendCode(world, await world.user()),
    40104: async (world) => sendCode(world, await world.user(), { password: 'not this one' }),
    42903: async (world) => {
      const user = await world.user()
      const phone_number = newPhone()
      await sendCode(world, user, { phone_number, mail: undefined })
      return sendCode(world, user, { phone_number, mail: undefined })
    },
    50203: async (world) => {
      await world.control('/sending', { mail: 'fail' })
      const reply = await sendCode(world, await world.user())
      await world.control('/sending', { mail: 'ok' })
      return reply
    },
  },
  'user/contact/change': {
    success: async (world) => world.send('user/contact/change', await mailChange(world, await world.user())),
    40130: async (world) =>
      world.send('user/contact/change', { ...(await mailChange(world, await world.user())), captcha_current: '0000' }),
    40131: async (world) => {
      const body = await mailChange(world, await world.user())
      world.clock.advance(10 * 60_000)
      return world.send('user/contact/change', body)
    },
    40132: async (world) => {
      const body = await mailChange(world, await world.user())
      for (let attempt = 0; attempt < 5; attempt++) await world.send('user/contact/change', { ...body, captcha: '0000' })
      return world.send('user/contact/change', body)
    },
    40901: async (world) => world.send('user/contact/change', await mailChange(world, await world.user(), (await world.user()).mail)),
    40902: async (world) => {
      const phone = newPhone()
      await world.user({ phone })
      return world.send('user/contact/change', await phoneChange(world, await world.user(), phone))
    },
  },
  'user/export': {
    success: async (world) => world.send('user/export', await confirmed(world)),
    40104: async (world) => world.send('user/export', { ...(await confirmed(world)), password: 'not this one' }),
  },
  'user/delete': {
    success: async (world) => world.send('user/delete', await confirmed(world)),
    40104: async (world) => world.send('user/delete', { ...(await confirmed(world)), password: 'not this one' }),
    40915: async (world) => {
      const user = await world.user()
      await openPayment(world, user)
      return world.send('user/delete', { token: user.token, password: user.password })
    },
  },
}

function sendCode(world: World, { token, password }: TestUser, rest: object = {}) {
  return world.send('user/contact/send_code', { token, password, mail: `${newPhone()}@example.com`, ...rest })
}

async function confirmed(world: World) {
  const { token, password } = await world.user()
  return { token, password }
}
