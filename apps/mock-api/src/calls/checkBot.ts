import * as errorCodes from '@view-site/contract/error-codes'
import { Failure } from '../http/Failure.ts'
import type { CallContext } from '../http/CallContext.ts'

/** Fails unless the bot check passed. A token is only optional where the check is simulated. */
export async function checkBot({ botCheck, address }: CallContext, token: string | undefined): Promise<void> {
  if (token === undefined && !botCheck.isRequired) return
  if (token === undefined) throw new Failure(errorCodes.botCheckFailed)
  const verdict = await botCheck.verify(token, address)
  if (verdict === 'failed') throw new Failure(errorCodes.botCheckFailed)
  if (verdict === 'expired') throw new Failure(errorCodes.botCheckExpired)
}
