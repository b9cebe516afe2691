import type { UserInfo } from '@view-site/contract'
import type { SessionState } from './sessionState.ts'

/** Something the app may want to react to: load tabs and menus, go home, show a notice. */
export type SessionEvent =
  | { type: 'signed-in'; user: UserInfo; by: 'sign-in' | 'sign-up' | 'link' | 'start' | 'other-tab' }
  /** `lost`: the server no longer accepts the sign-in, so the visitor has to be told. */
  | { type: 'signed-out'; by: 'user' | 'lost' | 'other-tab' }
  /** The token in the address did not work; a session that was there before goes on. */
  | { type: 'link-failed' }
  /** The browser keeps no cookies: the session ends with the page. */
  | { type: 'cookies-blocked' }
  /** The server could not be asked: what is shown about the user is what was known last. */
  | { type: 'unreachable' }

/** Either reading of the sign-in. */
export type Credentials = { mail: string; password: string } | { username: string; password: string }

/** What a visitor gives to sign up. */
export interface SignUpData {
  mail: string
  password: string
  phone: string
  /** The code from the SMS. */
  captcha: string
  name?: string
}

/** The visitor's session. Made by `createSession`. */
export interface Session {
  get: () => SessionState
  subscribe: (listener: () => void) => () => void
  on: (listener: (event: SessionEvent) => void) => () => void
  /** For the client's `getToken`; nothing on a server. */
  token: () => string | undefined
  /** Takes a token out of the address (at once, before anything is sent), or takes up the saved session. Safe to call twice. */
  start: () => Promise<void>
  /** Asks the server for the user again, for instance after a purchase. */
  refresh: () => Promise<void>
  /** Rejects with `ApiError` or `BotCheckError`. While one runs, another call gets its result and nothing is sent twice. */
  signIn: (credentials: Credentials) => Promise<UserInfo>
  /** Registers with the code from the SMS and signs in. Rejects with `ApiError`. */
  signUp: (data: SignUpData) => Promise<UserInfo>
  /** Sends the code of a sign-up by SMS. Rejects with `ApiError` or `BotCheckError`. */
  sendPhoneCode: (phone: string) => Promise<void>
  /** When the next code may be sent, in ms since 1970. */
  phoneCodeReadyAt: () => number
  /** Confirms the mail address with the token of the mailed link, and looks at the account anew. Rejects with `ApiError`. */
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
  /** For the client's `onSessionLost`: ends the session, unless another began since `token` was used. */
  expire: (token?: string) => void
  /** Lets go of the other tabs. */
  dispose: () => void
}
