import { Failure } from '../../http/Failure.ts'
import type { CallContext } from '../../http/CallContext.ts'
import { countAll, type Limit } from '../../limits.ts'

/** Counts one use of `key`; throws 42901 once its limit is reached. */
export async function countUse({ db, now }: CallContext, key: string, rules: readonly Limit[]): Promise<void> {
  const wait = await db.transaction((tx) => countAll(tx, [[key, rules]], now))
  if (wait > 0) throw new Failure(42901, { retry_after: wait })
}
