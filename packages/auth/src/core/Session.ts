import type { UserInfo } from '@view-site/contract'
import type { SessionState } from './sessionState.ts'

/** An event that the app may react to: load tabs and menus, go to the home page, show a notice. */
export type SessionEvent =
  | { type: 'signed-in'; user: UserInfo; by: 'sign-in' | 'sign-up' | 'link' | 'start' | 'other-tab' }
  /** `lost`: the server no longer accepts the session; say so to the visitor. */
  | { type: 'signed-out'; by: 'user' | 'lost' | 'other-tab' }
  /** The token in the address was refused; an existing session continues. */
  | { type: 'link-failed' }
  /** The browser keeps no cookies: the session ends with the page. */
  | { type: 'cookies-blocked' }
  /** The server could not be reached: the user's info is the last known. */
  | { type: 'unreachable' }

/** Sign in by mail or by user name. */
export type Credentials = { mail: string; password: string } | { username: string; password: string }

/** The values of a sign-up. */
export interface SignUpData {
  mail: string
  password: string
  phone: string
  /** The code from the SMS. */
  captcha: string
  name?: string
}

/** The visitor's session, created by `createSession`. */
export interface Session {
  get: () => SessionState
  subscribe: (listener: () => void) => () => void
  on: (listener: (event: SessionEvent) => void) => () => void
  /** For the client's `getToken`; nothing on a server. */
  token: () => string | undefined
  /** Whether the address had a token that has not been exchanged yet: a route that needs a sign-in waits instead of rejecting the visitor. */
  ticketPending: () => boolean
  /** Uses the token of the address (which is removed before anything is sent), or restores the saved session. Safe to call twice. */
  start: () => Promise<void>
  /** Asks the server for the user again, for instance after a purchase. */
  refresh: () => Promise<void>
  /** Rejects with `ApiError` or `BotCheckError`. While one runs, another call gets its result. */
  signIn: (credentials: Credentials) => Promise<UserInfo>
  /** Registers with the code from the SMS and signs in. Rejects with `ApiError`. */
  signUp: (data: SignUpData) => Promise<UserInfo>
  /** Sends the code of a sign-up by SMS. Rejects with `ApiError` or `BotCheckError`. */
  sendPhoneCode: (phone: string) => Promise<void>
  /** When the next code may be sent, in ms since 1970. */
  phoneCodeReadyAt: () => number
  /** Confirms the mail address with the token of the mailed link, and reads the account again. Rejects with `ApiError`. */
  verifyMail: (token: string) => Promise<void>
  /** Sends the verification mail again. Rejects with `ApiError` or `BotCheckError`. */
  resendVerification: () => Promise<void>
  /** When the next verification mail may be sent, in ms since 1970. */
  verificationReadyAt: () => number
  /** Mails a link to a new password; succeeds for addresses without an account as well. Rejects with `ApiError` or `BotCheckError`. */
  sendResetMail: (mail: string) => Promise<void>
  /** Sets a new password with the token of the mailed link; a session of that account ends. Rejects with `ApiError`. */
  resetPassword: (token: string, password: string) => Promise<void>
  /** Changes the password; other sessions of the account end. Rejects with `ApiError`. */
  changePassword: (old: string, password: string) => Promise<void>
  /** Ends the session here and in the other tabs at once, and on the server when it can be reached. */
  signOut: () => Promise<void>
  /** For the client's `onSessionLost`: ends the session, unless another one has begun since `token` was used. */
  expire: (token?: string) => void
  /** Stops listening to the other tabs. */
  dispose: () => void
}
