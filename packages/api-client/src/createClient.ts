import type { Locale } from '@view-site/contract'
import type { ApiError } from './ApiError.ts'
import { callOf, type CallTable, type DataOf, type RequestOf, type TableData } from './callTable.ts'
import { createCaller, type CallOptions, type FailedCall } from './createCaller.ts'
import type { Envelope } from './envelope.ts'
import type { CallFailure } from './failureText.ts'
import { tableRequest } from './tableRequest.ts'
import type { RetryDelay } from './waitToRepeat.ts'

/** Options of {@link createClient}. */
export interface ClientOptions<Table extends CallTable> {
  /** The calls of the API, by name. */
  calls: Table
  /** Turns a reply into data or a failure; `plainEnvelope` if the server has no envelope. */
  envelope: Envelope
  /** Base URL of the API: an origin, optionally with a path. @default '' (the page's own origin) */
  baseUrl?: string
  /** Returns the session's token. Leave it out if the session is a cookie that scripts cannot read. */
  getToken?: () => string | undefined
  /** Sends the token as `Authorization: Bearer …`, or as field `token` of JSON bodies; requests without a body use the header. @default 'header' */
  tokenIn?: 'header' | 'body'
  /** Whether requests send cookies: `include` for an API of another origin. @default 'same-origin' */
  credentials?: NonNullable<RequestInit['credentials']>
  /** Additional headers, for instance a tenant or a token against forged requests. */
  getHeaders?: () => Readonly<Record<string, string>>
  /** BCP 47 tag of the visitor's language: the header `Accept-Language`. Built-in texts are Chinese for `zh`, otherwise English. */
  getLocale?: () => string
  /** Replaces built-in texts of failures for which the server has sent none. */
  texts?: (failure: CallFailure) => string | undefined
  /** @default 5000 */
  timeoutMs?: number
  /** @default globalThis.fetch */
  fetch?: typeof fetch
  /**
   * Milliseconds after which an idempotent call that failed is repeated, once; undefined if it is not.
   * @default 400 after a network failure or the status 502, 503 or 504
   */
  retryDelay?: RetryDelay
  /** Receives every failure, except those of aborted calls: to log it and, unless the call is silent, to show it. */
  onFailure?: (error: ApiError, call: FailedCall) => void
  /** Called with the session's token when the server rejects it; with undefined if the session is a cookie. */
  onSessionLost?: (token: string | undefined) => void
}

/** Typed calls of a table. */
export interface Client<Table extends CallTable> {
  /** Makes a call and returns its checked data. Rejects with `ApiError`, or with the signal's reason when aborted. */
  call: <Name extends keyof Table & string>(name: Name, body: RequestOf<Table[Name]>, options?: CallOptions) => Promise<DataOf<Table[Name]>>
}

/** Creates the client of any JSON API from the table of its calls and its envelope. */
export function createClient<const Table extends CallTable>(options: ClientOptions<Table>): Client<Table> {
  const { calls, envelope, baseUrl = '', getToken, tokenIn = 'header', getHeaders, getLocale, timeoutMs = 5000 } = options
  const texts = { locale: () => builtInLocale(getLocale?.()), texts: options.texts }

  return {
    call: createCaller<TableData<Table>>({
      transport: { ...texts, fetch: options.fetch ?? ((...request) => fetch(...request)), timeoutMs, credentials: options.credentials },
      getToken,
      requestOf: (name, body, token) =>
        tableRequest(callOf(calls, name), body, { baseUrl, token, tokenIn, headers: { ...language(getLocale?.()), ...getHeaders?.() } }),
      async load() {
        const { tableReader } = await import('./tableReader.ts')
        return tableReader(calls, { ...texts, envelope, retryDelay: options.retryDelay })
      },
      onFailure(error, { name, silent, token, ownToken }) {
        if (error.sessionLost && !ownToken && (token !== undefined || !getToken)) options.onSessionLost?.(token)
        options.onFailure?.(error, { name, silent })
      },
    }),
  }
}

function language(locale: string | undefined): Record<string, string> {
  return locale ? { 'accept-language': locale } : {}
}

function builtInLocale(locale = ''): Locale {
  return /^zh\b/i.test(locale) ? 'zh-CN' : 'en-US'
}
