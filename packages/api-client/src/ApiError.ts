/**
 * The cause of a failed call: a business code (`business`), an HTTP status, a timeout, no connection, or a reply that does not match its
 * schema.
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
  sessionLost?: boolean | undefined
  details?: unknown
  cause?: unknown
}

/** The only error that calls throw, apart from the `AbortError` of an aborted call. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly url: string
  /** HTTP status of the reply, if there was one. */
  readonly status: number | undefined
  /** The server's number of the failure. The contract has one on every `business` failure, and on `http` if a 400 had an envelope. */
  readonly code: number | undefined
  /** Machine-readable name of the failure. */
  readonly reason: string | undefined
  /** Errors by request field. */
  readonly fields: Readonly<Record<string, string>>
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined
  /** The conflicting order (code 40915). */
  readonly orderNo: string | undefined
  /** Whether the call's token is missing, expired or invalid, so that the session should end. */
  readonly sessionLost: boolean
  /** What an envelope has kept of the reply beyond these properties. */
  readonly details: unknown

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
    this.sessionLost = rest.sessionLost ?? rest.status === 401
    this.details = rest.details
  }
}
