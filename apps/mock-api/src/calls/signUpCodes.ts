import { calls } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { sendSms } from '../domain/accounts/sendSms.ts'
import { codeLifetime, keepCode } from '../domain/accounts/signUpCodes.ts'
import type { CallContext } from '../http/CallContext.ts'
import { Failure } from '../http/Failure.ts'
import { route } from '../http/route.ts'
import { countAll, limits, type LimitedKey } from '../limits.ts'
import { registeredMail, signUpCodeMail } from '../mails/accountMails.ts'
import { renderMail } from '../mails/renderMail.ts'
import { smsText } from '../mails/smsText.ts'
import { newPhoneCode } from '../secrets.ts'
import { checkBot } from './checkBot.ts'

const sent = { sent: 1, expires_in: codeLifetime, retry_after: 60 } as const

export const sendPhoneCode = route(calls['user/send_phone_code'], async (body, context) => {
  await checkBot(context, body.vaptcha_token)
  const phone = body.phone_number ?? body.mobile ?? ''
  const wait = await count(context, [
    [`sms:${context.keyed(phone)}`, limits.sms],
    [`sms-address:${context.address}`, limits.smsAddress],
  ])
  if (wait > 0) throw new Failure(errorCodes.smsLimit, { retry_after: wait })
  const code = newPhoneCode()
  await sendSms(context, { phone, code, text: smsText(code, { seconds: codeLifetime, locale: context.locale }) })
  await keepCode(context, { kind: 'phone', value: phone }, code)
  return sent
})

export const sendMailCode = route(calls['user/send_mail_code'], async ({ mail, vaptcha_token }, context) => {
  if (!context.mailSignUp) throw new Failure(errorCodes.notFound)
  await checkBot(context, vaptcha_token)
  const wait = await count(context, [
    [`mail-code:${context.keyed(mail)}`, limits.mailCode],
    [`mail-code-address:${context.address}`, limits.mailCodeAddress],
  ])
  if (wait > 0) throw new Failure(errorCodes.tooOften, { retry_after: wait })
  const code = newPhoneCode()
  await mailCode(context, mail, code)
  // Also for an address with an account, to which no code was mailed: the reply to a sign-up is then the same for both.
  await keepCode(context, { kind: 'mail', value: mail }, code)
  return sent
})

function count({ db, now }: CallContext, keys: readonly LimitedKey[]): Promise<number> {
  return db.transaction((tx) => countAll(tx, keys, now))
}

/** Mails the code, or to an address with an account that it has one. */
async function mailCode(context: CallContext, to: string, code: string): Promise<void> {
  const { db, locale, log, mail, origin } = context
  const account = await db.query.selectFrom('users').select('locale').where('mail', '=', to).executeTakeFirst()
  try {
    await (account === undefined
      ? mail.send({ to, code, ...renderMail(signUpCodeMail(code), { origin, locale }) })
      : mail.send({ to, ...renderMail(registeredMail(), { origin, locale: account.locale ?? locale }) }))
  } catch (error) {
    log('error', 'a mail with a code could not be sent', { error: error instanceof Error ? error.message : '' })
    throw new Failure(errorCodes.sendFailed)
  }
}
