import * as errorCodes from '@view-site/contract/error-codes'
import type { Database, Tx } from '../../db/openDatabase.ts'
import { Failure } from '../../http/Failure.ts'
import { hashSecret, newToken } from '../../secrets.ts'

/** Purpose of a mailed link. */
export type LinkKind = 'verify' | 'reset'

/** Lifetime of a link in milliseconds. */
export const linkLifetimes: Record<LinkKind, number> = { verify: 24 * 3_600_000, reset: 10 * 60_000 }

/** Creates the token of a link; only its hash is stored. */
export async function issueLink(query: Database['query'] | Tx, kind: LinkKind, userId: string, now: Date): Promise<string> {
  const token = newToken()
  const expires_at = new Date(now.getTime() + linkLifetimes[kind]).toISOString()
  await query
    .insertInto('links')
    .values({ token_hash: hashSecret(token), kind, user_id: userId, expires_at, used_at: null })
    .execute()
  return token
}

/** The account of a link. Throws `linkInvalid` for an unknown or used link, `linkExpired` for an expired one. */
export async function checkLink(query: Database['query'] | Tx, kind: LinkKind, token: string, now: Date): Promise<string> {
  const hash = hashSecret(token)
  const link = await query
    .selectFrom('links')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()
  if (link === undefined || link.used_at !== null) throw new Failure(errorCodes.linkInvalid)
  if (link.expires_at <= now.toISOString()) throw new Failure(errorCodes.linkExpired)
  return link.user_id
}

/** Marks every open link of one kind of an account as used; a user who asked twice has two. */
export async function spendLinks(tx: Tx, kind: LinkKind, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('links')
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute()
}
