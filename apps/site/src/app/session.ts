import type { ApiClient } from '@view-site/api-client'
import { createCookieJar, createLocalBotCheck, createSession, recordReferrer, sessionNotices, type Session } from '@view-site/auth'
import type { I18n } from '@view-site/i18n'
import type { MessageCenter } from '@view-site/ui'
import { env } from '../env.ts'

/** The visitor's session of this site. */
export function createSiteSession(api: () => ApiClient): Session {
  return createSession({ api, cookies: createCookieJar({ appId: env.appId }), botCheck: createLocalBotCheck() })
}

/** The session, and what speaks for it. */
interface SessionVoice {
  session: Session
  messages: MessageCenter
  i18n: I18n
}

/** Takes up the saved session and tells the visitor what becomes of it. */
export function startSession({ session, messages, i18n }: SessionVoice): void {
  recordReferrer()
  session.on(sessionNotices({ i18n, messages }))
  void session.start()
}
