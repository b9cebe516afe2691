import { createApiClient, type ApiClient, type ApiClientOptions } from '@view-site/api-client'
import type { Locale } from '@view-site/i18n/product'
import type { MessageCenter } from '@view-site/ui'
import { env } from '../env.ts'

export interface ApiOptions {
  locale: Locale
  messages: MessageCenter
  onLog: NonNullable<ApiClientOptions['onLog']>
  token: () => string | undefined
  /** Called when the server no longer accepts a token. */
  onSessionLost: (token: string | undefined) => void
}

/** Creates the client of the site's API; errors that no page handles are shown as messages. */
export function createApi({ locale, messages, token, onLog, onSessionLost }: ApiOptions): ApiClient {
  return createApiClient({
    baseUrl: env.apiUrl,
    getToken: token,
    getLocale: () => locale,
    onSessionLost,
    onLog,
    onError(_error, { type, title, text, duration }) {
      if (type === 'notice') messages.notice({ type: 'error', title, text, duration })
      else messages.message({ type: 'error', text, duration })
    },
  })
}
