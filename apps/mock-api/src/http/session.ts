import * as errorCodes from '@view-site/contract/error-codes'
import type { Database, Tx } from '../db/openDatabase.ts'
import type { UserRow } from '../db/tables/AccountTables.ts'
import { hashSecret, newToken } from '../secrets.ts'
import { Failure } from './Failure.ts'

/** Lifetime of a session in milliseconds. */
export const sessionLifetime = 365 * 24 * 3_600_000

/** Lifetime of a one-time ticket in milliseconds. */
export const ticketLifetime = 10 * 60_000

/** The caller's account and token. */
export interface Session {
  user: UserRow
  kind: 'session' | 'ticket'
  tokenHash: string
}

/** The session of a token, or the failure that explains why there is none. */
export async function findSession(db: Database, token: unknown, now: Date): Promise<Session | Failure> {
  if (token === undefined || token === null || token === '') return new Failure(errorCodes.signInRequired)
  if (typeof token !== 'string' || token.length > 200) return new Failure(errorCodes.sessionInvalid)
  const tokenHash = hashSecret(token)
  const row = await db.query
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select(['sessions.kind', 'sessions.expires_at', 'sessions.seen_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (row === undefined) return new Failure(errorCodes.sessionInvalid)
  const { kind, expires_at, seen_at, ...user } = row
  if (expires_at <= now.toISOString()) return new Failure(errorCodes.sessionExpired)
  if (user.disabled === 1) return new Failure(errorCodes.sessionInvalid)
  const anHourAgo = new Date(now.getTime() - 3_600_000).toISOString()
  if (seen_at <= anHourAgo)
    await db.query.updateTable('sessions').set({ seen_at: now.toISOString() }).where('token_hash', '=', tokenHash).execute()
  return { user, kind, tokenHash }
}

/** Which session is opened, where. */
export interface OpenSessionOptions {
  /** @default 'session' */
  kind?: Session['kind']
  /** Value of the `User-Agent` header, for the list of sessions. */
  agent?: string
}

/** Creates a session and returns its token; only its hash is stored. */
export async function openSession(
  tx: Tx,
  userId: string,
  now: Date,
  { kind = 'session', agent = '' }: OpenSessionOptions = {},
): Promise<string> {
  const token = newToken()
  const lifetime = kind === 'session' ? sessionLifetime : ticketLifetime
  await tx
    .insertInto('sessions')
    .values({
      token_hash: hashSecret(token),
      kind,
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + lifetime).toISOString(),
      user_agent: agent.slice(0, 300),
      seen_at: now.toISOString(),
    })
    .execute()
  return token
}
