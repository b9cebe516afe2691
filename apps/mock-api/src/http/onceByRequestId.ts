import * as errorCodes from '@view-site/contract/error-codes'
import type { Tx } from '../db/openDatabase.ts'
import { newId } from '../secrets.ts'
import { Failure } from './Failure.ts'
import type { CallContext } from './CallContext.ts'

const kept = 24 * 3_600_000
/** A request that has not finished within this time is considered crashed and may be claimed again. */
const abandonedAfter = 60_000

/**
 * Runs `work` once for each user, path and `request_id`. Repeating it with the same body returns the same reply; another body throws `requestReused`,
 * a repeat while the first still runs `requestRunning`. A failure is rolled back and not stored.
 */
export async function onceByRequestId(
  context: CallContext,
  path: string,
  body: { request_id: string },
  work: (tx: Tx) => Promise<unknown>,
): Promise<unknown> {
  const key = { user_id: context.requireUser().id, path, request_id: body.request_id }
  const claim = newId('c')
  const claimed = await claimRequest(context, key, { claim, bodyHash: context.keyed(JSON.stringify(body)) })
  if ('reply' in claimed) return claimed.reply
  try {
    return await context.db.transaction(async (tx) => {
      const data = await work(tx)
      const own = byKey(tx.updateTable('requests').set({ reply: JSON.stringify(data) }), key).where('claim', '=', claim)
      const { numUpdatedRows } = await own.executeTakeFirstOrThrow()
      // Another run has claimed this request: roll back this one; the other's reply counts.
      if (numUpdatedRows !== 1n) throw new Failure(errorCodes.requestRunning)
      return data
    })
  } catch (error) {
    await byKey(context.db.query.deleteFrom('requests'), key).where('claim', '=', claim).where('reply', 'is', null).execute()
    throw error
  }
}

interface RequestKey {
  user_id: string
  path: string
  request_id: string
}

type Claimed = { claim: string } | { reply: unknown }

async function claimRequest(context: CallContext, key: RequestKey, ownClaim: { claim: string; bodyHash: string }): Promise<Claimed> {
  const claimed = await context.db.transaction((tx) => tryToClaim(tx, context.now, key, ownClaim))
  // The run that held the request failed and released it in between.
  return claimed ?? claimRequest(context, key, ownClaim)
}

async function tryToClaim(
  tx: Tx,
  now: Date,
  key: RequestKey,
  { claim, bodyHash }: { claim: string; bodyHash: string },
): Promise<Claimed | undefined> {
  const created_at = now.toISOString()
  const oldest = new Date(now.getTime() - kept).toISOString()
  await byKey(tx.deleteFrom('requests'), key).where('created_at', '<=', oldest).execute()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('requests')
    .values({ ...key, body_hash: bodyHash, claim, reply: null, created_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'path', 'request_id']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) return { claim }
  const seen = await byKey(tx.selectFrom('requests').selectAll().forUpdate(), key).executeTakeFirst()
  if (seen === undefined) return undefined
  if (seen.body_hash !== bodyHash) throw new Failure(errorCodes.requestReused)
  if (seen.reply !== null) return { reply: JSON.parse(seen.reply) }
  const leftMs = Date.parse(seen.created_at) + abandonedAfter - now.getTime()
  if (leftMs > 0) throw new Failure(errorCodes.requestRunning, { retry_after: Math.ceil(leftMs / 1000) })
  await byKey(tx.updateTable('requests').set({ claim, created_at }), key).execute()
  return { claim }
}

interface Keyed<Self> {
  where(column: keyof RequestKey, operator: '=', value: string): Self
}

function byKey<Query extends Keyed<Query>>(query: Query, key: RequestKey): Query {
  return query.where('user_id', '=', key.user_id).where('path', '=', key.path).where('request_id', '=', key.request_id)
}
