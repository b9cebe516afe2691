import { RouterProvider } from '@tanstack/react-router'
import { SessionProvider } from '@view-site/auth'
import { I18nProvider } from '@view-site/i18n'
import { localizePath } from '@view-site/i18n/product'
import { mailSignUp } from '@view-site/site-data/signUp'
import { MessageProvider } from '@view-site/ui'
import { useEffect, useMemo } from 'react'
import type { Site } from './Site.ts'
import { SiteProvider } from './SiteContext.tsx'

/** Props of {@link App}. */
export interface AppProps {
  site: Site
  /** Called once the page of the first route is in the document. */
  onMount?: () => void
}

/** The whole application: all providers with the router inside. */
export function App({ site, onMount }: AppProps) {
  const { services, router, layout } = site
  const navigation = useMemo(
    () => ({ href: (to: string) => localizePath(to, services.locale), go: (to: string) => layout.router.navigate(to) }),
    [services, layout],
  )
  useEffect(() => onMount?.(), [onMount])
  return (
    <SiteProvider site={site}>
      <I18nProvider i18n={services.i18n}>
        <MessageProvider center={services.messages}>
          <SessionProvider session={services.session} navigation={navigation} mailSignUp={mailSignUp}>
            <RouterProvider router={router} />
          </SessionProvider>
        </MessageProvider>
      </I18nProvider>
    </SiteProvider>
  )
}
