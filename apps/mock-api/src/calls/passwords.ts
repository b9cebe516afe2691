import { calls } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import type { UserRow } from '../db/tables/AccountTables.ts'
import { countUse } from '../domain/accounts/countUse.ts'
import { checkLink, issueLink, spendLinks } from '../domain/accounts/links.ts'
import { requirePassword } from '../domain/accounts/requirePassword.ts'
import { Failure } from '../http/Failure.ts'
import type { CallContext } from '../http/CallContext.ts'
import { route } from '../http/route.ts'
import { limits } from '../limits.ts'
import { isCommonPassword } from '../isCommonPassword.ts'
import { hashPassword } from '../passwords.ts'
import { passwordMail, resetMail } from '../mails/accountMails.ts'
import type { QueuedMail } from '../mails/mailQueue.ts'
import { renderMail } from '../mails/renderMail.ts'
import { checkBot } from './checkBot.ts'

export const resetSendmail = route(calls['user/reset/sendmail'], async (body, context) => {
  await checkBot(context, body.vaptcha_token)
  await countUse(context, `recover-address:${context.address}`, limits.recoverAddress)
  await countUse(context, `recover:${context.keyed(body.mail)}`, limits.recover)
  const user = await context.db.query.selectFrom('users').selectAll().where('mail', '=', body.mail).executeTakeFirst()
  // Not awaited: the response time would reveal whether the address has an account.
  if (user?.disabled === 0) {
    mailReset(context, user).catch((error: unknown) => {
      context.log('error', 'a reset mail could not be sent', { error: error instanceof Error ? error.message : '' })
    })
  }
  return { sent: 1 as const }
})

export const resetPassword = route(calls['user/reset/password'], async ({ reset_token, password }, { audit, db, mails, now }) => {
  audit.user = await checkLink(db.query, 'reset', reset_token, now)
  if (isCommonPassword(password)) throw new Failure(errorCodes.passwordCommon)
  const password_hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const userId = await checkLink(tx, 'reset', reset_token, now)
    await spendLinks(tx, 'reset', userId, now)
    await tx.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
    await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
    const { mail } = await tx.selectFrom('users').select('mail').where('id', '=', userId).executeTakeFirstOrThrow()
    await mails.put(tx, changedPassword({ id: userId, mail }, now))
  })
  return { ok: 1 as const }
})

export const passwordChange = route(calls['user/password/change'], async ({ old_password, password }, context) => {
  const { db, mails, now, session } = context
  const user = await requirePassword(context, old_password)
  if (isCommonPassword(password, user.mail)) throw new Failure(errorCodes.passwordCommon)
  const password_hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await spendLinks(tx, 'reset', user.id, now)
    await tx.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute()
    await tx
      .deleteFrom('sessions')
      .where('user_id', '=', user.id)
      .where('token_hash', '!=', session?.tokenHash ?? '')
      .execute()
    await mails.put(tx, changedPassword(user, now))
  })
  return { ok: 1 as const }
})

function changedPassword({ id, mail }: Pick<UserRow, 'id' | 'mail'>, now: Date): QueuedMail {
  const at = now.toISOString()
  return { id: `password:${id}:${at}`, to: mail, content: passwordMail(at) }
}

async function mailReset({ db, locale, mail, now, origin }: CallContext, user: Pick<UserRow, 'id' | 'mail'>): Promise<void> {
  const link = `${origin}/reset/${await issueLink(db.query, 'reset', user.id, now)}`
  await mail.send({ to: user.mail, ...renderMail(resetMail(link), { origin, locale }) })
}
