import { SessionProvider } from '@view-site/auth'
import { I18nProvider } from '@view-site/i18n'
import { mailSignUp } from '@view-site/site-data/signUp'
import { MessageProvider } from '@view-site/ui'
import type { ReactNode } from 'react'
import type { Services } from './services.ts'
import { ServicesProvider } from './ServicesContext.tsx'

/** Props of {@link PageProviders}. */
export interface PageProvidersProps {
  services: Services
  /** Whether the dialogs of the session are shown here. A page has two roots, of which one shows them. @default true */
  showDialogs?: boolean
  children: ReactNode
}

/** Provides the services of a page, its texts, messages and session to what is inside. */
export function PageProviders({ services, showDialogs = true, children }: PageProvidersProps) {
  const { i18n, messages, session, sessionDialogs, navigation } = services
  return (
    <ServicesProvider services={services}>
      <I18nProvider i18n={i18n}>
        <MessageProvider center={messages}>
          <SessionProvider
            session={session}
            dialogs={sessionDialogs}
            showDialogs={showDialogs}
            navigation={navigation}
            mailSignUp={mailSignUp}
          >
            {children}
          </SessionProvider>
        </MessageProvider>
      </I18nProvider>
    </ServicesProvider>
  )
}
