import { randomUUID } from 'node:crypto'
import { callPaths, calls, codesOfPath, type CallPath, type ErrorCode } from '@view-site/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountCases } from './cases/accountCases.ts'
import type { Case, CasesOf } from './cases/Cases.ts'
import { licenseBody, salesCases } from './cases/salesCases.ts'
import { seatCases } from './cases/seatCases.ts'
import { userCases } from './cases/userCases.ts'
import { invoiceBody } from './support/invoices.ts'
import { orderBody } from './support/orders.ts'
import { realNameBody } from './support/realName.ts'
import { startWorld, type World } from './support/startWorld.ts'

const cases: CasesOf<CallPath> = { ...userCases, ...accountCases, ...salesCases, ...seatCases }

let world: World
beforeAll(async () => {
  world = await startWorld({ cardPayments: true, mailSignUp: true })
})
afterAll(() => world.close())

describe.each(callPaths)('%s', (path) => {
  const own: Record<string, Case> = cases[path]

  test.each(Object.entries(own))('[API-01] %s', async (name, run) => {
    const { status, code } = await run(world)
    expect({ status, code }).toEqual({ status: 200, code: name === 'success' ? 200 : Number(name) })
  })

  const shared = codesOfPath(path).filter((code) => !Object.hasOwn(own, code))

  test.each(shared)('[API-01] %i', async (code) => {
    const { status, code: got } = await sharedCase(path, code)
    expect({ status, code: got }).toEqual({ status: code === 40001 ? 400 : 200, code })
  })
})

/** Codes that behave the same for every call that lists them. */
async function sharedCase(path: CallPath, code: ErrorCode) {
  switch (code) {
    case 40001:
      return sendText(path, '[]')
    case 40101:
      return world.send(path, {})
    case 40102:
      return afterAYear(path)
    case 40103:
      return world.send(path, { token: 'nobody has this one' })
    case 40950:
      return reused(path)
    case 40951:
      return whileRunning(path)
    case 42901:
      return path === 'user/resendmail' ? tooSoon() : faulty(path, code)
    default:
      return faulty(path, code)
  }
}

async function sendText(path: CallPath, body: string) {
  const request = new Request(`http://127.0.0.1${calls[path].url}`, {
    method: calls[path].method ?? 'POST',
    headers: { 'content-type': 'application/json' },
    ...(calls[path].method === 'GET' ? {} : { body }),
  })
  const response = await world.app.fetch(request)
  const { code }: { code: number } = JSON.parse(await response.text())
  return { status: response.status, code }
}

async function afterAYear(path: CallPath) {
  const { token } = await world.user()
  world.clock.advance(365 * 24 * 3_600_000)
  return world.send(path, { token })
}

async function faulty(path: CallPath, code: ErrorCode) {
  await world.control('/fault', { path, code, times: 1 })
  return world.send(path, {})
}

async function tooSoon() {
  const { token } = await world.user({ is_activity: 0 })
  await world.ok('user/resendmail', { token })
  return world.send('user/resendmail', { token })
}

async function reused(path: CallPath) {
  const body = await bodyWithRequestId(path)
  expect((await world.send(path, body)).code).toBe(200)
  return world.send(path, { ...body, ...otherValues[path] })
}

async function whileRunning(path: CallPath) {
  const body = await bodyWithRequestId(path)
  expect((await world.send(path, body)).code).toBe(200)
  // A stored request without a reply counts as still running.
  await world.app.database.query.updateTable('requests').set({ reply: null }).where('request_id', '=', body.request_id).execute()
  return world.send(path, body)
}

/** Changes the body, so that it counts as a different request. */
const otherValues: Partial<Record<CallPath, object>> = {
  'pro/order/create': { expect_amount: 2 },
  'pro/license/create': { holder: { type: 'person', name: '林夏' } },
  'user/auth/submit': { name: '周远' },
  'pro/invoice/apply': { title: '另一家公司' },
}

async function bodyWithRequestId(path: CallPath): Promise<{ token: string; request_id: string }> {
  const user = await world.user({ flags: path === 'user/auth/submit' ? { pro: 1 } : {} })
  const request_id = randomUUID()
  if (path === 'user/auth/submit') return realNameBody(user)
  if (path === 'pro/order/create') return { ...orderBody(user), request_id }
  if (path === 'pro/invoice/apply') return { ...(await invoiceBody(world, user)), request_id }
  return { ...(await licenseBody(world, user)), request_id }
}
