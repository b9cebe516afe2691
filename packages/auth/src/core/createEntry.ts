import { ApiError, type ApiClient } from '@view-site/api-client'
import type { UserInfo } from '@view-site/contract'
import type { KeyValueStorage } from '@view-site/platform'
import type { BotCheck } from './botCheck/BotCheck.ts'
import { checkedBy } from './botCheck/checkedBy.ts'
import type { Presence } from './createPresence.ts'
import { oneAtATime } from './oneAtATime.ts'
import { readReferrers } from './referrers.ts'
import type { Credentials, Session, SignUpData } from './Session.ts'

export interface EntryOptions {
  api: () => ApiClient
  presence: Presence
  botCheck: BotCheck
  storage: KeyValueStorage
  now: () => number
  /** When the next code may be requested, in ms since 1970. */
  code: { readyAt: number }
}

/** The session's calls for sign-in and sign-up, including the SMS code. */
export function createEntry(options: EntryOptions): Pick<Session, 'signIn' | 'signUp' | 'sendPhoneCode'> {
  const { api, presence, botCheck, storage, now, code } = options
  const checked = checkedBy(botCheck)

  async function signIn(credentials: Credentials): Promise<UserInfo> {
    const { token, info } = await checked((vaptcha_token) => api().call('user/signin', { ...credentials, vaptcha_token }, { silent: true }))
    return presence.enter(token, 'sign-in', info)
  }

  async function signUp({ mail, password, phone, captcha, name }: SignUpData): Promise<UserInfo> {
    const body = { mail, password, phone_number: phone, phone_captcha: captcha, ...(name && { name }), ...readReferrers(storage) }
    const { token, info } = await api().call('user/signup', body, { silent: true })
    return presence.enter(token, 'sign-up', info)
  }

  async function sendPhoneCode(phone: string): Promise<void> {
    try {
      const { retry_after } = await checked((vaptcha_token) =>
        api().call('user/send_phone_code', { phone_number: phone, vaptcha_token }, { silent: true }),
      )
      code.readyAt = now() + retry_after * 1000
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter) code.readyAt = now() + error.retryAfter * 1000
      throw error
    }
  }

  return {
    signIn: oneAtATime(signIn),
    signUp: oneAtATime(signUp),
    sendPhoneCode: oneAtATime(sendPhoneCode),
  }
}
