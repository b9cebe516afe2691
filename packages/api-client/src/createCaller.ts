import { ApiError } from './ApiError.ts'
import { failureText } from './failureText.ts'
import { send, type HttpReply, type HttpRequest, type TransportOptions } from './transport.ts'

/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason and reports nothing. */
  signal?: AbortSignal
  /** Used instead of the session's token. */
  token?: string
  /** Whether the caller shows the failure itself: `onError` is then not called, and `onFailure` gets `silent: true`. @default false */
  silent?: boolean
}

/** A failed call: its name, and whether its caller shows the failure itself. */
export interface FailedCall {
  name: string
  silent: boolean
}

/** A failed call and its token. */
export interface FailedRequest extends FailedCall {
  /** The token that was sent. */
  token: string | undefined
  /** Whether the token is that of the call's options. */
  ownToken: boolean
}

/** The part of a client that its first call loads: how replies are read, and which calls are repeated. */
export interface ReplyReader<Data> {
  read: <Name extends keyof Data & string>(name: Name, reply: HttpReply) => Promise<Data[Name]>
  /** Waits before a failed call is repeated; resolves with false at once if it is not. Rejects with the signal's reason. */
  waitToRepeat: (name: keyof Data & string, error: unknown, signal?: AbortSignal) => Promise<boolean>
}

/** Options of {@link createCaller}. */
export interface CallerOptions<Data> {
  transport: TransportOptions
  getToken?: (() => string | undefined) | undefined
  requestOf: (name: keyof Data & string, body: object, token: string | undefined) => HttpRequest
  /** Loads the reader. Called in parallel with every request. */
  load: () => Promise<ReplyReader<Data>>
  /** Receives every failure except those of aborted calls. */
  onFailure: (error: ApiError, call: FailedRequest) => void
}

/** A function that makes the calls of a table. */
export type Caller<Data> = <Name extends keyof Data & string>(name: Name, body: object, options?: CallOptions) => Promise<Data[Name]>

/** Creates the part of a client that does not depend on its calls: token, repetition, and report of failures. `Data` has the data of each call. */
export function createCaller<Data>({ transport, getToken, requestOf, load, onFailure }: CallerOptions<Data>): Caller<Data> {
  async function loadFor(url: string) {
    try {
      return await load()
    } catch (cause) {
      throw new ApiError({ kind: 'network', url, message: failureText('network', url, transport), cause })
    }
  }

  async function attempt<Name extends keyof Data & string>(
    name: Name,
    request: HttpRequest,
    signal?: AbortSignal,
    mayRepeat = true,
  ): Promise<Data[Name]> {
    const loading = loadFor(request.url)
    try {
      const [reply, reader] = await Promise.all([send(transport, request, signal), loading])
      return await reader.read(name, reply)
    } catch (error) {
      if (mayRepeat && (await (await loading).waitToRepeat(name, error, signal))) return attempt(name, request, signal, false)
      throw error
    }
  }

  return async (name, body, { signal, silent = false, token: own } = {}) => {
    const token = own ?? getToken?.()
    try {
      return await attempt(name, requestOf(name, body, token), signal)
    } catch (error) {
      if (error instanceof ApiError) onFailure(error, { name, silent, token, ownToken: own !== undefined })
      throw error
    }
  }
}
