import { customer, downloadBody, lateCustomer, sampleRelease } from '../support/releases.ts'
import type { CasesOf } from './Cases.ts'

type ReleasePath = 'pro/release/list' | 'pro/release/download/captcha' | 'pro/release/download'

/** Calls from the list of releases to the file. */
export const releaseCases: CasesOf<ReleasePath> = {
  'pro/release/list': {
    success: async (world) => world.send('pro/release/list', { token: (await world.user()).token, product: 'admin_plus' }),
  },
  'pro/release/download/captcha': {
    success: async (world) => {
      const { user, release } = await customer(world)
      return world.send('pro/release/download/captcha', { token: user.token, release_id: release.id, type: 'image' })
    },
    40302: async (world) => {
      const user = await world.user()
      const release_id = (await sampleRelease(world, user)).id
      return world.send('pro/release/download/captcha', { token: user.token, release_id, type: 'image' })
    },
    40304: async (world) => world.send('pro/release/download/captcha', { ...(await lateCustomer(world)), type: 'image' }),
    40401: async (world) =>
      world.send('pro/release/download/captcha', { token: (await world.user()).token, release_id: 'r_none', type: 'image' }),
    50203: async (world) => {
      const { user, release } = await customer(world)
      await world.control('/sending', { mail: 'fail' })
      const reply = await world.send('pro/release/download/captcha', { token: user.token, release_id: release.id, type: 'mail' })
      await world.control('/sending', { mail: 'ok' })
      return reply
    },
  },
  'pro/release/download': {
    success: async (world) => world.send('pro/release/download', await downloadBody(world)),
    40130: async (world) => world.send('pro/release/download', { ...(await downloadBody(world)), captcha: 'wrong' }),
    40131: async (world) => {
      const body = await downloadBody(world)
      world.clock.advance(10 * 60_000)
      return world.send('pro/release/download', body)
    },
    40132: async (world) => {
      const body = await downloadBody(world)
      for (let tries = 0; tries < 5; tries++) await world.send('pro/release/download', { ...body, captcha: 'wrong' })
      return world.send('pro/release/download', body)
    },
    40302: async (world) => world.send('pro/release/download', { ...(await downloadBody(world)), token: (await world.user()).token }),
    40304: async (world) => world.send('pro/release/download', { ...(await lateCustomer(world)), captcha_id: 'k', captcha: 'k' }),
    40401: async (world) => world.send('pro/release/download', { ...(await downloadBody(world)), file_id: 'f_none' }),
  },
}
