import { ApiError, failures, type Failure } from './ApiError.ts'
import type { Customer, CustomerFields, CustomerFilter, CustomerPage, Overview } from './Customer.ts'
import type { User } from './User.ts'

/** Everything the app asks of its server. Each call rejects with an `ApiError`. */
export interface Api {
  /** The user who is signed in; null for nobody. */
  session: () => Promise<User | null>
  signIn: (email: string, password: string) => Promise<User>
  signOut: () => Promise<void>
  overview: () => Promise<Overview>
  customers: (filter: CustomerFilter, signal?: AbortSignal) => Promise<CustomerPage>
  customer: (id: string) => Promise<Customer>
  createCustomer: (fields: CustomerFields) => Promise<Customer>
  updateCustomer: (id: string, fields: CustomerFields) => Promise<Customer>
  deleteCustomer: (id: string) => Promise<void>
  users: () => Promise<readonly User[]>
}

type Send = (path: string, init: RequestInit) => Promise<Response>

/** The client of the server below `/api`. The session is a cookie that scripts cannot read. */
export function createApi(send: Send = (path, init) => fetch(path, init)): Api {
  async function call<T>(method: string, path: string, options: { body?: object; signal?: AbortSignal | undefined } = {}): Promise<T> {
    const { body, signal = AbortSignal.timeout(20_000) } = options
    const response = await send(`/api/${path}`, {
      method,
      signal,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    }).catch((error: unknown) => {
      throw new ApiError('unreachable', { cause: error })
    })
    if (!response.ok) throw new ApiError(failureIn(await response.json().catch(() => null)))
    // The server is ours and describes its replies with the same types.
    const answer: T = await (response.status === 204 ? undefined : response.json().catch(unreadable))
    return answer
  }

  return {
    session: async () => (await call<{ user: User | null }>('GET', 'session')).user,
    signIn: async (email, password) => (await call<{ user: User }>('POST', 'session', { body: { email, password } })).user,
    signOut: () => call('DELETE', 'session'),
    overview: () => call('GET', 'overview'),
    customers: (filter, signal) => call('GET', `customers?${queryOf(filter)}`, { signal }),
    customer: (id) => call('GET', one(id)),
    createCustomer: (fields) => call('POST', 'customers', { body: fields }),
    updateCustomer: (id, fields) => call('PUT', one(id), { body: fields }),
    deleteCustomer: (id) => call('DELETE', one(id)),
    users: () => call('GET', 'users'),
  }
}

function one(id: string): string {
  return `customers/${encodeURIComponent(id)}`
}

function unreadable(error: unknown): never {
  throw new ApiError('failed', { cause: error })
}

function queryOf(filter: CustomerFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
}

function failureIn(answer: unknown): Failure {
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : undefined
  return failures.find((failure) => failure === error) ?? 'failed'
}
