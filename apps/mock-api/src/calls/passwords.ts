import { calls } from '@view-site/contract'
import type { UserRow } from '../db/tables/AccountTables.ts'
import { countUse } from '../domain/accounts/countUse.ts'
import { checkLink, issueLink, spendLinks } from '../domain/accounts/links.ts'
import { Failure } from '../http/Failure.ts'
import type { CallContext } from '../http/CallContext.ts'
import { route } from '../http/route.ts'
import { forgetHits, limits } from '../limits.ts'
import { isCommonPassword } from '../commonPasswords.ts'
import { checkPassword, hashPassword } from '../passwords.ts'
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

export const resetPassword = route(calls['user/reset/password'], async ({ reset_token, password }, { audit, db, now }) => {
  audit.user = await checkLink(db.query, 'reset', reset_token, now)
  if (isCommonPassword(password)) throw new Failure(42201)
  const password_hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const userId = await checkLink(tx, 'reset', reset_token, now)
    await spendLinks(tx, 'reset', userId, now)
    await tx.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
    await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
  })
  return { ok: 1 as const }
})

export const passwordChange = route(calls['user/password/change'], async ({ old_password, password }, context) => {
  const { db, now, session } = context
  const user = context.requireUser()
  const key = `password:${user.id}`
  await countUse(context, key, limits.signin)
  if (!(await checkPassword(old_password, user.password_hash))) throw new Failure(40104)
  if (isCommonPassword(password, user.mail)) throw new Failure(42201)
  const password_hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await forgetHits(tx, key)
    await spendLinks(tx, 'reset', user.id, now)
    await tx.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute()
    await tx
      .deleteFrom('sessions')
      .where('user_id', '=', user.id)
      .where('token_hash', '!=', session?.tokenHash ?? '')
      .execute()
  })
  return { ok: 1 as const }
})

async function mailReset({ db, mail, now, origin }: CallContext, user: Pick<UserRow, 'id' | 'mail'>): Promise<void> {
  const link = `${origin}/reset/${await issueLink(db.query, 'reset', user.id, now)}`
  await mail.send({
    to: user.mail,
    subject: '重置密码 · Reset your password',
    text: `请在 10 分钟内打开下面的链接，设置新密码。如果不是你本人操作，不用理会这封邮件。\nOpen this link within 10 minutes to set a new password. If you did not ask for it, ignore this mail.\n\n${link}`,
    link,
  })
}
