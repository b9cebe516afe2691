import {
  calls,
  codes,
  envelope,
  errorData,
  type CallData,
  type CallPath,
  type CallRequest,
  type ErrorCode,
  type ErrorData,
} from '@view-site/contract'
import { expect, inject } from 'vitest'
import { z } from 'zod'
import { createApp, testClock, type App, type CreateAppOptions, type TestClock } from '../../src/index.ts'
import { lockedFiles } from './lockedFiles.ts'
import { overHttp } from './overHttp.ts'
import { filledDatabase } from './ownDatabase.ts'
import { worldStart } from './worldStart.ts'

/** A reply as received. */
export interface Reply {
  status: number
  headers: Headers
  code: number
  data: unknown
  msg: string
}

/** An account made for one test. */
export interface TestUser {
  mail: string
  password: string
  uuid: string
  token: string
}

/** The body of a call with the token; for calls without fields, the token is the whole body. */
type Body<Path extends CallPath> = (CallRequest<Path> extends Record<string, never> ? object : CallRequest<Path>) & { token?: string }

/** An API with its fakes, on the project's database engine, in process or behind a server. */
export interface World {
  app: App
  /** Its address for a caller. */
  origin: string
  clock: TestClock
  /** Makes a call and checks its reply against the contract. */
  send(path: CallPath, body: object): Promise<Reply>
  /** Makes a call that must succeed. */
  ok<Path extends CallPath>(path: Path, body: Body<Path>): Promise<CallData<Path>>
  /** Makes a call that must fail with `code`. */
  fails<Path extends CallPath>(path: Path, body: Body<Path>, code: ErrorCode): Promise<ErrorData>
  control(path: string, body?: object): Promise<Record<string, unknown>>
  user(options?: object): Promise<TestUser>
  close(): Promise<void>
}

const testUser = z.object({ mail: z.string(), password: z.string(), uuid: z.string(), token: z.string() })

/** Starts an API with its own tables and a stopped clock. */
export async function startWorld(
  options: Pick<
    CreateAppOptions,
    'card' | 'cardPayments' | 'deployment' | 'gateways' | 'log' | 'mail' | 'mailSignUp' | 'pauses' | 'sms' | 'telemetry' | 'wechatH5'
  > = {},
): Promise<World> {
  const clock = testClock()
  clock.freeze(worldStart)
  const database = await filledDatabase()
  const inside = await createApp({ control: true, clock, database: database.options, lockedFiles, ...options })
  const { app, origin } = inject('isServed') ? await overHttp(inside) : { app: inside, origin: 'http://127.0.0.1' }
  const post = (path: string, body: object): Promise<Response> =>
    Promise.resolve(
      app.fetch(
        new Request(`${origin}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      ),
    )

  const get = (path: string, query: object): Promise<Response> => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))
    return Promise.resolve(app.fetch(new Request(`${origin}${path}?${search.toString()}`)))
  }

  const send: World['send'] = async (path, body) =>
    readReply(path, await (calls[path].method === 'GET' ? get : post)(calls[path].url, body))
  const control: World['control'] = async (path, body = {}) =>
    z.record(z.string(), z.unknown()).parse(await (await post(`/__control${path}`, body)).json())
  return {
    app,
    origin,
    clock,
    send,
    ok: async (path, body) => {
      const { code, data, msg } = await send(path, body)
      expect({ path, code, msg }).toEqual({ path, code: 200, msg: 'ok' })
      return dataOf(path, data)
    },
    fails: async (path, body, code) => {
      const reply = await send(path, body)
      expect({ path, code: reply.code }).toEqual({ path, code })
      return errorData.parse(reply.data)
    },
    control,
    user: async (options = {}) => testUser.parse(await control('/user', options)),
    close: async () => {
      await app.close()
      await database.drop()
    },
  }
}

/** The data of a reply, validated by the call's schema. */
function dataOf<Path extends CallPath>(path: Path, data: unknown): CallData<Path>
function dataOf(path: CallPath, data: unknown): unknown {
  return calls[path].response.parse(data)
}

async function readReply(path: CallPath, response: Response): Promise<Reply> {
  const { code, data, msg } = envelope.parse(await response.json())
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  if (code === 200) {
    // Replies must not contain anything outside the schema.
    expect(calls[path].response.parse(data)).toEqual(data)
  } else {
    const entry = Object.entries(codes).find(([known]) => Number(known) === code)?.[1]
    expect({ reason: errorData.parse(data).reason, msg }).toEqual({ reason: entry?.reason, msg: entry?.msg })
  }
  return { status: response.status, headers: response.headers, code, data, msg }
}
