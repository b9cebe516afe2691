import * as errorCodes from '@view-site/contract/error-codes'
import type { CallContext } from '../../http/CallContext.ts'
import { Failure } from '../../http/Failure.ts'
import { GatewayError } from '../../ports/payments/Gateway.ts'

/** Asks a channel; throws `channelUnavailable` or `channelRefused` if it does not answer or refuses. */
export async function atChannel<Result>(context: CallContext, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    context.log('warn', 'the channel did not do its part', { kind: error.kind, error: error.message })
    throw new Failure(error.kind === 'refused' ? errorCodes.channelRefused : errorCodes.channelUnavailable)
  }
}
