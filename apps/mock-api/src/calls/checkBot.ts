import { Failure } from '../http/Failure.ts'
import type { CallContext } from '../http/CallContext.ts'

/** Fails unless the bot check passed. */
export async function checkBot({ botCheck, address }: CallContext, token: string): Promise<void> {
  const verdict = await botCheck.verify(token, address)
  if (verdict === 'failed') throw new Failure(40120)
  if (verdict === 'expired') throw new Failure(40121)
}
