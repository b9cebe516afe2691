import * as errorCodes from '@view-site/contract/error-codes'
import { Failure } from '../../http/Failure.ts'
import type { CallContext } from '../../http/CallContext.ts'
import { countAll, type Limit } from '../../limits.ts'

/** Counts one use of `key`; throws `tooOften` once its limit is reached. */
export async function countUse({ db, now }: CallContext, key: string, rules: readonly Limit[]): Promise<void> {
  const wait = await db.transaction((tx) => countAll(tx, [[key, rules]], now))
  if (wait > 0) throw new Failure(errorCodes.tooOften, { retry_after: wait })
}
