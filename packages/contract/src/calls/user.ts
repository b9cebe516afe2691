import { z } from 'zod'
import * as errorCodes from '../errorCodes.ts'
import { defineCall } from '../defineCall.ts'
import { done, mail, phone } from '../schemas/common.ts'
import { userInfo } from '../schemas/userInfo.ts'
import { passwordLength } from '../values.ts'

const botToken = z.string().min(1).max(2048)
const captcha = z.string().regex(/^\d{4,8}$/)
const newPassword = z.string().min(passwordLength.min).max(passwordLength.max)
const linkToken = z.string().min(1).max(200)
const session = z.object({ uuid: z.uuid(), token: z.string(), info: userInfo }).meta({ id: 'Session' })

/** Signs in by user name or mail; a new token each time. */
export const signin = defineCall({
  path: 'user/signin',
  summary: 'Sign in with exactly one of username and mail',
  auth: 'none',
  request: z
    .object({
      username: z.string().trim().min(1).max(254).optional(),
      mail: mail.optional(),
      password: z.string().min(1).max(passwordLength.max),
      vaptcha_token: botToken.optional(),
    })
    .refine((body) => (body.username === undefined) !== (body.mail === undefined), {
      path: ['mail'],
      error: 'send exactly one of username and mail',
    }),
  response: session,
  errors: [
    errorCodes.credentials,
    errorCodes.tooManyAttempts,
    errorCodes.accountDisabled,
    errorCodes.botCheckFailed,
    errorCodes.botCheckExpired,
  ],
  idempotent: false,
})

/** Sends a sign-up code by SMS; the same reply whether the number is registered or not. */
export const sendPhoneCode = defineCall({
  path: 'user/send_phone_code',
  summary: 'Send a sign-up code by SMS',
  auth: 'none',
  request: z
    .object({ phone_number: phone.optional(), mobile: phone.optional(), vaptcha_token: botToken })
    .check(z.superRefine(oneOfPair('phone_number', 'mobile'))),
  response: z.object({ sent: z.literal(1), expires_in: z.int(), retry_after: z.int() }),
  errors: [errorCodes.botCheckFailed, errorCodes.botCheckExpired, errorCodes.smsLimit, errorCodes.sendFailed],
  idempotent: false,
})

/**
 * Mails a sign-up code, for visitors without a phone number that gets codes; the same reply whether the address has an account or not. A
 * server without sign-up by mail alone replies `notFound`.
 */
export const sendMailCode = defineCall({
  path: 'user/send_mail_code',
  summary: 'Send a sign-up code by mail, where an account needs no phone number',
  auth: 'none',
  request: z.object({ mail, vaptcha_token: botToken }),
  response: z.object({ sent: z.literal(1), expires_in: z.int(), retry_after: z.int() }),
  errors: [errorCodes.botCheckFailed, errorCodes.botCheckExpired, errorCodes.notFound, errorCodes.sendFailed],
  idempotent: false,
})

/** Registers an account with the code from the SMS, or from the mail where the server allows that, and signs it in. */
export const signup = defineCall({
  path: 'user/signup',
  summary: 'Register with a phone code, where both names of each pair are accepted, or with a code sent by mail',
  auth: 'none',
  request: z
    .object({
      mail,
      password: newPassword,
      mobile: phone.optional(),
      phone_number: phone.optional(),
      captcha: captcha.optional(),
      phone_captcha: captcha.optional(),
      mail_captcha: captcha
        .optional()
        .describe('The code of user/send_mail_code, in place of a phone number and its code; the address is then verified'),
      name: z.string().trim().min(1).max(60).optional(),
      referrer_first: z.string().max(2000).optional(),
      referrer_last: z.string().max(2000).optional(),
    })
    .check(z.superRefine(phoneOrMail)),
  response: session,
  errors: [
    errorCodes.captchaWrong,
    errorCodes.captchaExpired,
    errorCodes.captchaExhausted,
    errorCodes.mailTaken,
    errorCodes.phoneTaken,
    errorCodes.passwordCommon,
  ],
  idempotent: false,
})

/** The user of a token; a one-time ticket is exchanged for a session token. */
export const info = defineCall({
  path: 'user/info',
  summary: 'The signed-in user; a one-time ticket is answered with a session token',
  auth: 'required',
  request: z.object({}),
  response: userInfo.extend({ token: z.string().optional() }).meta({ id: 'UserInfoReply' }),
  errors: [],
  idempotent: true,
})

/** Ends the session of the token, if there is one. */
export const signout = defineCall({
  path: 'user/signout',
  summary: 'End the session; never fails for a missing or old token',
  auth: 'optional',
  request: z.object({}),
  response: done,
  errors: [],
  idempotent: true,
})

/** Confirms a mail address with the token of the mailed link. */
export const verify = defineCall({
  path: 'user/verify',
  summary: 'Confirm a mail address',
  auth: 'none',
  request: z.object({ verify_token: linkToken }),
  response: z.object({ verified: z.literal(1) }),
  errors: [errorCodes.linkInvalid, errorCodes.linkExpired],
  idempotent: false,
})

/** Sends the verification mail again. */
export const resendmail = defineCall({
  path: 'user/resendmail',
  summary: 'Send the verification mail again',
  auth: 'required',
  request: z.object({ vaptcha_token: botToken.optional() }),
  response: z.object({ sent: z.literal(1), retry_after: z.int() }),
  errors: [errorCodes.botCheckFailed, errorCodes.botCheckExpired, errorCodes.mailVerified, errorCodes.sendFailed],
  idempotent: false,
})

/** Mails a link to set a new password; the same reply whether the address has an account or not. */
export const resetSendmail = defineCall({
  path: 'user/reset/sendmail',
  summary: 'Mail a link to a new password',
  auth: 'none',
  request: z.object({ mail, vaptcha_token: botToken }),
  response: z.object({ sent: z.literal(1) }),
  errors: [errorCodes.botCheckFailed, errorCodes.botCheckExpired],
  idempotent: false,
})

/** Sets a new password with the token of the mailed link, and ends all sessions of the account. */
export const resetPassword = defineCall({
  path: 'user/reset/password',
  summary: 'Set a new password with the token of the mailed link',
  auth: 'none',
  request: z.object({ reset_token: linkToken, password: newPassword }),
  response: done,
  errors: [errorCodes.linkInvalid, errorCodes.linkExpired, errorCodes.passwordCommon],
  idempotent: false,
})

/** Changes the password of the signed-in user; all other sessions of the account end. */
export const passwordChange = defineCall({
  path: 'user/password/change',
  summary: 'Change the password, knowing the old one',
  auth: 'required',
  request: z.object({ old_password: z.string().min(1).max(passwordLength.max), password: newPassword }),
  response: done,
  errors: [errorCodes.passwordRequired, errorCodes.passwordCommon],
  idempotent: false,
})

/** A sign-up is proved by a phone number and its code, or by the code of the mail. */
function phoneOrMail(body: Record<string, unknown>, context: z.RefinementCtx): void {
  if (body['mail_captcha'] === undefined) {
    oneOfPair('mobile', 'phone_number')(body, context)
    oneOfPair('captcha', 'phone_captcha')(body, context)
    return
  }
  const extra = ['mobile', 'phone_number', 'captcha', 'phone_captcha'].find((name) => body[name] !== undefined)
  if (extra !== undefined) context.addIssue({ code: 'custom', path: [extra], message: 'not together with mail_captcha' })
}

/** Accepts either of two names of the same field, or both with the same value. */
function oneOfPair(first: string, second: string) {
  return (body: Record<string, unknown>, context: z.RefinementCtx): void => {
    if (body[first] === undefined && body[second] === undefined) {
      context.addIssue({ code: 'custom', path: [first], message: `required (also accepted as ${second})` })
    } else if (body[first] !== undefined && body[second] !== undefined && body[first] !== body[second]) {
      context.addIssue({ code: 'custom', path: [second], message: `differs from ${first}` })
    }
  }
}
