import { RouterProvider } from '@tanstack/react-router'
import { SessionProvider } from '@view-site/auth'
import { I18nProvider } from '@view-site/i18n'
import { MessageProvider } from '@view-site/ui'
import { useEffect } from 'react'
import { ServicesProvider } from './services/ServicesContext.tsx'
import type { Site } from './Site.ts'
import { SiteProvider } from './SiteContext.tsx'

/** Props of {@link App}. */
export interface AppProps {
  site: Site
  /** Called once the page of the first route is in the document. */
  onMount?: () => void
}

/** The whole application: all providers with the router inside. Its dialogs are shown by `DialogHost`. */
export function App({ site, onMount }: AppProps) {
  const { services, router } = site
  const { i18n, messages, session, sessionDialogs, navigation } = services
  useEffect(() => onMount?.(), [onMount])
  return (
    <SiteProvider site={site}>
      <ServicesProvider services={services}>
        <I18nProvider i18n={i18n}>
          <MessageProvider center={messages}>
            <SessionProvider session={session} dialogs={sessionDialogs} showDialogs={false} navigation={navigation}>
              <RouterProvider router={router} />
            </SessionProvider>
          </MessageProvider>
        </I18nProvider>
      </ServicesProvider>
    </SiteProvider>
  )
}
