import type { ApiClient } from '@view-site/api-client'
import { createCookieJar, createLocalBotCheck, createSession, recordReferrer, sessionNotices, type Session } from '@view-site/auth'
import { env } from '../env.ts'
import type { Services } from './services.ts'

/** The visitor's session of this site. */
export function createSiteSession(api: () => ApiClient): Session {
  return createSession({ api, cookies: createCookieJar({ appId: env.appId }), botCheck: createLocalBotCheck() })
}

/** Takes up the saved session and tells the visitor what becomes of it. */
export function startSession({ session, messages, i18n }: Services): void {
  recordReferrer()
  session.on(sessionNotices({ i18n, messages }))
  void session.start()
}
