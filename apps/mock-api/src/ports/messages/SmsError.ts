/** Why a text message was not sent. */
export type SmsProblem =
  /** The provider accepts no more messages to this number for now. */
  | 'limit'
  /** The provider says that there is no such number. */
  | 'number'
  /** The provider refuses for another reason, such as its settings or an unpaid bill. */
  | 'refused'
  /** The provider does not answer, or not now. */
  | 'unavailable'

/** A text message that was not sent. Its message never contains the code or the number, so that it can be logged. */
export class SmsError extends Error {
  readonly kind: SmsProblem
  /** Of a `limit`: seconds after which the number can be sent a message again, at the latest. */
  readonly retryAfter: number | undefined

  constructor(kind: SmsProblem, message: string, { retryAfter }: { retryAfter?: number } = {}) {
    super(message)
    this.name = 'SmsError'
    this.kind = kind
    this.retryAfter = retryAfter
  }
}
