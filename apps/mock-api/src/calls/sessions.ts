import { calls } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import type { CallContext } from '../http/CallContext.ts'
import { Failure } from '../http/Failure.ts'
import { route } from '../http/route.ts'

export const sessionList = route(calls['user/session/list'], async (_body, context) => {
  const rows = await context.db.query
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', context.requireUser().id)
    .where('kind', '=', 'session')
    .where('expires_at', '>', context.now.toISOString())
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
  return {
    list: rows.map(({ token_hash, user_agent, created_at, seen_at }) => ({
      id: idOf(token_hash),
      current: token_hash === context.session?.tokenHash,
      user_agent,
      created_at,
      seen_at: seen_at === '' ? created_at : seen_at,
    })),
  }
})

export const sessionEnd = route(calls['user/session/end'], async ({ session_id }, context) => {
  const hashes = await hashesToEnd(context, session_id)
  if (session_id !== undefined && hashes.length === 0) throw new Failure(errorCodes.notFound)
  if (hashes.length > 0) await context.db.query.deleteFrom('sessions').where('token_hash', 'in', hashes).execute()
  return { ended: hashes.length }
})

async function hashesToEnd(context: CallContext, id: string | undefined): Promise<string[]> {
  const rows = await context.db.query.selectFrom('sessions').select('token_hash').where('user_id', '=', context.requireUser().id).execute()
  const hashes = rows.map(({ token_hash }) => token_hash)
  return id === undefined ? hashes.filter((hash) => hash !== context.session?.tokenHash) : hashes.filter((hash) => idOf(hash) === id)
}

/** Names a session without revealing its token: 80 bits of the token's hash. */
function idOf(tokenHash: string): string {
  return `s_${tokenHash.slice(0, 20)}`
}
