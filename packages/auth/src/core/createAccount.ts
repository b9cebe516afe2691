import { ApiError, type ApiClient } from '@view-site/api-client'
import type { UserInfo } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import type { BotCheck } from './botCheck/BotCheck.ts'
import { checkedBy } from './botCheck/checkedBy.ts'
import type { Presence } from '../session/createPresence.ts'
import { oneAtATime } from '../session/oneAtATime.ts'
import type { Session } from './Session.ts'

export interface AccountOptions {
  api: () => ApiClient
  presence: Presence<UserInfo>
  /** The token of the current session. */
  currentToken: () => string | undefined
  botCheck: BotCheck
  now: () => number
  /** When the next verification mail may be requested, in ms since 1970. */
  resend: { readyAt: number }
}

type AccountCalls = Pick<Session, 'verifyMail' | 'resendVerification' | 'sendResetMail' | 'resetPassword' | 'changePassword'>

/** The session's calls for mail verification and passwords. */
export function createAccount({ api, presence, currentToken, botCheck, now, resend }: AccountOptions): AccountCalls {
  const checked = checkedBy(botCheck)

  async function verifyMail(verify_token: string): Promise<void> {
    try {
      await api().call('user/verify', { verify_token }, { silent: true })
    } catch (error) {
      // A used link may have verified the address already.
      if (error instanceof ApiError && error.code === errorCodes.linkInvalid) await presence.refresh()
      throw error
    }
    await presence.refresh()
  }

  async function resendVerification(): Promise<void> {
    try {
      const { retry_after } = await checked((vaptcha_token) => api().call('user/resendmail', { vaptcha_token }, { silent: true }))
      resend.readyAt = now() + retry_after * 1000
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter) resend.readyAt = now() + error.retryAfter * 1000
      if (error instanceof ApiError && error.code === errorCodes.mailVerified) await presence.refresh()
      throw error
    }
  }

  async function sendResetMail(mail: string): Promise<void> {
    await checked((vaptcha_token) => api().call('user/reset/sendmail', { mail, vaptcha_token }, { silent: true }))
  }

  async function resetPassword(reset_token: string, password: string): Promise<void> {
    await api().call('user/reset/password', { reset_token, password }, { silent: true })
    // The server has ended all sessions of that account: check whether this is one of them.
    const token = currentToken()
    if (token === undefined) return
    const gone = await api()
      .call('user/info', {}, { token, silent: true })
      .then(
        () => false,
        (error: unknown) => error instanceof ApiError && error.sessionLost,
      )
    if (gone) presence.leave('user')
  }

  async function changePassword(old_password: string, password: string): Promise<void> {
    await api().call('user/password/change', { old_password, password }, { silent: true })
  }

  return {
    verifyMail: oneAtATime(verifyMail),
    resendVerification: oneAtATime(resendVerification),
    sendResetMail: oneAtATime(sendResetMail),
    resetPassword: oneAtATime(resetPassword),
    changePassword: oneAtATime(changePassword),
  }
}
