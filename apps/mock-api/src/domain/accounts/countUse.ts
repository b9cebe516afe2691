import { Failure } from '../../http/Failure.ts'
import type { CallContext } from '../../http/CallContext.ts'
import { countHit, waitFor, type Limit } from '../../limits.ts'

/** Counts one use of `key`; throws 42901 once its limit is reached. */
export async function countUse({ db, now }: CallContext, key: string, rules: readonly Limit[]): Promise<void> {
  const wait = await db.transaction(async (tx) => {
    const seconds = await waitFor(tx, key, rules, now)
    if (seconds === 0) await countHit(tx, key, rules, now)
    return seconds
  })
  if (wait > 0) throw new Failure(42901, { retry_after: wait })
}
