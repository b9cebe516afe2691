import { calls } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import type { UserRow } from '../db/tables/AccountTables.ts'
import { rememberLocale } from '../domain/accounts/rememberLocale.ts'
import { viewUser } from '../domain/accounts/user.ts'
import { Failure } from '../http/Failure.ts'
import type { CallContext } from '../http/CallContext.ts'
import { route } from '../http/route.ts'
import { openSession } from '../http/session.ts'
import { countAll, forgetHits, limits, uncountHit, type LimitedKey } from '../limits.ts'
import { checkPassword } from '../passwords.ts'
import { checkBot } from './checkBot.ts'

export const signin = route(calls['user/signin'], async (body, context) => {
  await checkBot(context, body.vaptcha_token)
  const user = await findAccount(context, body)
  // The account counts, not the name that was typed: mail, user name and phone share their tries.
  const account = user?.id ?? context.keyed((body.mail ?? body.username ?? '').toLowerCase())
  context.audit.user = account
  const own = `signin:${account}:${context.address}`
  const shared = [
    [`signin:${account}`, limits.signinAccount],
    [`signin-address:${context.address}`, limits.signinAddress],
  ] as const satisfies readonly LimitedKey[]
  // Counted before the password is checked, so that concurrent tries are limited too.
  const wait = await context.db.transaction((tx) => countAll(tx, [[own, limits.signin], ...shared], context.now))
  if (wait > 0) throw new Failure(errorCodes.tooManyAttempts, { retry_after: wait })
  if (!(await checkPassword(body.password, user?.password_hash)) || user === undefined) throw new Failure(errorCodes.credentials)
  if (user.disabled === 1) throw new Failure(errorCodes.accountDisabled)
  const token = await context.db.transaction(async (tx) => {
    await forgetHits(tx, own)
    for (const [key] of shared) await uncountHit(tx, key, context.now)
    await rememberLocale(tx, user, context)
    return openSession(tx, user.id, context.now, { agent: context.agent })
  })
  return { uuid: user.uuid, token, info: await viewUser(context.db.query, user, context.now) }
})

export const info = route(calls['user/info'], async (_body, context) => {
  const user = await viewUser(context.db.query, context.requireUser(), context.now)
  const { session } = context
  if (session?.kind !== 'ticket') return user
  const token = await context.db.transaction(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('sessions').where('token_hash', '=', session.tokenHash).executeTakeFirstOrThrow()
    if (numDeletedRows !== 1n) throw new Failure(errorCodes.sessionInvalid)
    return openSession(tx, session.user.id, context.now, { agent: context.agent })
  })
  return { ...user, token }
})

export const signout = route(calls['user/signout'], async (_body, { db, session }) => {
  if (session !== undefined) await db.query.deleteFrom('sessions').where('token_hash', '=', session.tokenHash).execute()
  return { ok: 1 as const }
})

function findAccount(
  { db }: CallContext,
  { mail, username }: { mail?: string | undefined; username?: string | undefined },
): Promise<UserRow | undefined> {
  const query = db.query.selectFrom('users').selectAll()
  if (mail !== undefined) return query.where('mail', '=', mail).executeTakeFirst()
  const name = username ?? ''
  return query
    .where((or) => or.or([or('username', '=', name), or('mail', '=', name.toLowerCase()), or('phone', '=', name)]))
    .executeTakeFirst()
}
