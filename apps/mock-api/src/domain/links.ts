import type { Database, Tx } from '../db/openDatabase.ts'
import { Failure } from '../http/Failure.ts'
import { hashSecret, newToken } from '../secrets.ts'

/** What a mailed link is for. */
export type LinkKind = 'verify' | 'reset'

/** Milliseconds that a link can be used. */
export const linkLifetimes: Record<LinkKind, number> = { verify: 24 * 3_600_000, reset: 10 * 60_000 }

/** Makes the token of a link, which is stored nowhere. */
export async function issueLink(query: Database['query'] | Tx, kind: LinkKind, userId: string, now: Date): Promise<string> {
  const token = newToken()
  const expires_at = new Date(now.getTime() + linkLifetimes[kind]).toISOString()
  await query
    .insertInto('links')
    .values({ token_hash: hashSecret(token), kind, user_id: userId, expires_at, used_at: null })
    .execute()
  return token
}

/** The account a link belongs to. Throws 41001 for a link that is unknown or used, 41002 for one that is too old. */
export async function checkLink(query: Database['query'] | Tx, kind: LinkKind, token: string, now: Date): Promise<string> {
  const hash = hashSecret(token)
  const link = await query
    .selectFrom('links')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()
  if (link === undefined || link.used_at !== null) throw new Failure(41001)
  if (link.expires_at <= now.toISOString()) throw new Failure(41002)
  return link.user_id
}

/** Uses up every open link of one kind that an account has: who asked twice has two of them. */
export async function spendLinks(tx: Tx, kind: LinkKind, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('links')
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute()
}
