import { dialogNavigation } from '@view-site/auth'
import { LayoutDialogs, type LayoutBase } from '@view-site/layout'
import { NavigationProvider } from '@view-site/ui'
import { Suspense, useMemo, useSyncExternalStore } from 'react'
import type { Services } from '../services/services.ts'
import { PageProviders } from '../services/PageProviders.tsx'

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
  return (
    <PageProviders services={services}>
      <PageDialogs services={services} />
      {base && <LayoutDialogs base={base} />}
    </PageProviders>
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
