import { join } from 'node:path'
import { calls, type CallData } from '@view-site/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { examplesRoot } from '../src/writeExamples.ts'

interface Request {
  url: string
  body: unknown
}

/** Answers calls of the examples as the server that they name would. */
function answer(replies: Record<string, unknown>): Request[] {
  const asked: Request[] = []
  vi.stubGlobal('fetch', async (url: string | URL, { body }: { body: string }) => {
    asked.push({ url: String(url), body: JSON.parse(body) })
    const reply = replies[String(url)]
    return reply === undefined ? Response.json({}, { status: 404 }) : Response.json(reply)
  })
  return asked
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
  const asked = answer({
    'https://api.example.com/v1/user/signin': { code: 200, message: 'ok', data: session },
    'https://api.example.com/v1/pro/order/list': { code: 200, message: 'ok', data: orders },
  })
  expect(await ordersOf('lin@example.com', 'correct horse')).toEqual(orders)
  expect(asked.at(-1)?.body).toEqual({ page: 1, page_size: 10, token: session.token })
})

test('[PLUS-09] the first example of api-client says what a wrong password is', async () => {
  const { ordersOf }: { ordersOf: (mail: string, password: string) => Promise<unknown> } = await load('api-client')
  answer({ 'https://api.example.com/v1/user/signin': { code: 40110, message: '', data: { reason: 'no' } } })
  const said = vi.spyOn(console, 'error').mockReturnValue()
  expect(await ordersOf('lin@example.com', 'wrong')).toBeUndefined()
  expect(said).toHaveBeenCalledOnce()
})

test('[PLUS-09] the first example of contract refuses a reply that is not an order', async () => {
  const { readOrder }: { readOrder: (token: string, body: object) => Promise<unknown> } = await load('contract')
  const url = 'https://api.example.com' + calls['pro/order/info'].url
  const asked = answer({ [url]: { code: 200, message: 'ok', data: { order_no: '1' } } })
  await expect(readOrder('secret', { order_no: '1' })).rejects.toThrow(/status/)
  expect(asked).toEqual([{ url, body: { order_no: '1', token: 'secret' } }])
})

test('[PLUS-09] the first example of docs prints the title, the headings and the HTML of its page', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  await load('docs')
  const headings = expect.arrayContaining([expect.objectContaining({ depth: 2, text: 'Start' })])
  expect(said).toHaveBeenCalledWith('Hello', headings, expect.stringContaining('<strong>Markdown</strong>'))
})

async function load<T>(name: string): Promise<T> {
  vi.resetModules()
  return import(join(examplesRoot, name, 'first/main.ts'))
}
