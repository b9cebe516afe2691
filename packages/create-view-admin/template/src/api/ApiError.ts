/** Why a request failed. Each has a text in `src/locales`. */
export const failures = ['wrongPassword', 'signedOut', 'forbidden', 'missing', 'invalid', 'unreachable', 'failed'] as const

/** The reason of a failed request. */
export type Failure = (typeof failures)[number]

/** A request that the server refused, or that did not reach it. */
export class ApiError extends Error {
  readonly failure: Failure

  constructor(failure: Failure, options?: ErrorOptions) {
    super(`The request failed: ${failure}.`, options)
    this.name = 'ApiError'
    this.failure = failure
  }
}

/** The reason of any error. */
export function failureOf(error: unknown): Failure {
  return error instanceof ApiError ? error.failure : 'failed'
}
