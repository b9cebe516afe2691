import { ApiError, type ApiClient } from '@view-site/api-client'
import type { UserInfo } from '@view-site/contract'
import type { KeyValueStorage } from '@view-site/platform'
import type { BotCheck } from './botCheck/BotCheck.ts'
import { checkedBy } from './botCheck/checkedBy.ts'
import type { Presence } from '../session/createPresence.ts'
import { oneAtATime } from '../session/oneAtATime.ts'
import { readReferrers } from './referrers.ts'
import type { Credentials, Session, SignUpData } from './Session.ts'

export interface EntryOptions {
  api: () => ApiClient
  presence: Presence<UserInfo>
  botCheck: BotCheck
  storage: KeyValueStorage
  now: () => number
  /** When the next code may be requested by SMS, in ms since 1970. */
  phoneCode: CodeWait
  /** When the next code may be mailed. */
  mailCode: CodeWait
}

interface CodeWait {
  readyAt: number
}

/** The session's calls for sign-in and sign-up, including the codes. */
export function createEntry(options: EntryOptions): Pick<Session, 'signIn' | 'signUp' | 'sendPhoneCode' | 'sendMailCode'> {
  const { api, presence, botCheck, storage, now, phoneCode, mailCode } = options
  const checked = checkedBy(botCheck)
  /** A sign-up whose reply never arrived: the server may have created the account. */
  let unanswered: SignUpData | undefined

  async function signIn(credentials: Credentials): Promise<UserInfo> {
    const { token, info } = await askForSession(credentials)
    return presence.enter({ token }, 'sign-in', info)
  }

  function askForSession(credentials: Credentials) {
    return checked((vaptcha_token) => api().call('user/signin', { ...credentials, vaptcha_token }, { silent: true }))
  }

  async function signUp(data: SignUpData): Promise<UserInfo> {
    const { token, info } = await createAccount(data)
    unanswered = undefined
    return presence.enter({ token }, 'sign-up', info)
  }

  /** Creates the account, or signs in to it if an earlier try has created it and its reply was lost. */
  async function createAccount(data: SignUpData) {
    const { mail, password, name } = data
    const body = { mail, password, ...proofOf(data), ...(name && { name }), ...readReferrers(storage) }
    const mayExist = unanswered?.mail === mail && unanswered.password === password
    try {
      return await api().call('user/signup', body, { silent: true })
    } catch (error) {
      if (isUnanswered(error)) unanswered = data
      else if (mayExist) return await askForSession({ mail, password }).catch(() => Promise.reject(error))
      throw error
    }
  }

  const sendPhoneCode = (phone_number: string): Promise<void> =>
    sendCode(phoneCode, (vaptcha_token) => api().call('user/send_phone_code', { phone_number, vaptcha_token }, { silent: true }))

  const sendMailCode = (mail: string): Promise<void> =>
    sendCode(mailCode, (vaptcha_token) => api().call('user/send_mail_code', { mail, vaptcha_token }, { silent: true }))

  async function sendCode(wait: CodeWait, send: (botToken: string) => Promise<{ retry_after: number }>): Promise<void> {
    try {
      const { retry_after } = await checked(send)
      wait.readyAt = now() + retry_after * 1000
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter) wait.readyAt = now() + error.retryAfter * 1000
      throw error
    }
  }

  return {
    signIn: oneAtATime(signIn),
    signUp: oneAtATime(signUp),
    sendPhoneCode: oneAtATime(sendPhoneCode),
    sendMailCode: oneAtATime(sendMailCode),
  }
}

function proofOf(data: SignUpData) {
  return 'mailCaptcha' in data ? { mail_captcha: data.mailCaptcha } : { phone_number: data.phone, phone_captcha: data.captcha }
}

/** Whether the server may have done what was asked: there was no reply, or none of the contract. */
function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.kind !== 'business' && error.code === undefined
}
