import type { I18n } from '@view-site/i18n'
import type { Layout } from '@view-site/layout'
import type { MessageCenter } from '@view-site/ui'
import type { Api } from './api/createApi.ts'
import type { AppRouter } from './AppRouter.ts'
import type { Session } from './session/createSession.ts'

/** Everything that exists once per page load. */
export interface App {
  readonly api: Api
  readonly i18n: I18n
  readonly session: Session
  readonly messages: MessageCenter
  readonly router: AppRouter
  readonly layout: Layout
  /** Follows router and session; returns a cleanup function. */
  start: () => () => void
}
