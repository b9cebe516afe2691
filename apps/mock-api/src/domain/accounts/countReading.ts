import type { CallContext } from '../../http/CallContext.ts'
import { limits } from '../../limits.ts'
import { countUse } from './countUse.ts'

/** Counts one page read by an account. An account that reads faster than a person gets `tooOften`. */
export function countReading(context: CallContext, userId: string): Promise<void> {
  return countUse(context, `doc:${userId}`, limits.document)
}
