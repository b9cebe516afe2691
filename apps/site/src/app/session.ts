import type { ApiClient } from '@view-site/api-client'
import { createCookieJar, createLocalBotCheck, createSession, recordReferrer, type Session, type SessionEvent } from '@view-site/auth'
import { loadT } from '@view-site/i18n'
import { env } from '../env.ts'
import type { Services } from './services.ts'
import { siteTexts } from './texts.ts'

/** The visitor's session of this site. */
export function createSiteSession(api: () => ApiClient): Session {
  return createSession({ api, cookies: createCookieJar({ appId: env.appId }), botCheck: createLocalBotCheck() })
}

/** Takes up the saved session and tells the visitor what becomes of it. */
export function startSession({ session, messages, i18n, queryClient }: Services): void {
  recordReferrer()
  session.on((event) => void tell(event))
  void session.start()

  async function tell(event: SessionEvent): Promise<void> {
    const t = await loadT(i18n, siteTexts)
    if (event.type === 'signed-out') {
      // What was fetched for one user is not shown to the next.
      queryClient.clear()
      if (event.by === 'lost') messages.notice({ type: 'error', title: t('user.lostTitle'), text: t('user.lostText'), persistent: true })
      if (event.by === 'user') messages.message({ type: 'success', text: t('user.signedOut') })
    }
    if (event.type === 'link-failed')
      messages.notice({ type: 'error', title: t('user.lostTitle'), text: t('user.lostText'), persistent: true })
    if (event.type === 'cookies-blocked') messages.message({ type: 'warning', text: t('user.cookiesBlocked'), duration: 6000 })
  }
}
