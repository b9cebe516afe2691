import { Failure } from '../http/Failure.ts'
import type { CallContext } from '../http/route.ts'
import { countHit, limits, waitFor } from '../limits.ts'

/** Counts one page that an account reads. A reader turns pages; who takes them all at once is no reader and waits (42901). */
export async function countReading({ db, now }: CallContext, userId: string): Promise<void> {
  const key = `doc:${userId}`
  const wait = await db.transaction(async (tx) => {
    const seconds = await waitFor(tx, key, limits.document, now)
    if (seconds === 0) await countHit(tx, key, limits.document, now)
    return seconds
  })
  if (wait > 0) throw new Failure(42901, { retry_after: wait })
}
