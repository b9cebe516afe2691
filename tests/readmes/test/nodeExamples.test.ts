import { join } from 'node:path'
import { calls, type CallData } from '@view-site/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { examplesRoot } from '../src/writeExamples.ts'

interface Request {
  url: string
  body: unknown
}

/** Replies to the requests of the examples in place of their server, and returns the requests. */
function answer(replies: Record<string, unknown>): Request[] {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (url: string | URL, { body }: { body: string }) => {
    requests.push({ url: String(url), body: JSON.parse(body) })
    const reply = replies[String(url)]
    return reply === undefined ? Response.json({}, { status: 404 }) : Response.json(reply)
  })
  return requests
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const uuid = '6f0f3a8e-8f5e-4b56-9a3b-0d6c1f1a2b3c'

const session: CallData<'user/signin'> = {
  uuid,
  token: 'secret',
  info: {
    id: 'u1',
    uuid,
    name: '林',
    mail_masked: 'lin***@example.com',
    phone_masked: '138****0000',
    is_activity: 1,
    pro: 0,
    admin_pro: 0,
    admin_plus: 1,
    icrud: 0,
    store: 0,
    admin_cloud: 0,
    real_name: 'none',
  },
}

const orders: CallData<'pro/order/list'> = { page: 1, page_size: 10, total: 0, list: [] }

test('[PLUS-09] the first example of api-client signs in and reads orders with the token of the session', async () => {
  const { ordersOf }: { ordersOf: (mail: string, password: string) => Promise<unknown> } = await load('api-client')
  const requests = answer({
    'https://api.example.com/v1/user/signin': { code: 200, message: 'ok', data: session },
    'https://api.example.com/v1/pro/order/list': { code: 200, message: 'ok', data: orders },
  })
  expect(await ordersOf('lin@example.com', 'correct horse')).toEqual(orders)
  expect(requests.at(-1)?.body).toEqual({ page: 1, page_size: 10, token: session.token })
})

test('[PLUS-09] the first example of api-client reports a wrong password', async () => {
  const { ordersOf }: { ordersOf: (mail: string, password: string) => Promise<unknown> } = await load('api-client')
  answer({ 'https://api.example.com/v1/user/signin': { code: 40110, message: '', data: { reason: 'no' } } })
  const log = vi.spyOn(console, 'error').mockReturnValue()
  expect(await ordersOf('lin@example.com', 'wrong')).toBeUndefined()
  expect(log).toHaveBeenCalledOnce()
})

test('[PLUS-09] the first example of contract rejects a reply that is not an order', async () => {
  const { readOrder }: { readOrder: (token: string, body: object) => Promise<unknown> } = await load('contract')
  const url = 'https://api.example.com' + calls['pro/order/info'].url
  const requests = answer({ [url]: { code: 200, message: 'ok', data: { order_no: '1' } } })
  await expect(readOrder('secret', { order_no: '1' })).rejects.toThrow(/status/)
  expect(requests).toEqual([{ url, body: { order_no: '1', token: 'secret' } }])
})

test('[PLUS-09] the first example of docs prints the title, the headings and the HTML of its page', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await load('docs')
  const headings = expect.arrayContaining([expect.objectContaining({ depth: 2, text: 'Start' })])
  expect(log).toHaveBeenCalledWith('Hello', headings, expect.stringContaining('<strong>Markdown</strong>'))
})

async function load<T>(name: string): Promise<T> {
  vi.resetModules()
  return import(join(examplesRoot, name, 'first/main.ts'))
}
