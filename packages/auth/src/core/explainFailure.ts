import { ApiError } from '@view-site/api-client'
import * as errorCodes from '@view-site/contract/error-codes'
import { BotCheckError } from './botCheck/BotCheck.ts'
import type { FieldName, FieldProblem } from './validate.ts'

/** Where to show a failure, and its text: the server's message, a field's error, or a built-in text. */
export type Failure =
  | { at: FieldName; problem: FieldProblem }
  | { at: FieldName | 'form'; text: string }
  | { at: 'form'; key: 'botCheck' | 'unknown' }
  | { at: 'form'; key: 'wait'; minutes: number }

/** Maps a failed call to the field it concerns, or to the form, and to a message. */
export function explainFailure(error: unknown): Failure {
  if (error instanceof BotCheckError) return { at: 'form', key: 'botCheck' }
  if (!(error instanceof ApiError)) return { at: 'form', key: 'unknown' }
  const refused = Object.keys(error.fields).flatMap((name) => fieldOfWire[name] ?? [])[0]
  if (refused && error.code === errorCodes.invalid) return { at: refused, problem: `${refused}.invalid` }
  if (error.code === errorCodes.passwordRequired) return { at: 'oldPassword', problem: 'oldPassword.invalid' }
  if (waits.has(error.code ?? 0) && error.retryAfter) return { at: 'form', key: 'wait', minutes: Math.ceil(error.retryAfter / 60) }
  return { at: fieldOfCode[error.code ?? 0] ?? 'form', text: error.message }
}

const waits: ReadonlySet<number> = new Set([errorCodes.tooManyAttempts, errorCodes.tooOften])

const fieldOfWire: Readonly<Record<string, FieldName>> = {
  mail: 'mail',
  username: 'username',
  password: 'password',
  old_password: 'oldPassword',
  phone_number: 'phone',
  mobile: 'phone',
  phone_captcha: 'captcha',
  captcha: 'captcha',
  mail_captcha: 'mailCaptcha',
}

const fieldOfCode: Readonly<Record<number, FieldName>> = {
  [errorCodes.credentials]: 'password',
  [errorCodes.captchaWrong]: 'captcha',
  [errorCodes.captchaExpired]: 'captcha',
  [errorCodes.captchaExhausted]: 'captcha',
  [errorCodes.mailTaken]: 'mail',
  [errorCodes.phoneTaken]: 'phone',
  [errorCodes.passwordCommon]: 'password',
  [errorCodes.smsLimit]: 'phone',
  [errorCodes.sendFailed]: 'phone',
}
