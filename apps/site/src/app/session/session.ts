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
import { env } from '../../env.ts'

/** Creates the visitor's session. */
export function createSiteSession(api: () => ApiClient): Session {
  return createSession({ api, cookies: createCookieJar({ appId: env.appId }), botCheck: siteBotCheck() })
}

/** VAPTCHA if the site has an id there, with its adapter loaded for the first check; otherwise the local check. */
function siteBotCheck(): BotCheck {
  if (env.vaptchaId === '') return createLocalBotCheck()
  let check: Promise<BotCheck> | undefined
  return {
    verify: async () => (await (check ??= loadVaptcha())).verify(),
    reset: () => void check?.then((loaded) => loaded.reset()),
  }
}

const loadVaptcha = async () => (await import('@view-site/auth/vaptcha')).createVaptchaBotCheck({ siteId: env.vaptchaId })

interface StartSessionOptions {
  session: Session
  messages: MessageCenter
  i18n: I18n
}

/** Restores the saved session and notifies the visitor of its changes. */
export function startSession({ session, messages, i18n }: StartSessionOptions): void {
  recordReferrer()
  session.on(sessionNotices({ i18n, messages }))
  void session.start()
}
