import { ApiError, type ApiErrorKind } from '@view-site/api-client'
import * as errorCodes from '@view-site/contract/error-codes'

/** What the pages need to know about a failed call. */
export interface Failure {
  kind: ApiErrorKind | 'unknown'
  /** Business code of the contract. */
  code?: number | undefined
  /** Seconds until another try makes sense. */
  retryAfter?: number | undefined
  /** The open order that prevents another one (`orderOpen`). */
  orderNo?: string | undefined
  /** The API client's message, already in the user's language. */
  message?: string | undefined
}

/** Reads what a call has thrown; anything but an `ApiError` is unknown. */
export function readFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'unknown' }
  const { kind, code, retryAfter, orderNo, message } = error
  return { kind, code, retryAfter, orderNo, message }
}

/** Whether the call's session is missing, expired or invalid. */
export function isSessionLost({ code }: Failure): boolean {
  return code === errorCodes.signInRequired || code === errorCodes.sessionExpired || code === errorCodes.sessionInvalid
}

/** Codes by which the server refuses the request itself; those from 42900 on are rate limits. */
const refusals = { from: 40000, below: 42900 }

/** Whether the server refused the request for sure, so that nothing has changed. After any other failure its id must be kept. */
export function isFinal(failure: Failure): boolean {
  const { code = 0 } = failure
  return code >= refusals.from && code < refusals.below && code !== errorCodes.requestRunning && !isSessionLost(failure)
}
