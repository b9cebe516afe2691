import type { CallContext } from '../http/route.ts'
import { limits } from '../limits.ts'
import { countUse } from './countUse.ts'

/** Counts one page that an account reads. A reader turns pages; who takes them all at once is no reader and waits (42901). */
export function countReading(context: CallContext, userId: string): Promise<void> {
  return countUse(context, `doc:${userId}`, limits.document)
}
