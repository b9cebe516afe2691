import { dialogNavigation, SessionProvider } from '@view-site/auth'
import { I18nProvider } from '@view-site/i18n'
import { LayoutDialogs, type LayoutBase } from '@view-site/layout'
import { mailSignUp } from '@view-site/site-data/signUp'
import { MessageProvider, NavigationProvider } from '@view-site/ui'
import { Suspense, useMemo, useSyncExternalStore } from 'react'
import type { Services } from '../services/services.ts'
import { ServicesProvider } from '../services/ServicesContext.tsx'

/** Props of {@link DialogHost}. */
export interface DialogHostProps {
  services: Services
  /** Stores of the layout's dialogs, once they are needed. */
  base?: LayoutBase | undefined
}

/**
 * All dialogs of a page, in a separate React root: they open before the application has loaded, and stay open while it hydrates the page. Both
 * use the same stores.
 */
export function DialogHost({ services, base }: DialogHostProps) {
  const { i18n, messages, session, sessionDialogs, navigation } = services
  return (
    <ServicesProvider services={services}>
      <I18nProvider i18n={i18n}>
        <MessageProvider center={messages}>
          <SessionProvider session={session} dialogs={sessionDialogs} navigation={navigation} mailSignUp={mailSignUp}>
            <PageDialogs services={services} />
          </SessionProvider>
        </MessageProvider>
      </I18nProvider>
      {base && <LayoutDialogs base={base} />}
    </ServicesProvider>
  )
}

function PageDialogs({ services: { dialogs, locale, navigation } }: Pick<DialogHostProps, 'services'>) {
  const shown = useSyncExternalStore(dialogs.subscribe, dialogs.get)
  const links = useMemo(() => dialogNavigation(locale, navigation), [locale, navigation])
  return (
    <NavigationProvider navigation={links}>
      {shown.map(({ name, render, open }) => (
        <Suspense key={name}>{render({ open, onOpenChange: (next) => !next && dialogs.close(name) })}</Suspense>
      ))}
    </NavigationProvider>
  )
}
