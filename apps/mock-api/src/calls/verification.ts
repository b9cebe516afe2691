import { calls } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import type { UserRow } from '../db/tables/AccountTables.ts'
import { countUse } from '../domain/accounts/countUse.ts'
import { checkLink, issueLink, spendLinks } from '../domain/accounts/links.ts'
import { Failure } from '../http/Failure.ts'
import type { CallContext } from '../http/CallContext.ts'
import { route } from '../http/route.ts'
import { limits } from '../limits.ts'
import { verificationMail } from '../mails/accountMails.ts'
import { renderMail } from '../mails/renderMail.ts'
import { checkBot } from './checkBot.ts'

export const verify = route(calls['user/verify'], async ({ verify_token }, { audit, db, now }) => {
  await db.transaction(async (tx) => {
    const userId = await checkLink(tx, 'verify', verify_token, now)
    audit.user = userId
    await spendLinks(tx, 'verify', userId, now)
    await tx.updateTable('users').set({ mail_verified: 1 }).where('id', '=', userId).execute()
  })
  return { verified: 1 as const }
})

export const resendmail = route(calls['user/resendmail'], async (body, context) => {
  const user = context.requireUser()
  await checkBot(context, body.vaptcha_token)
  if (user.mail_verified === 1) throw new Failure(errorCodes.mailVerified)
  const key = `resendmail:${user.id}`
  await countUse(context, key, limits.resendmail)
  try {
    await sendVerification(context, user)
  } catch {
    throw new Failure(errorCodes.sendFailed)
  }
  return { sent: 1 as const, retry_after: 60 }
})

/** Mails a fresh link that confirms the user's address. */
export async function sendVerification({ db, locale, mail, now, origin }: CallContext, user: Pick<UserRow, 'id' | 'mail'>): Promise<void> {
  const link = `${origin}/verify/${await issueLink(db.query, 'verify', user.id, now)}`
  await mail.send({ to: user.mail, ...renderMail(verificationMail(link), { origin, locale }) })
}
