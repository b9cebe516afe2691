import { Failure } from '../http/Failure.ts'
import type { CallContext } from '../http/CallContext.ts'

/** Fails unless the bot check passed. A token is only optional where the check is simulated. */
export async function checkBot({ botCheck, address }: CallContext, token: string | undefined): Promise<void> {
  if (token === undefined && !botCheck.isRequired) return
  if (token === undefined) throw new Failure(40120)
  const verdict = await botCheck.verify(token, address)
  if (verdict === 'failed') throw new Failure(40120)
  if (verdict === 'expired') throw new Failure(40121)
}
