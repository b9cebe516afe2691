import type { Tx } from '../db/openDatabase.ts'
import { hashSecret } from '../secrets.ts'
import { Failure } from './Failure.ts'
import type { CallContext } from './route.ts'

const kept = 24 * 3_600_000
/** A request that did not come to an end within this time died with its process and may be taken over. */
const abandonedAfter = 60_000

/**
 * Runs `work` once for each user, path and `request_id`: the same body again gets the same reply (40950 for another body,
 * 40951 while the first still runs). A failure changes nothing and is not remembered.
 */
export async function onceByRequestId(
  context: CallContext,
  path: string,
  body: { request_id: string },
  work: (tx: Tx) => Promise<unknown>,
): Promise<unknown> {
  const key = { user_id: context.requireUser().id, path, request_id: body.request_id }
  const claim = await claimRequest(context, key, hashSecret(JSON.stringify(body)))
  if (claim.done) return claim.reply
  try {
    return await context.db.transaction(async (tx) => {
      const data = await work(tx)
      await byKey(tx.updateTable('requests').set({ reply: JSON.stringify(data) }), key).execute()
      return data
    })
  } catch (error) {
    await byKey(context.db.query.deleteFrom('requests').where('reply', 'is', null), key).execute()
    throw error
  }
}

interface RequestKey {
  user_id: string
  path: string
  request_id: string
}

async function claimRequest(
  context: CallContext,
  key: RequestKey,
  bodyHash: string,
): Promise<{ done: false } | { done: true; reply: unknown }> {
  const { db, now } = context
  const fresh = { ...key, body_hash: bodyHash, reply: null, created_at: now.toISOString() }
  return db.transaction(async (tx) => {
    const oldest = new Date(now.getTime() - kept).toISOString()
    await byKey(tx.deleteFrom('requests').where('created_at', '<=', oldest), key).execute()
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('requests')
      .values(fresh)
      .onConflict((conflict) => conflict.columns(['user_id', 'path', 'request_id']).doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n) return { done: false }
    const seen = await byKey(tx.selectFrom('requests').selectAll().forUpdate(), key).executeTakeFirstOrThrow()
    if (seen.body_hash !== bodyHash) throw new Failure(40950)
    if (seen.reply !== null) return { done: true, reply: JSON.parse(seen.reply) }
    const leftMs = Date.parse(seen.created_at) + abandonedAfter - now.getTime()
    if (leftMs > 0) throw new Failure(40951, { retry_after: Math.ceil(leftMs / 1000) })
    await byKey(tx.updateTable('requests').set({ created_at: fresh.created_at }), key).execute()
    return { done: false }
  })
}

interface Keyed<Self> {
  where(column: keyof RequestKey, operator: '=', value: string): Self
}

function byKey<Query extends Keyed<Query>>(query: Query, key: RequestKey): Query {
  return query.where('user_id', '=', key.user_id).where('path', '=', key.path).where('request_id', '=', key.request_id)
}
