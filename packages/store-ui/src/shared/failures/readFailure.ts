import { ApiError, type ApiErrorKind } from '@view-site/api-client'

/** What the pages want to know of a failed call. */
export interface Failure {
  kind: ApiErrorKind | 'unknown'
  /** Business code of the contract. */
  code?: number | undefined
  /** Seconds until another try makes sense. */
  retryAfter?: number | undefined
  /** The order that stands in the way (40915). */
  orderNo?: string | undefined
  /** The client's words, already in the reader's language. */
  message?: string | undefined
}

/** Reads what a call has thrown; anything that is no `ApiError` is unknown. */
export function readFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'unknown' }
  const { kind, code, retryAfter, orderNo, message } = error
  return { kind, code, retryAfter, orderNo, message }
}

/** Whether the sign-in the call was made with is missing, old or wrong. */
export function isSessionLost({ code }: Failure): boolean {
  return code === 40101 || code === 40102 || code === 40103
}

/** Whether the failure says for sure that the request has changed nothing. After anything else its id must be kept. */
export function isFinal(failure: Failure): boolean {
  const { code = 0 } = failure
  return code >= 40000 && code < 42900 && code !== 40951 && !isSessionLost(failure)
}
