import type { CallPath } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import type { Services } from '../services.ts'

/** Calls whose every use is recorded: who, what, from where, with which outcome. */
const recorded: ReadonlySet<string> = new Set<CallPath>([
  'user/signin',
  'user/signup',
  'user/signout',
  'user/send_phone_code',
  'user/send_mail_code',
  'user/verify',
  'user/resendmail',
  'user/reset/sendmail',
  'user/reset/password',
  'user/password/change',
  'user/session/end',
  'user/contact/send_code',
  'user/contact/change',
  'user/export',
  'user/delete',
  'user/auth/submit',
  'pro/license/create',
  'pro/seat/invite',
  'pro/seat/resend',
  'pro/seat/revoke',
  'pro/seat/accept',
  'pro/seat/leave',
  'pro/release/download',
  'pro/invoice/download',
])

/** What is known about a call. */
export interface SecurityEvent {
  path: string
  /** Business code; 200 for a success. */
  code: number
  /** Id of the account, or a keyed hash of the account that was named, if there is none. */
  user: string | undefined
  address: string
}

/** Codes that refuse a caller: a token that is not valid, a missing entitlement, a limit. They are recorded for every call. */
const isRefusal = (code: number): boolean =>
  code === errorCodes.sessionInvalid || (code > 40300 && code < 40400) || (code > 42900 && code < 43000)

/** Writes the security log: an entry `security` for each use of a call that concerns an account, and for each refused caller. It contains no secret, mail or phone. */
export function logSecurity({ log }: Pick<Services, 'log'>, { path, code, user, address }: SecurityEvent): void {
  if (recorded.has(path) || isRefusal(code)) log(code === 200 ? 'info' : 'warn', 'security', { event: path, code, user, address })
}
