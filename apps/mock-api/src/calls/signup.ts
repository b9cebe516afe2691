import { calls } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import type { z } from 'zod'
import type { Tx } from '../db/openDatabase.ts'
import type { Contact } from '../domain/accounts/contactChanges.ts'
import { newUser } from '../domain/accounts/newUser.ts'
import { forgetCode, spendTry } from '../domain/accounts/signUpCodes.ts'
import { viewUser } from '../domain/accounts/user.ts'
import { BadBody, Failure } from '../http/Failure.ts'
import type { CallContext } from '../http/CallContext.ts'
import { route } from '../http/route.ts'
import { openSession } from '../http/session.ts'
import { isCommonPassword } from '../isCommonPassword.ts'
import { hashPassword } from '../passwords.ts'
import { sendVerification } from './verification.ts'

export const signup = route(calls['user/signup'], async (body, context) => {
  const { db, now } = context
  const { contact, code } = proofOf(body, context)
  if (isCommonPassword(body.password, body.mail)) throw new Failure(errorCodes.passwordCommon)
  await spendTry(context, contact, code)
  const password_hash = await hashPassword(body.password)
  const user = newUser({
    mail: body.mail,
    ...(contact.kind === 'mail' ? { mail_verified: 1 } : { phone: contact.value }),
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
    await forgetCode(tx, contact)
    return openSession(tx, user.id, now, { agent: context.agent })
  })
  if (user.mail_verified === 0) {
    await sendVerification(context, user).catch((error: unknown) => {
      context.log('error', 'a verification mail could not be sent', { error: error instanceof Error ? error.message : '' })
    })
  }
  context.audit.user = user.id
  return { uuid: user.uuid, token, info: await viewUser(db.query, user, now) }
})

type SignUpBody = z.output<(typeof calls)['user/signup']['request']>

/** The phone number or mail address that the code proves. */
function proofOf(body: SignUpBody, { mailSignUp }: CallContext): { contact: Contact; code: string } {
  if (body.mail_captcha === undefined) {
    const phone = body.mobile ?? body.phone_number ?? ''
    return { contact: { kind: 'phone', value: phone }, code: body.captcha ?? body.phone_captcha ?? '' }
  }
  if (!mailSignUp) throw new BadBody({ mobile: 'required (also accepted as phone_number)', mail_captcha: 'not accepted by this server' })
  return { contact: { kind: 'mail', value: body.mail }, code: body.mail_captcha }
}

/** Mail and phone are unique: finds out which of them is taken. */
async function takenBy(tx: Tx, mail: string): Promise<Failure> {
  const owner = await tx.selectFrom('users').select('id').where('mail', '=', mail).executeTakeFirst()
  return new Failure(owner === undefined ? errorCodes.phoneTaken : errorCodes.mailTaken)
}
