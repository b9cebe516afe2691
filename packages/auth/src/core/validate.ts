import { passwordLength, phoneLength } from '@view-site/contract'

/** A field of the sign-in and sign-up forms. */
export type FieldName = 'mail' | 'username' | 'oldPassword' | 'password' | 'phone' | 'captcha' | 'mailCaptcha'

/** The error of a field: the end of its message key, as in `error.mail.required`. */
export type FieldProblem = `${FieldName}.${'required' | 'invalid'}`

/** The validation rules by field. Sign-in accepts a password of any length: old passwords may be shorter. */
export const rules = {
  mail: (value: string) => problem('mail', value.trim(), (mail) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail)),
  username: (value: string) => problem('username', value.trim(), () => true),
  password: (value: string) => problem('password', value, () => true),
  oldPassword: (value: string) => problem('oldPassword', value, () => true),
  newPassword: (value: string) => problem('password', value, ({ length }) => length >= passwordLength.min && length <= passwordLength.max),
  phone: (value: string) => problem('phone', value.trim(), (phone) => phone.length === phoneLength && /^\d+$/.test(phone)),
  captcha: (value: string) => problem('captcha', value.trim(), isCode),
  mailCaptcha: (value: string) => problem('mailCaptcha', value.trim(), isCode),
} as const

function isCode(value: string): boolean {
  return /^\d{4,8}$/.test(value)
}

function problem(name: FieldName, value: string, isValid: (value: string) => boolean): FieldProblem | undefined {
  if (value === '') return `${name}.required`
  return isValid(value) ? undefined : `${name}.invalid`
}
