import { calls } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import type { Tx } from '../db/openDatabase.ts'
import { newUser } from '../domain/accounts/newUser.ts'
import { sendSms } from '../domain/accounts/sendSms.ts'
import { viewUser } from '../domain/accounts/user.ts'
import { Failure } from '../http/Failure.ts'
import type { CallContext } from '../http/CallContext.ts'
import { route } from '../http/route.ts'
import { openSession } from '../http/session.ts'
import { countAll, limits, type LimitedKey } from '../limits.ts'
import { isCommonPassword } from '../isCommonPassword.ts'
import { hashPassword } from '../passwords.ts'
import { smsText } from '../mails/smsText.ts'
import { newPhoneCode } from '../secrets.ts'
import { checkBot } from './checkBot.ts'
import { sendVerification } from './verification.ts'

const codeLifetime = 300
const codeTries = 5

export const sendPhoneCode = route(calls['user/send_phone_code'], async (body, context) => {
  await checkBot(context, body.vaptcha_token)
  const { db, now } = context
  const phone = body.phone_number ?? body.mobile ?? ''
  const keys = [
    [`sms:${context.keyed(phone)}`, limits.sms],
    [`sms-address:${context.address}`, limits.smsAddress],
  ] as const satisfies readonly LimitedKey[]
  const wait = await db.transaction((tx) => countAll(tx, keys, now))
  if (wait > 0) throw new Failure(errorCodes.smsLimit, { retry_after: wait })
  const code = newPhoneCode()
  await sendSms(context, { phone, code, text: smsText(code, { seconds: codeLifetime, locale: context.locale }) })
  const fresh = {
    code_hash: context.keyed(code),
    tries_left: codeTries,
    expires_at: new Date(now.getTime() + codeLifetime * 1000).toISOString(),
  }
  await db.query
    .insertInto('phone_codes')
    .values({ phone, ...fresh })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet(fresh))
    .execute()
  return { sent: 1 as const, expires_in: codeLifetime, retry_after: 60 }
})

export const signup = route(calls['user/signup'], async (body, context) => {
  const { db, now } = context
  const phone = body.mobile ?? body.phone_number ?? ''
  if (isCommonPassword(body.password, body.mail)) throw new Failure(errorCodes.passwordCommon)
  await spendTry(context, phone, body.captcha ?? body.phone_captcha ?? '')
  const password_hash = await hashPassword(body.password)
  const user = newUser({
    mail: body.mail,
    phone,
    password_hash,
    name: body.name ?? body.mail.slice(0, body.mail.indexOf('@')),
    referrer_first: body.referrer_first ?? null,
    referrer_last: body.referrer_last ?? null,
    locale: context.locale ?? null,
    created_at: now.toISOString(),
  })
  const token = await db.transaction(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('users')
      .values(user)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) throw await takenBy(tx, user.mail)
    await tx.deleteFrom('phone_codes').where('phone', '=', phone).execute()
    return openSession(tx, user.id, now, { agent: context.agent })
  })
  await sendVerification(context, user).catch((error: unknown) => {
    context.log('error', 'a verification mail could not be sent', { error: error instanceof Error ? error.message : '' })
  })
  context.audit.user = user.id
  return { uuid: user.uuid, token, info: await viewUser(db.query, user, now) }
})

/**
 * Compares the code and counts the try, right or wrong, so that one code cannot find out which of many mail addresses have an account. A right
 * code stays valid until an account has been created with it or its tries are used up.
 */
async function spendTry({ db, keyed, now }: CallContext, phone: string, code: string): Promise<void> {
  const verdict = await db.transaction(async (tx) => {
    const sent = await tx.selectFrom('phone_codes').selectAll().where('phone', '=', phone).forUpdate().executeTakeFirst()
    if (sent === undefined) return errorCodes.captchaWrong
    if (sent.expires_at <= now.toISOString()) return errorCodes.captchaExpired
    if (sent.tries_left === 0) return errorCodes.captchaExhausted
    await tx
      .updateTable('phone_codes')
      .set({ tries_left: sent.tries_left - 1 })
      .where('phone', '=', phone)
      .execute()
    if (keyed.matches(code, sent.code_hash)) return undefined
    return sent.tries_left === 1 ? errorCodes.captchaExhausted : errorCodes.captchaWrong
  })
  if (verdict !== undefined) throw new Failure(verdict)
}

/** Mail and phone are unique: finds out which of them is taken. */
async function takenBy(tx: Tx, mail: string): Promise<Failure> {
  const owner = await tx.selectFrom('users').select('id').where('mail', '=', mail).executeTakeFirst()
  return new Failure(owner === undefined ? errorCodes.phoneTaken : errorCodes.mailTaken)
}
