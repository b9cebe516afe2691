import type { ApiClient } from '@view-site/api-client'
import {
  type BotCheck,
  createCookieJar,
  createLocalBotCheck,
  createSession,
  recordReferrer,
  sessionNotices,
  type Session,
} from '@view-site/auth'
import type { I18n } from '@view-site/i18n'
import type { MessageCenter } from '@view-site/ui'
import { env } from '../env.ts'

/** The visitor's session of this site. */
export function createSiteSession(api: () => ApiClient): Session {
  return createSession({ api, cookies: createCookieJar({ appId: env.appId }), botCheck: siteBotCheck() })
}

/** VAPTCHA where the site has an id there; its adapter comes with the first check. */
function siteBotCheck(): BotCheck {
  if (env.vaptchaId === '') return createLocalBotCheck()
  let check: Promise<BotCheck> | undefined
  return {
    verify: async () => (await (check ??= loadVaptcha())).verify(),
    reset: () => void check?.then((loaded) => loaded.reset()),
  }
}

const loadVaptcha = async () => (await import('@view-site/auth/vaptcha')).createVaptchaBotCheck({ siteId: env.vaptchaId })

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
