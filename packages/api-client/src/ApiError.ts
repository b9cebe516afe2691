/**
 * Why a call failed: the server said no (`business`), an HTTP status, no answer in time, no connection, or an answer that
 * does not fit the contract.
 */
export type ApiErrorKind = 'business' | 'http' | 'timeout' | 'network' | 'invalid'

/** What an `ApiError` is made of: its kind and message, and what the reply told beside them. */
export interface ApiErrorOptions {
  kind: ApiErrorKind
  /** For people, in the language the client spoke when the call failed. */
  message: string
  /** Address of the call, without the token. */
  url: string
  status?: number | undefined
  code?: number | undefined
  reason?: string | undefined
  fields?: Readonly<Record<string, string>> | undefined
  retryAfter?: number | undefined
  orderNo?: string | undefined
  cause?: unknown
}

/** The one error a call throws, except for the `AbortError` of a call that its caller gave up. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly url: string
  /** HTTP status of the reply, where there was one. */
  readonly status: number | undefined
  /** The contract's code: always on `business`, on `http` where a 400 carried an envelope. */
  readonly code: number | undefined
  /** Machine name of the code. */
  readonly reason: string | undefined
  /** Field of the request → what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined
  /** The order that stands in the way (code 40915). */
  readonly orderNo: string | undefined

  constructor({ message, cause, ...rest }: ApiErrorOptions) {
    super(message, { cause })
    this.kind = rest.kind
    this.url = rest.url
    this.status = rest.status
    this.code = rest.code
    this.reason = rest.reason
    this.fields = rest.fields ?? {}
    this.retryAfter = rest.retryAfter
    this.orderNo = rest.orderNo
  }

  /** Whether the sign-in this call was made with is missing, old or wrong: the session should end. */
  get sessionLost(): boolean {
    return this.status === 401 || this.code === 40101 || this.code === 40102 || this.code === 40103
  }
}
