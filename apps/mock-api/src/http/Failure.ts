import { codes, type ErrorCode, type ErrorData } from '@view-site/contract'

/** A business failure: the call replies with this code. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly details: Omit<ErrorData, 'reason'>

  constructor(code: ErrorCode, details: Omit<ErrorData, 'reason'> = {}) {
    super(codes[code].msg)
    this.name = 'Failure'
    this.code = code
    this.details = details
  }
}

/** The body does not have the shape that the call requires: HTTP 400 with code `invalid`. */
export class BadBody extends Error {
  readonly fields: Record<string, string>

  constructor(fields: Record<string, string>) {
    super('The body does not fit the schema of the call')
    this.name = 'BadBody'
    this.fields = fields
  }
}
