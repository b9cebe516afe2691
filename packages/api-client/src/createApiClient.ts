import type { CallData, CallPath, CallRequest, Locale } from '@view-site/contract'
import type { ApiError } from './ApiError.ts'
import type { ContractData } from './contractReader.ts'
import { createCaller, type CallOptions } from './createCaller.ts'
import { logMessage, noticeTitle } from './texts.ts'

/** Options of `createApiClient`. */
export interface ApiClientOptions {
  /** Base URL of the API: an origin, optionally with a path. @default '' (the page's own origin) */
  baseUrl?: string
  /** Returns the session's token, which is added to the body of every call without one. */
  getToken?: () => string | undefined
  /** Language of error messages. @default () => 'zh-CN' */
  getLocale?: () => Locale
  /** @default 5000 */
  timeoutMs?: number
  /** @default globalThis.fetch */
  fetch?: typeof fetch
  /** Display of failures that callers do not handle. @default { type: 'message', duration: 3000 } */
  errorDisplay?: Partial<Pick<ErrorDisplay, 'type' | 'duration'>>
  /** Shows a failure. Not called for `silent` and for aborted calls. */
  onError?: (error: ApiError, display: ErrorDisplay) => void
  /** Called when the server rejects the session's token, also for silent calls. Not called for a token passed in the call's options. */
  onSessionLost?: (token: string) => void
  /** Receives a log entry for every failure. */
  onLog?: (entry: ApiLogEntry) => void
}

/** Display of a failure: a transient message, or a notice with a title. `duration` in ms. */
export interface ErrorDisplay {
  type: 'message' | 'notice'
  title: string
  text: string
  duration: number
}

/** Log entry of a failed call. Contains neither the token nor the body. */
export interface ApiLogEntry {
  message: string
  type: 'error'
  /** ISO-8601, UTC. */
  time: string
  meta: { url: string; kind: string; code?: number | undefined; status?: number | undefined; error: string }
}

/** Typed calls of the /v1 contract. */
export interface ApiClient {
  /**
   * Makes a call and returns its `data`, validated against the contract. Rejects with `ApiError`. A retryable call is retried once after a
   * broken connection or a gateway failure.
   */
  call: <Path extends CallPath>(path: Path, body: CallRequest<Path>, options?: CallOptions) => Promise<CallData<Path>>
}

/** Creates the client of the /v1 contract. zod, the contract and the reply parser load in parallel with the first request. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const { baseUrl = '', getToken, getLocale: locale = () => 'zh-CN', timeoutMs = 5000, onError, onSessionLost, onLog } = options
  return {
    call: createCaller<ContractData>({
      transport: { fetch: options.fetch ?? ((...request) => fetch(...request)), timeoutMs, locale },
      getToken,
      requestOf: (path, body, token) => ({
        url: addressOf(baseUrl, path),
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', 'accept-language': locale() },
        body: JSON.stringify(token === undefined || 'token' in body ? body : { ...body, token }),
      }),
      async load() {
        const [contract, { contractReader }] = await Promise.all([import('@view-site/contract'), import('./contractReader.ts')])
        return contractReader(contract, locale)
      },
      onFailure(error, { silent, token, ownToken }) {
        onLog?.(logEntry(error))
        if (error.sessionLost && token !== undefined && !ownToken) onSessionLost?.(token)
        if (!silent) onError?.(error, display(error, locale(), options.errorDisplay))
      },
    }),
  }
}

/** The URL of a path. Duplicates the rule of the contract, so that the request does not wait for its module. */
function addressOf(baseUrl: string, path: CallPath): string {
  return baseUrl.replace(/\/+$/, '') + (path.startsWith('/') ? path : `/v1/${path}`)
}

function display(error: ApiError, locale: Locale, { type = 'message', duration = 3000 }: Partial<ErrorDisplay> = {}): ErrorDisplay {
  return { type, duration, title: noticeTitle[locale], text: error.message }
}

function logEntry({ message, url, kind, code, status }: ApiError): ApiLogEntry {
  return { message: logMessage, type: 'error', time: new Date().toISOString(), meta: { url, kind, code, status, error: message } }
}
