import type { ApiClient } from '@view-site/api-client'
import type { UserInfo } from '@view-site/contract'
import { pageStorage, type KeyValueStorage } from '@view-site/platform'
import { createPresence } from '../session/createPresence.ts'
import { createSessionMemory } from '../session/createSessionMemory.ts'
import { createUserState } from '../session/createUserState.ts'
import { isUnreachable } from '../session/isUnreachable.ts'
import { askUser } from './askUser.ts'
import type { BotCheck } from './botCheck/BotCheck.ts'
import { cookieStore } from './cookieStore.ts'
import type { CookieJar } from './createCookieJar.ts'
import type { Session, SessionEvent } from './Session.ts'
import type { sessionCalls } from './sessionCalls.ts'
import { sessionStateOf, type SessionState } from './sessionState.ts'
import { browserAddress, takeTokenFromAddress, type AddressBar } from './takeTokenFromAddress.ts'
import { userInfoShape } from './userInfoShape.ts'

/** Options of {@link createSession}: the API, cookies for the token, and a bot check. */
export interface SessionOptions {
  /** The client, or a function that returns it, as its `getToken` is usually this session's. */
  api: ApiClient | (() => ApiClient)
  /** Stores token and uuid. */
  cookies: CookieJar
  botCheck: BotCheck
  /** Stores the user's info and the referrers. @default localStorage, or memory if it is blocked */
  storage?: KeyValueStorage
  /** The URL, which may have a `token` parameter. @default the browser's address bar */
  address?: AddressBar
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number
  /** Receives the session's events; `session.on` adds more listeners. */
  onEvent?: (event: SessionEvent) => void
}

/** Creates the session. It does not use cookies, storage or network before `start()`. */
export function createSession(options: SessionOptions): Session {
  const { cookies, botCheck, storage = pageStorage, address = browserAddress(), now = Date.now, onEvent } = options
  const api = () => (typeof options.api === 'function' ? options.api() : options.api)
  const listeners = new Set(onEvent && [onEvent])
  const emit = (event: SessionEvent) => listeners.forEach((listener) => listener(event))
  const state = createUserState<UserInfo, SessionState>(sessionStateOf)
  const name = cookies.keyOf('user')
  const memory = createSessionMemory({ store: cookieStore(cookies), state, storage, name, users: userInfoShape })
  const presence = createPresence<UserInfo, SessionState>({
    load: (token = '', known) => askUser(api(), token, known),
    isUnreachable,
    memory,
    emit,
    channel: name,
    // Not in `start()`: the router reads the URL before that, and must never see the ticket.
    ticket: takeTokenFromAddress(address),
  })
  const [resend, phoneCode, mailCode] = [{ readyAt: 0 }, { readyAt: 0 }, { readyAt: 0 }]
  let calls: Promise<ReturnType<typeof sessionCalls>> | undefined
  const load = () => {
    calls ??= import('./sessionCalls.ts').then((all) =>
      all.sessionCalls({ api, presence, currentToken: memory.token, botCheck, storage, now, resend, phoneCode, mailCode }),
    )
    calls.catch(() => (calls = undefined))
    return calls
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    on(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    token: memory.token,
    ticketPending: presence.ticketPending,
    start: presence.start,
    refresh: presence.refresh,
    dispose: presence.dispose,
    phoneCodeReadyAt: () => phoneCode.readyAt,
    mailCodeReadyAt: () => mailCode.readyAt,
    signIn: async (credentials) => (await load()).signIn(credentials),
    signUp: async (data) => (await load()).signUp(data),
    sendPhoneCode: async (phone) => (await load()).sendPhoneCode(phone),
    sendMailCode: async (mail) => (await load()).sendMailCode(mail),
    verificationReadyAt: () => resend.readyAt,
    verifyMail: async (token) => (await load()).verifyMail(token),
    resendVerification: async () => (await load()).resendVerification(),
    sendResetMail: async (mail) => (await load()).sendResetMail(mail),
    resetPassword: async (token, password) => (await load()).resetPassword(token, password),
    changePassword: async (old, password) => (await load()).changePassword(old, password),
    async signOut() {
      const token = memory.token()
      presence.leave('user')
      // A failure can be ignored: the token expires on the server anyway.
      if (token !== undefined)
        await api()
          .call('user/signout', {}, { token, silent: true })
          .catch(() => undefined)
    },
    expire(token = memory.token()) {
      if (token !== undefined && token === memory.token()) presence.leave('lost')
    },
  }
}
