import { z } from 'zod'
import * as errorCodes from '../errorCodes.ts'
import { defineCall } from '../defineCall.ts'
import { accountExport } from '../schemas/accountExport.ts'
import { bit, done, id, mail, phone } from '../schemas/common.ts'
import { signedInDevice } from '../schemas/signedInDevice.ts'
import { userInfo } from '../schemas/userInfo.ts'
import { passwordLength } from '../values.ts'

const currentPassword = z.string().min(1).max(passwordLength.max)
const code = z.string().regex(/^\d{4,8}$/)
/** The new address or number: exactly one of the two. */
const contact = { mail: mail.optional(), phone_number: phone.optional() }
const oneContact = {
  path: ['mail'],
  error: 'send exactly one of mail and phone_number',
}

/** Where the account is signed in, the latest use first. */
export const sessionList = defineCall({
  path: 'user/session/list',
  summary: 'Where the account is signed in, the latest use first',
  auth: 'required',
  request: z.object({}),
  response: z.object({ list: z.array(signedInDevice) }),
  errors: [],
  idempotent: true,
})

/** Ends one session of the account, or all but that of the request. */
export const sessionEnd = defineCall({
  path: 'user/session/end',
  summary: 'End a session of the account, without `session_id` all but the current one',
  auth: 'required',
  request: z.object({ session_id: id.optional() }),
  response: z.object({ ended: z.int().min(0).describe('How many sessions ended') }),
  errors: [errorCodes.notFound],
  idempotent: true,
})

/**
 * Starts a change of the mail address or phone number: sends a code to the new one and another to the current one. An address that was never
 * verified, or a number that the account does not have, needs no proof. The reply is the same whether the new one is taken or not.
 */
export const contactSendCode = defineCall({
  path: 'user/contact/send_code',
  summary: 'Send the codes that change the mail address or phone number, to the new and to the current one',
  auth: 'required',
  request: z
    .object({ ...contact, password: currentPassword })
    .refine((body) => (body.mail === undefined) !== (body.phone_number === undefined), oneContact),
  response: z.object({
    sent: z.literal(1),
    current: bit.describe('1 if a code was also sent to the current address or number, which the change then needs'),
    expires_in: z.int(),
    retry_after: z.int(),
  }),
  errors: [errorCodes.passwordRequired, errorCodes.smsLimit, errorCodes.sendFailed],
  idempotent: false,
})

/** Changes the mail address or phone number with the codes that were sent; the previous mail address is notified. */
export const contactChange = defineCall({
  path: 'user/contact/change',
  summary: 'Change the mail address or phone number with the codes sent to the new and to the current one',
  auth: 'required',
  request: z
    .object({ ...contact, captcha: code, captcha_current: code.optional() })
    .refine((body) => (body.mail === undefined) !== (body.phone_number === undefined), oneContact),
  response: userInfo,
  errors: [errorCodes.captchaWrong, errorCodes.captchaExpired, errorCodes.captchaExhausted, errorCodes.mailTaken, errorCodes.phoneTaken],
  idempotent: false,
})

/** Everything that is stored about the account. */
export const accountExportCall = defineCall({
  path: 'user/export',
  summary: 'Everything that is stored about the account, without secrets',
  auth: 'required',
  request: z.object({ password: currentPassword }),
  response: accountExport,
  errors: [errorCodes.passwordRequired],
  idempotent: false,
})

/**
 * Deletes the account: personal data is erased, all sessions end, and licences stay valid. Orders and invoices are kept without a person, as
 * the law requires. Fails with `orderOpen` while an order waits for its payment.
 */
export const accountDelete = defineCall({
  path: 'user/delete',
  summary: 'Delete the account and its personal data; orders and invoices are kept as the law requires',
  auth: 'required',
  request: z.object({ password: currentPassword }),
  response: done,
  errors: [errorCodes.passwordRequired, errorCodes.orderOpen],
  idempotent: false,
})
