/**
 * The cause of a failed call: a business code (`business`), an HTTP status, a timeout, no connection, or a reply that does not match the
 * contract.
 */
export type ApiErrorKind = 'business' | 'http' | 'timeout' | 'network' | 'invalid'

/** Properties of an `ApiError`: kind, message, and details from the reply. */
export interface ApiErrorOptions {
  kind: ApiErrorKind
  /** User-facing text, in the client's language at the time of the failure. */
  message: string
  /** URL of the call, without the token. */
  url: string
  status?: number | undefined
  code?: number | undefined
  reason?: string | undefined
  fields?: Readonly<Record<string, string>> | undefined
  retryAfter?: number | undefined
  orderNo?: string | undefined
  cause?: unknown
}

/** The only error that calls throw, apart from the `AbortError` of an aborted call. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly url: string
  /** HTTP status of the reply, if there was one. */
  readonly status: number | undefined
  /** The contract's code: always on `business`, on `http` if a 400 had an envelope. */
  readonly code: number | undefined
  /** Machine-readable name of the code. */
  readonly reason: string | undefined
  /** Errors by request field. */
  readonly fields: Readonly<Record<string, string>>
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined
  /** The conflicting order (code 40915). */
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

  /** Whether the call's token is missing, expired or invalid, so that the session should end. */
  get sessionLost(): boolean {
    return this.status === 401 || this.code === 40101 || this.code === 40102 || this.code === 40103
  }
}
