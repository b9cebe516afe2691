import * as errorCodes from '../errorCodes.ts'
import { calls, codesOfPath, type CallData, type CallPath, type CallRequest } from '../calls.ts'
import { codes, type ErrorCode } from '../codes.ts'
import { envelope, errorData, type ErrorData } from '../schemas/envelope.ts'
import { Deviation, NotTried, same } from './Deviation.ts'

/** A reply that follows the rules of the contract. */
export interface Reply {
  status: number
  code: number
  data: unknown
}

/** What is sent instead of the usual request. */
export interface Unusual {
  method?: string
  type?: string
  body?: string
}

/** The body of a call, with the token if it needs one; for calls without fields, the token is the whole body. */
export type Body<Path extends CallPath> = (CallRequest<Path> extends Record<string, never> ? object : CallRequest<Path>) & {
  token?: string | undefined
}

/** Makes calls to an implementation and checks every reply against the contract. Throws a `Deviation`. */
export interface Caller {
  send: (path: CallPath, body: object, unusual?: Unusual) => Promise<Reply>
  /** Makes a call that has to succeed. */
  ok: <Path extends CallPath>(path: Path, body: Body<Path>) => Promise<CallData<Path>>
  /** Makes a call that has to fail with `code`. */
  fails: <Path extends CallPath>(path: Path, body: Body<Path>, code: ErrorCode) => Promise<ErrorData>
}

/** Where the calls go. */
export interface CallerOptions {
  /** Address of the implementation; the paths of the calls are appended to it. */
  address: string
  fetch: typeof fetch
  /** Milliseconds that a reply may take. */
  timeout: number
}

/** Codes that say that the implementation refuses every call at the moment. */
const refusals: readonly number[] = [errorCodes.tooOften, errorCodes.busy, errorCodes.maintenance]

/** Creates a caller of an implementation. */
export function createCaller({ address, fetch: ask, timeout }: CallerOptions): Caller {
  async function send(path: CallPath, body: object, unusual: Unusual = {}): Promise<Reply> {
    const { url, method: defaultMethod = 'POST' } = calls[path]
    const { method = defaultMethod, type = 'application/json', body: text = JSON.stringify(body) } = unusual
    const target = `${address.replace(/\/$/, '')}${url}${method === 'GET' ? queryOf(body) : ''}`
    const signal = AbortSignal.timeout(timeout)
    const init = method === 'GET' ? { method, signal } : { method, signal, headers: { 'content-type': type }, body: text }
    return readReply(path, await ask(target, init).catch((error: unknown) => noReply(target, error)))
  }
  return {
    send,
    async ok<Path extends CallPath>(path: Path, body: Body<Path>): Promise<CallData<Path>> {
      const { code, data } = await send(path, body)
      if (refusals.includes(code)) throw new NotTried(`the server answers ${code} at the moment`)
      same('the code', code, 200)
      return dataOf(path, data)
    },
    async fails(path, body, code) {
      const reply = await send(path, body)
      if (refusals.includes(reply.code) && reply.code !== code) throw new NotTried(`the server answers ${reply.code} at the moment`)
      same('the code', reply.code, code)
      same('the HTTP status', reply.status, 200)
      return errorData.parse(reply.data)
    },
  }
}

function queryOf(body: object): string {
  return `?${new URLSearchParams(Object.entries(body).map(([name, value]): [string, string] => [name, String(value)])).toString()}`
}

function noReply(target: string, error: unknown): never {
  const reason =
    error instanceof Error ? `${error.message}${error.cause instanceof Error ? `: ${error.cause.message}` : ''}` : String(error)
  throw new Deviation(`no reply from ${target}: ${reason}`)
}

/** The data of a successful reply, which `readReply` has validated. */
function dataOf<Path extends CallPath>(path: Path, data: unknown): CallData<Path>
function dataOf(path: CallPath, data: unknown): unknown {
  return calls[path].response.parse(data)
}

/** Checks what holds for every reply: status, headers, envelope, listed codes, and data without anything beyond its schema. */
async function readReply(path: CallPath, response: Response): Promise<Reply> {
  const text = await response.text()
  const { status } = response
  const parsed = envelope.safeParse(parseJson(text))
  if (!parsed.success) throw new Deviation(`HTTP ${status} without an envelope { code, data, msg }: ${text.slice(0, 120)}`)
  const { code, data } = parsed.data
  if (!/\bno-store\b/.test(response.headers.get('cache-control') ?? '')) throw new Deviation('the reply lacks cache-control: no-store')
  same('x-content-type-options', response.headers.get('x-content-type-options'), 'nosniff')
  if (code === 200) checkData(path, data)
  else checkFailure(path, code, data)
  if (status >= 500) throw new Deviation(`HTTP ${status}`)
  return { status, code, data }
}

function checkData(path: CallPath, data: unknown): void {
  const parsed = calls[path].response.safeParse(data)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Deviation(`the data does not fit its schema: ${issue?.path.join('.') || 'data'}: ${issue?.message ?? ''}`)
  }
  const extra = extraOf(data, parsed.data)
  if (extra !== undefined) throw new Deviation(`the data has a field that is not in the contract: ${extra}`)
}

/** The path of the first field that the schema has dropped. */
function extraOf(sent: unknown, known: unknown, path = ''): string | undefined {
  if (typeof sent !== 'object' || sent === null || typeof known !== 'object' || known === null) return undefined
  const other = new Map(Object.entries(known))
  for (const [name, value] of Object.entries(sent)) {
    const here = path === '' ? name : `${path}.${name}`
    if (!other.has(name) && value !== undefined) return here
    const deeper = extraOf(value, other.get(name), here)
    if (deeper !== undefined) return deeper
  }
  return undefined
}

function checkFailure(path: CallPath, code: number, data: unknown): void {
  const listed = codesOfPath(path).find((known) => known === code)
  // An unknown path, which no call lists.
  if (listed === undefined && code !== errorCodes.notFound) throw new Deviation(`the code ${code} is not listed for this call`)
  const parsed = errorData.safeParse(data)
  if (!parsed.success) throw new Deviation(`the data of the failure ${code} lacks its reason`)
  if (listed !== undefined) same(`the reason of ${code}`, parsed.data.reason, codes[listed].reason)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
