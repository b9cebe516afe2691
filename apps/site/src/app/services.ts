import { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@view-site/api-client'
import type { Session } from '@view-site/auth'
import { createI18n, type I18n, type Locale } from '@view-site/i18n'
import { createMessageCenter, type MessageCenter } from '@view-site/ui'
import type { ArticleSource } from '../docs/articleSource.ts'
import { createApi } from './api.ts'
import { createSiteSession } from './session.ts'

/** Everything the pages work with, made once per browser page and once per prerendered page. */
export interface Services {
  locale: Locale
  i18n: I18n
  queryClient: QueryClient
  messages: MessageCenter
  api: ApiClient
  session: Session
  articles: ArticleSource
}

export interface ServicesOptions {
  locale: Locale
  articles: ArticleSource
}

/** Wires the packages together. Touches neither the network nor storage before `session.start()`. */
export function createServices({ locale, articles }: ServicesOptions): Services {
  const i18n = createI18n(locale)
  const messages = createMessageCenter()
  const session = createSiteSession(() => api)
  const api = createApi({ locale, messages, token: () => session.token() })
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } })
  return { locale, i18n, queryClient, messages, api, session, articles }
}
