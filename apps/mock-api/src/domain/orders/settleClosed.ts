import { GatewayError } from '../../ports/payments/Gateway.ts'
import type { Services } from '../../services.ts'
import { closeAtChannel, type OpenAttempt } from './closeAtChannel.ts'
import { settle } from './settle.ts'

/** Closes a payment that was left, and settles the answer: it may have been paid. An error of its channel is logged; `catchUp` repeats it. */
export async function settleClosed(services: Services, attempt: OpenAttempt): Promise<void> {
  try {
    await settle(services, await closeAtChannel(services, attempt))
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    services.log('warn', 'the channel of a payment that was left does not answer', { attempt: attempt.id, error: error.message })
  }
}
