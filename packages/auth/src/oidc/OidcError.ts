/**
 * Why a call to the provider failed: it could not be reached (`unreachable`), its reply is not valid (`invalid`), the sign-in was not begun
 * in this tab (`unknown-sign-in`), or an error code of OAuth such as `access_denied` or `invalid_grant`.
 */
export type OidcFailure = 'unreachable' | 'invalid' | 'unknown-sign-in' | (string & {})

/** A failure of OpenID Connect. It contains neither tokens nor codes, so it can be logged. */
export class OidcError extends Error {
  override readonly name = 'OidcError'
  readonly reason: OidcFailure

  constructor(reason: OidcFailure, message: string) {
    super(message)
    this.reason = reason
  }
}
