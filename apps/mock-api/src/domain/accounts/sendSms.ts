import * as errorCodes from '@view-site/contract/error-codes'
import { BadBody, Failure } from '../../http/Failure.ts'
import type { SmsMessage } from '../../ports/messages/messages.ts'
import { SmsError } from '../../ports/messages/SmsError.ts'
import type { Services } from '../../services.ts'

/** Sends a text message. Its failure is logged with the provider's reason, and thrown as the caller reads it. */
export async function sendSms({ log, sms }: Pick<Services, 'log' | 'sms'>, message: SmsMessage): Promise<void> {
  try {
    await sms.send(message)
  } catch (error) {
    const kind = error instanceof SmsError ? error.kind : 'unavailable'
    const level = kind === 'limit' || kind === 'number' ? 'warn' : 'error'
    log(level, 'an SMS could not be sent', { kind, error: error instanceof Error ? error.message : '' })
    if (kind === 'number') throw new BadBody({ phone_number: 'no text message can be sent to this number' })
    if (!(error instanceof SmsError) || kind !== 'limit') throw new Failure(errorCodes.sendFailed)
    throw new Failure(errorCodes.smsLimit, { retry_after: error.retryAfter ?? 60 })
  }
}
