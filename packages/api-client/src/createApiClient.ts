import type { CallData, CallPath, CallRequest, Locale } from '@view-site/contract'
import { ApiError } from './ApiError.ts'
import { delay, retryDelay } from './retry.ts'
import { failureTexts, logMessage, noticeTitle } from './texts.ts'
import { post } from './transport.ts'

/** Where the API lives, whose calls they are, and who is told of failures. */
export interface ApiClientOptions {
  /** Where the API lives: an origin, or an origin and a path. @default '' (the page's own origin) */
  baseUrl?: string
  /** The session's token, put into the body of every call that has none. */
  getToken?: () => string | undefined
  /** The language errors speak. @default () => 'zh-CN' */
  getLocale?: () => Locale
  /** @default 5000 */
  timeoutMs?: number
  /** @default globalThis.fetch */
  fetch?: typeof fetch
  /** How a failure that its caller does not show itself should look. @default { type: 'message', duration: 3000 } */
  errorDisplay?: Partial<Pick<ErrorDisplay, 'type' | 'duration'>>
  /** Shows a failure. Not called for `silent` calls and for calls that were given up. */
  onError?: (error: ApiError, display: ErrorDisplay) => void
  /** Told when the server no longer accepts the session's token, also by silent calls. Not called for a token of the caller's own. */
  onSessionLost?: (token: string) => void
  /** Takes the log entry of every failure. */
  onLog?: (entry: ApiLogEntry) => void
}

/** How a failure is shown: a passing message, or a notice with a title. `duration` in ms. */
export interface ErrorDisplay {
  type: 'message' | 'notice'
  title: string
  text: string
  duration: number
}

/** One failed call in the log. Holds neither the token nor the body. */
export interface ApiLogEntry {
  message: string
  type: 'error'
  /** ISO-8601, UTC. */
  time: string
  meta: { url: string; kind: string; code?: number | undefined; status?: number | undefined; error: string }
}

/** What one call does otherwise than the client is set up to. */
export interface CallOptions {
  /** Gives the call up: it then rejects with the signal's reason and reports nothing. */
  signal?: AbortSignal
  /** Used instead of the session's token. */
  token?: string
  /** The caller shows the failure itself, so `onError` is not called. @default false */
  silent?: boolean
}

/** Typed calls of the /v1 contract. */
export interface ApiClient {
  /**
   * Makes a call and returns its `data`, checked against the contract. Rejects with `ApiError`. A retryable call is sent once more after a
   * broken connection or a gateway failure.
   */
  call: <Path extends CallPath>(path: Path, body: CallRequest<Path>, options?: CallOptions) => Promise<CallData<Path>>
}

/** Makes the client of the /v1 contract. zod, the contract and what reads replies load with the first call, beside the request. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const { baseUrl = '', getToken, getLocale = () => 'zh-CN', timeoutMs = 5000, onError, onSessionLost, onLog } = options
  const transport = { fetch: options.fetch ?? ((...request) => fetch(...request)), timeoutMs, locale: getLocale }

  async function send<Path extends CallPath>(path: Path, body: object, signal?: AbortSignal): Promise<CallData<Path>> {
    const url = addressOf(baseUrl, path)
    for (let attempt = 0; ; attempt += 1) {
      const contract = loadContract(url, getLocale())
      try {
        // oxlint-disable-next-line no-await-in-loop -- each attempt waits for the one before it
        const [reply, [loaded, { readReply }]] = await Promise.all([post(transport, url, body, signal), contract])
        return readReply(path, reply, loaded, getLocale())
      } catch (error) {
        const [{ calls }] = await contract
        const wait = retryDelay(error, calls[path].idempotent, attempt)
        if (wait === undefined) throw error
        await delay(wait, signal)
      }
    }
  }

  return {
    async call(path, body, { signal, silent = false, token: own } = {}) {
      const token = own ?? getToken?.()
      try {
        return await send(path, token === undefined || 'token' in body ? body : { ...body, token }, signal)
      } catch (error) {
        if (error instanceof ApiError) {
          onLog?.(logEntry(error))
          if (error.sessionLost && token !== undefined && own === undefined) onSessionLost?.(token)
          if (!silent) onError?.(error, display(error, getLocale(), options.errorDisplay))
        }
        throw error
      }
    },
  }
}

/** The contract writes `/v1/` before paths that are not absolute; known here too so that the request need not wait for it. */
function addressOf(baseUrl: string, path: CallPath): string {
  return baseUrl.replace(/\/+$/, '') + (path.startsWith('/') ? path : `/v1/${path}`)
}

async function loadContract(url: string, locale: Locale) {
  try {
    return await Promise.all([import('@view-site/contract'), import('./readReply.ts')])
  } catch (cause) {
    throw new ApiError({ kind: 'network', url, message: failureTexts.network[locale], cause })
  }
}

function display(error: ApiError, locale: Locale, { type = 'message', duration = 3000 }: Partial<ErrorDisplay> = {}): ErrorDisplay {
  return { type, duration, title: noticeTitle[locale], text: error.message }
}

function logEntry({ message, url, kind, code, status }: ApiError): ApiLogEntry {
  return { message: logMessage, type: 'error', time: new Date().toISOString(), meta: { url, kind, code, status, error: message } }
}
