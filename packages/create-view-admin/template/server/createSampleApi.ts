import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Failure } from '../src/api/ApiError.ts'
import { isPlan } from '../src/api/Customer.ts'
import { holds, type Permission, type User } from '../src/api/User.ts'
import { createCustomers, readFields } from './createCustomers.ts'
import { readJson } from './readJson.ts'
import { sampleCustomers, samplePassword, sampleUsers } from './sampleData.ts'

/** Answers requests below `/api`; others are for `next`. */
export type SampleApi = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** What a call answers: a status with a body, or the reason why not. */
type Answer = { status: number; body?: unknown } | { failure: Failure }

const statuses: Readonly<Record<Failure, number>> = {
  wrongPassword: 401,
  signedOut: 401,
  forbidden: 403,
  missing: 404,
  invalid: 400,
  unreachable: 502,
  failed: 500,
}

const cookie = 'session'

/** A backend to try the app with: in memory, forgotten when the process ends. Every sample user's password is "demo". */
export function createSampleApi(now: () => Date = () => new Date()): SampleApi {
  const customers = createCustomers(sampleCustomers(now()), now)
  const sessions = new Map<string, User>()

  return (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (!url.pathname.startsWith('/api/')) return next()
    void answer(request, response, url)
      .catch((): Answer => ({ failure: 'failed' }))
      .then((result) => write(response, result))
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<Answer> {
    const [, , resource = '', id = ''] = url.pathname.split('/')
    const method = request.method ?? 'GET'
    const body = method === 'POST' || method === 'PUT' ? await readJson(request) : undefined
    const token = tokenOf(request)
    const user = sessions.get(token)
    if (resource === 'session') return session(method, body, response, token)
    if (!user) return { failure: 'signedOut' }
    const needs = neededFor(method, resource)
    if (needs !== null && !holds(user.role, [needs])) return { failure: 'forbidden' }
    if (resource === 'overview' && method === 'GET') return ok(customers.overview())
    if (resource === 'users' && method === 'GET') return ok(sampleUsers)
    if (resource === 'customers') return id === '' ? customerList(method, url, body) : oneCustomer(method, id, body)
    return { failure: 'missing' }
  }

  function session(method: string, body: unknown, response: ServerResponse, token: string): Answer {
    if (method === 'GET') return ok({ user: sessions.get(token) ?? null })
    sessions.delete(token)
    if (method === 'DELETE') {
      setCookie(response, '', 0)
      return { status: 204 }
    }
    const { email, password } = (body ?? {}) as { email?: unknown; password?: unknown }
    const user = sampleUsers.find((one) => one.email === email)
    if (!user || password !== samplePassword) return { failure: 'wrongPassword' }
    const fresh = randomUUID()
    sessions.set(fresh, user)
    setCookie(response, fresh, 8 * 60 * 60)
    return ok({ user })
  }

  function customerList(method: string, url: URL, body: unknown): Answer {
    if (method === 'GET') {
      const { q, plan, page } = Object.fromEntries(url.searchParams)
      return ok(customers.list({ q, plan: isPlan(plan) ? plan : undefined, page: Number(page) || 1 }))
    }
    const fields = readFields(body)
    return fields ? { status: 201, body: customers.create(fields) } : { failure: 'invalid' }
  }

  function oneCustomer(method: string, id: string, body: unknown): Answer {
    const found = customers.find(id)
    if (!found) return { failure: 'missing' }
    if (method === 'GET') return ok(found)
    if (method === 'DELETE') {
      customers.remove(id)
      return { status: 204 }
    }
    const fields = readFields(body)
    return fields ? ok(customers.update(id, fields)) : { failure: 'invalid' }
  }
}

function neededFor(method: string, resource: string): Permission | null {
  if (resource === 'users') return 'admin'
  return method === 'GET' ? null : 'edit'
}

function ok(body: unknown): Answer {
  return { status: 200, body }
}

function write(response: ServerResponse, answer: Answer): void {
  const [status, body] = 'failure' in answer ? [statuses[answer.failure], { error: answer.failure }] : [answer.status, answer.body]
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

function tokenOf(request: IncomingMessage): string {
  const pairs = (request.headers.cookie ?? '').split('; ').map((pair) => pair.split('='))
  return pairs.find(([name]) => name === cookie)?.[1] ?? ''
}

/** Behind HTTPS, add `Secure`. */
function setCookie(response: ServerResponse, value: string, seconds: number): void {
  response.setHeader('set-cookie', `${cookie}=${value}; HttpOnly; SameSite=Strict; Path=/api; Max-Age=${seconds}`)
}
