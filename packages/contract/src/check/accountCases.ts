import * as errorCodes from '../errorCodes.ts'
import { callPaths, calls, type CallPath } from '../calls.ts'
import type { Case, CheckAccount } from './Case.ts'
import { Deviation, same } from './Deviation.ts'
import { sampleBodies } from './sampleBodies.ts'
import { shapeCases } from './wireCases.ts'

/** Calls about something that does not exist, which have to answer `notFound` to a user. */
const missing = [
  'user/session/end',
  'pro/order/info',
  'pro/order/coupon',
  'pro/order/cancel',
  'pro/order/finish/auto',
  'pro/order/pay/wechat',
  'pro/order/pay/wechat/check',
  'pro/order/pay/alipay',
  'pro/order/pay/alipay/check',
  'pro/order/pay/card',
  'pro/order/pay/card/check',
  'pro/order/create',
  'pro/license/create',
  'pro/seat/list',
  'pro/seat/invite',
  'pro/seat/resend',
  'pro/seat/revoke',
  'pro/seat/leave',
  'pro/store/order/cancel',
  'pro/invoice/apply',
  'pro/invoice/download',
  'pro/release/download/captcha',
] as const satisfies readonly CallPath[]

/** Calls that ask for the password again; not all of them, because a server limits the tries. */
const confirmed = ['user/password/change', 'user/delete'] as const satisfies readonly CallPath[]

const lists = [
  'pro/order/list',
  'pro/purchase/list',
  'pro/license/list',
  'pro/seat/invitations',
  'pro/seat/shared',
  'pro/store/order/list',
  'pro/invoice/list',
  'pro/release/list',
] as const satisfies readonly CallPath[]

/** What calls do for a signed-in user; `token` signs in once. */
export function accountCases(account: CheckAccount, token: () => Promise<string>): readonly Case[] {
  return [
    {
      path: 'user/signin',
      name: 'gives a new token each time, with the account it belongs to',
      async run({ ok }) {
        const [one, other] = [await ok('user/signin', { ...account }), await ok('user/signin', { ...account })]
        if (one.token === other.token) throw new Deviation('two sign-ins have the same token')
        same('the uuid', one.uuid, other.uuid)
        same('the id of user/info', (await ok('user/info', { token: one.token })).id, one.info.id)
      },
    },
    {
      path: 'user/signout',
      name: 'ends the session',
      async run({ ok, fails }) {
        const session = await ok('user/signin', { ...account })
        await ok('user/signout', { token: session.token })
        await fails('user/info', { token: session.token }, errorCodes.sessionInvalid)
      },
    },
    ...confirmed.map((path): Case => ({
      path,
      name: 'asks for the right password',
      run: async ({ fails }) => void (await fails(path, { ...sampleBodies[path], token: await token() }, errorCodes.passwordRequired)),
    })),
    {
      path: 'user/session/list',
      name: 'lists the session of the request as the current one, once',
      async run({ ok }) {
        const { list } = await ok('user/session/list', { token: await token() })
        same('the number of current sessions', list.filter(({ current }) => current).length, 1)
      },
    },
    ...callPaths
      .filter((path) => calls[path].auth === 'required')
      .flatMap((path) => shapeCases(path, async () => ({ token: await token() }))),
    ...missing.map((path): Case => ({
      path,
      name: 'does not know what does not exist',
      run: async ({ fails }) => void (await fails(path, { ...sampleBodies[path], token: await token() }, errorCodes.notFound)),
    })),
    {
      path: 'pro/seat/accept',
      name: 'refuses an unknown link',
      async run({ fails }) {
        await fails('pro/seat/accept', { ...sampleBodies['pro/seat/accept'], token: await token() }, errorCodes.linkInvalid)
      },
    },
    {
      path: 'pro/seat/accept',
      name: 'does not know what does not exist',
      async run({ fails }) {
        const { seat_id } = sampleBodies['pro/seat/leave']
        await fails('pro/seat/accept', { seat_id, token: await token() }, errorCodes.notFound)
      },
    },
    {
      path: 'pro/seat/accept',
      name: 'refuses a token and an id in one request',
      async run({ send }) {
        const body = { ...sampleBodies['pro/seat/accept'], ...sampleBodies['pro/seat/leave'], token: await token() }
        same('the HTTP status', (await send('pro/seat/accept', body)).status, 400)
      },
    },
    ...lists.flatMap((path): Case[] => [
      {
        path,
        name: 'returns a page with at most page_size entries',
        async run({ ok }) {
          const page = await ok(path, { token: await token(), page: 1, page_size: 3 })
          same('page_size', page.page_size, 3)
          if (page.list.length > Math.min(3, page.total)) throw new Deviation(`${page.list.length} entries of ${page.total} on a page of 3`)
        },
      },
      {
        path,
        name: 'refuses pages of more than 100 entries with 400',
        async run({ send }) {
          same('the HTTP status', (await send(path, { token: await token(), page_size: 101 })).status, 400)
        },
      },
    ]),
  ]
}
