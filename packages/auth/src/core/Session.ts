import type { UserInfo } from '@view-site/contract'
import type { UserSessionEvent } from '../session/UserSession.ts'
import type { SessionState } from './sessionState.ts'

/** An event of the session, on which an app can load menus, navigate, or show a notice. */
export type SessionEvent = UserSessionEvent<UserInfo>

/** Sign in by mail or by user name. */
export type Credentials = { mail: string; password: string } | { username: string; password: string }

/** The values of a sign-up, with what proves it. */
export type SignUpData = { mail: string; password: string; name?: string } & SignUpProof

/** A phone number with the code from the SMS, or the code from the mail, where the server needs no phone number. */
export type SignUpProof = { phone: string; captcha: string } | { mailCaptcha: string }

/** The visitor's session, created by `createSession`. */
export interface Session {
  get: () => SessionState
  subscribe: (listener: () => void) => () => void
  on: (listener: (event: SessionEvent) => void) => () => void
  /** The token, for the client's `getToken`; undefined on a server. */
  token: () => string | undefined
  /** Whether a token from the URL has not been exchanged yet: routes that need a sign-in wait instead of rejecting the visitor. */
  ticketPending: () => boolean
  /** Exchanges a token in the URL (removed before any request is sent), or restores the saved session. Safe to call twice. */
  start: () => Promise<void>
  /** Loads the user again, for instance after a purchase. */
  refresh: () => Promise<void>
  /** Signs in. Rejects with `ApiError` or `BotCheckError`. Calls during a running sign-in share its result. */
  signIn: (credentials: Credentials) => Promise<UserInfo>
  /** Registers with the code from the SMS or the mail and signs in. Rejects with `ApiError`. */
  signUp: (data: SignUpData) => Promise<UserInfo>
  /** Sends the code of a sign-up by SMS. Rejects with `ApiError` or `BotCheckError`. */
  sendPhoneCode: (phone: string) => Promise<void>
  /** When the next code may be sent, in ms since 1970. */
  phoneCodeReadyAt: () => number
  /** Mails the code of a sign-up without a phone number. Rejects with `ApiError` or `BotCheckError`. */
  sendMailCode: (mail: string) => Promise<void>
  /** When the next code may be mailed, in ms since 1970. */
  mailCodeReadyAt: () => number
  /** Verifies the mail address with the token of the mailed link, and loads the user again. Rejects with `ApiError`. */
  verifyMail: (token: string) => Promise<void>
  /** Sends the verification mail again. Rejects with `ApiError` or `BotCheckError`. */
  resendVerification: () => Promise<void>
  /** When the next verification mail may be sent, in ms since 1970. */
  verificationReadyAt: () => number
  /** Mails a password reset link; also succeeds for addresses without an account. Rejects with `ApiError` or `BotCheckError`. */
  sendResetMail: (mail: string) => Promise<void>
  /** Sets a new password with the token of the mailed link; all sessions of that account end. Rejects with `ApiError`. */
  resetPassword: (token: string, password: string) => Promise<void>
  /** Changes the password; other sessions of the account end. Rejects with `ApiError`. */
  changePassword: (old: string, password: string) => Promise<void>
  /** Ends the session immediately in this and the other tabs, and on the server if it can be reached. */
  signOut: () => Promise<void>
  /** Ends the session, for the client's `onSessionLost`; ignored if `token` is not that of the current session. */
  expire: (token?: string) => void
  /** Stops listening to the other tabs. */
  dispose: () => void
}
