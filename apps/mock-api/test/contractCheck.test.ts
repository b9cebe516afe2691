import { checkContract, type ContractReport } from '@view-site/contract/check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { startWorld, type World } from './support/startWorld.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ cardPayments: true, wechatH5: true })
})
afterAll(() => world.close())

interface Sent {
  path: string
  body: Record<string, unknown>
}

/** What an implementation does differently: with a request before it is answered, or with the reply. */
interface Deviant {
  request?: (sent: Sent) => Record<string, unknown>
  reply?: (sent: Sent, response: Response) => Promise<Response> | Response
}

const object = z.record(z.string(), z.unknown())

/** Checks the mock API behind a proxy with these deviations. */
async function check({ request, reply }: Deviant = {}, only = ''): Promise<ContractReport> {
  const account = await world.user()
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const address = input instanceof Request ? input.url : input.toString()
    // Newer orders are the first in a list.
    world.clock.advance(10)
    const sent = { path: new URL(address).pathname.slice('/v1/'.length), body: read(init?.body) }
    const changed = request === undefined || init?.method !== 'POST' ? undefined : request(sent)
    const body = changed === undefined ? {} : { body: JSON.stringify(changed) }
    const response = await world.app.fetch(new Request(address, { ...init, ...body }))
    return reply === undefined ? response : reply(sent, response)
  }
  return checkContract({ address: world.origin, account, fetch, only })
}

function read(body: unknown): Record<string, unknown> {
  try {
    return object.parse(JSON.parse(String(body)))
  } catch {
    return {}
  }
}

/** Changes the JSON of a reply. */
async function changed(
  response: Response,
  change: (envelope: Record<string, unknown>, data: Record<string, unknown>) => void,
): Promise<Response> {
  const envelope = object.parse(await response.json())
  const data = object.safeParse(envelope['data'])
  if (data.success) envelope['data'] = data.data
  change(envelope, data.success ? data.data : {})
  return new Response(JSON.stringify(envelope), { status: response.status, headers: response.headers })
}

const failures = ({ calls }: ContractReport) =>
  calls.flatMap(({ path, cases }) =>
    cases.filter(({ outcome }) => outcome === 'failed').map(({ name, reason }) => `${path} ${name}: ${reason}`),
  )

test('[API-01] the mock API keeps its contract, and every call of it has a case', async () => {
  const report = await check()
  expect(failures(report)).toEqual([])
  expect(report.notTried).toBe(0)
  expect(report.calls.filter(({ cases }) => cases.length === 0).map(({ path }) => path)).toEqual([])
})

const orders = { items: 'pro/order/create' }
let cancelled = new Set<unknown>()

const deviants: Record<string, { only: string; found: RegExp; deviant: Deviant }> = {
  'replies that may be cached': {
    only: 'pro/order/info',
    found: /pro\/order\/info .*no-store/,
    deviant: {
      reply: (_sent, response) => {
        response.headers.delete('cache-control')
        return response
      },
    },
  },
  'HTTP 401 without a session': {
    only: 'user/info',
    found: /user\/info asks to sign in without a token: the HTTP status is 401/,
    deviant: {
      reply: async (_sent, response) => {
        const text = await response.text()
        return new Response(text, { status: text.includes('"code":40101') ? 401 : response.status, headers: response.headers })
      },
    },
  },
  'an amount as text': {
    only: 'pro/info/get',
    found: /pro\/info\/get .*schema.*price/,
    deviant: {
      reply: ({ path, body }, response) =>
        path === 'pro/info/get' && body['scope'] === 'catalogue'
          ? changed(
              response,
              (_envelope, data) =>
                (data['editions'] = z
                  .array(object)
                  .parse(data['editions'])
                  .map((edition) => ({ ...edition, price: '1980.00' }))),
            )
          : response,
    },
  },
  'a code that the call does not list': {
    only: 'pro/order/info',
    found: /pro\/order\/info does not know what does not exist: the code 40399 is not listed/,
    deviant: {
      reply: ({ path }, response) =>
        path === 'pro/order/info'
          ? changed(response, (envelope) => {
              if (envelope['code'] === 40401) envelope['code'] = 40399
            })
          : response,
    },
  },
  'the price of the client': {
    only: 'pro/order/create',
    found: /pro\/order\/create compares the price.*the code is 200, expected 40913/,
    deviant: {
      request: ({ path, body }) =>
        path === orders.items ? { ...body, expect_amount: Math.floor(Number(body['expect_amount']) / 100) * 100 } : body,
    },
  },
  'a request_id without effect': {
    only: 'pro/order/create',
    found: /pro\/order\/create answers a repeated request_id.*the code is 40915/,
    deviant: { request: ({ path, body }) => (path === orders.items ? { ...body, request_id: crypto.randomUUID() } : body) },
  },
  'an error for what is cancelled already': {
    only: 'pro/order/cancel',
    found: /pro\/order\/cancel cancels an unpaid order, and again without an error: the code is 40912/,
    deviant: {
      reply: ({ path, body }, response) => {
        if (path !== 'pro/order/cancel') return response
        return changed(response, (envelope, data) => {
          if (data['status'] !== 'cancelled') return
          if (cancelled.has(body['order_no'])) Object.assign(envelope, { code: 40912, data: { reason: 'wrong_state' } })
          cancelled.add(body['order_no'])
        })
      },
    },
  },
  'a field that is nobody’s business': {
    only: 'pro/order/info',
    found: /pro\/order\/info .*not in the contract: user_id/,
    deviant: {
      reply: ({ path }, response) =>
        path === 'pro/order/info' ? changed(response, (_envelope, data) => (data['user_id'] = 'u_1')) : response,
    },
  },
  'pages of any size': {
    only: 'pro/order/list',
    found: /pro\/order\/list refuses pages of more than 100.*the HTTP status is 200/,
    deviant: { request: ({ path, body }) => (path === 'pro/order/list' && body['page_size'] === 101 ? { ...body, page_size: 100 } : body) },
  },
  'amounts that do not add up': {
    only: 'pro/order/create',
    found: /pro\/order\/create has amounts that add up: amount_payable/,
    deviant: {
      reply: ({ path }, response) =>
        path === orders.items ? changed(response, (envelope, data) => envelope['code'] === 200 && (data['amount_payable'] = 1)) : response,
    },
  },
  'a check that names another payment': {
    only: 'pro/order/pay/wechat/check',
    found: /pro\/order\/pay\/wechat\/check names the latest payment in a check: attempt_id is "a_1"/,
    deviant: {
      reply: ({ path }, response) =>
        path === 'pro/order/pay/wechat/check' ? changed(response, (_envelope, data) => (data['attempt_id'] = 'a_1')) : response,
    },
  },
  'an H5 address for callers that do not know H5': {
    only: 'pro/order/pay/wechat',
    found: /pro\/order\/pay\/wechat opens WeChat on a phone, .*h5_url without a device is/,
    deviant: { request: ({ path, body }) => (path === 'pro/order/pay/wechat' ? { device: 'pc', ...body } : body) },
  },
  'a new card payment for every call': {
    only: 'pro/order/pay/card',
    found: /pro\/order\/pay\/card opens a card payment .*the attempt of a second call/,
    deviant: { request: ({ path, body }) => (path === 'pro/order/pay/card' ? { ...body, refresh: true } : body) },
  },
  'bodies of any size': {
    only: 'user/signin',
    found: /user\/signin refuses a body over 64 KB.*the HTTP status is 200/,
    deviant: {
      request: ({ path, body: { padding: _padding, ...body } }) =>
        path === 'user/signin' ? body : { ...body, ...(_padding !== undefined && { padding: _padding }) },
    },
  },
  'a token that never ends': {
    only: 'user/signout',
    found: /user\/signout ends the session: the code is 200, expected 40103/,
    deviant: { request: ({ path, body }) => (path === 'user/signout' ? {} : body) },
  },
}

// Skipped where the suite runs on PostgreSQL: the kit, not the database, is tested, and it was tested on SQLite.
test.skipIf(inject('isServed')).each(Object.entries(deviants))(
  '[API-01] an implementation with %s is found out',
  async (_name, { only, found, deviant }) => {
    cancelled = new Set()
    expect(failures(await check(deviant, only)).join('\n')).toMatch(found)
  },
)

test('[API-01] without an account, and without a server, the report says what happened', async () => {
  const report = await checkContract({ address: 'http://127.0.0.1:1', only: 'user/info' })
  expect(report.passed).toBe(0)
  expect(failures(report)[0]).toMatch(/no reply from http:\/\/127\.0\.0\.1:1/)
})
