import type { ApiClient } from '@view-site/api-client'
import { createSessionDialogs, type Session, type SessionDialogs } from '@view-site/auth'
import type { LockedPort, TocEntry } from '@view-site/docs'
import { createI18n, type I18n } from '@view-site/i18n'
import type { Locale } from '@view-site/i18n/product'
import { createObservable, type Observable } from '@view-site/platform'
import { createMessageCenter, type MessageCenter } from '@view-site/ui'
import type { ArticleSource } from '@view-site/static-site/navigate'
import { lockedDocuments } from '../../docs/lockedDocuments.ts'
import { createApi } from '../api.ts'
import { createNavigation, type PageNavigation } from './createNavigation.ts'
import { createPageDialogs, type PageDialogs } from '../dialogs/createPageDialogs.ts'
import { createLogBuffer, type LogBuffer } from '../log/LogBuffer.ts'
import { createSiteSession } from '../session/session.ts'

/** Everything the pages work with; created once per browser page and once per prerendered page. */
export interface Services {
  locale: Locale
  i18n: I18n
  messages: MessageCenter
  api: ApiClient
  session: Session
  /** The dialogs of the session. */
  sessionDialogs: SessionDialogs
  /** Other dialogs of the pages. */
  dialogs: PageDialogs
  navigation: PageNavigation
  articles: ArticleSource
  /** Parts of articles that need a licence. */
  locked: LockedPort
  /** Anchors of the current article after locked parts were added or removed; `undefined` while those of the page's data are right. */
  openedAnchors: Observable<readonly TocEntry[] | undefined>
  logBuffer: LogBuffer
}

export interface ServicesOptions {
  locale: Locale
  articles: ArticleSource
}

/** Wires the packages together. Touches neither the network nor storage before `session.start()`. */
export function createServices({ locale, articles }: ServicesOptions): Services {
  const i18n = createI18n(locale)
  const messages = createMessageCenter()
  const logBuffer = createLogBuffer()
  const session = createSiteSession(() => api)
  const onSessionLost = (token: string | undefined) => session.expire(token)
  const api = createApi({ locale, messages, onLog: (entry) => logBuffer.add(entry), token: () => session.token(), onSessionLost })
  const locked = lockedDocuments(session, () => api)
  const openedAnchors = createObservable<readonly TocEntry[] | undefined>(undefined)
  return {
    locale,
    i18n,
    messages,
    api,
    session,
    sessionDialogs: createSessionDialogs({ session, i18n, messages }),
    dialogs: createPageDialogs(),
    navigation: createNavigation(locale),
    articles,
    locked,
    openedAnchors,
    logBuffer,
  }
}
