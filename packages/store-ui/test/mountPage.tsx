import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createI18n, I18nProvider, loadMessages } from '@view-site/i18n'
import type { Locale } from '@view-site/i18n/product'
import { createMessageCenter, MessageProvider, MessageRegion, NavigationProvider, type NavigationLinkProps } from '@view-site/ui'
import { StrictMode, Suspense, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { accountCentreMessages } from '../src/account/accountCentreMessages.ts'
import { seatsMessages } from '../src/account/seats/seatsMessages.ts'
import { checkoutMessages } from '../src/checkout/checkoutMessages.ts'
import { errorMessages } from '../src/common/failures/errorMessages.ts'
import { demoRequestMessages } from '../src/support/demo-request/demoRequestMessages.ts'
import { invoicesMessages } from '../src/invoices/invoicesMessages.ts'
import { ordersMessages } from '../src/orders/ordersMessages.ts'
import { payMessages } from '../src/pay/payMessages.ts'
import { priceMessages } from '../src/price/priceMessages.ts'
import { purchasesMessages } from '../src/purchases/purchasesMessages.ts'
import { realNameMessages } from '../src/real-name/realNameMessages.ts'
import { consultMessages } from '../src/support/consult/consultMessages.ts'
import { issueMessages } from '../src/support/issue/issueMessages.ts'
import { storeMessages } from '../src/store/storeMessages.ts'
import { releasesMessages } from '../src/releases/releasesMessages.ts'
import { StoreProvider, type StoreProviderProps } from '../src/common/services/StoreProvider.tsx'

export interface MountPageOptions extends Pick<StoreProviderProps, 'api' | 'session' | 'clock' | 'storage'> {
  locale?: Locale
  theme?: 'light' | 'dark'
  /** Width and height of the window. @default [1440, 900] */
  size?: readonly [number, number]
  /** Landmark to mount it in; `div` for a page that brings its own. @default 'main' */
  landmark?: 'main' | 'div'
}

/** Mounts a page in StrictMode inside the site's providers. */
export async function mountPage(
  element: ReactNode,
  { locale = 'zh-CN', theme = 'light', size = [1440, 900], landmark = 'main', ...services }: MountPageOptions,
) {
  await page.viewport(...size)
  document.documentElement.lang = locale
  document.documentElement.dataset.theme = theme
  await loadMessages(
    [
      accountCentreMessages,
      seatsMessages,
      checkoutMessages,
      demoRequestMessages,
      errorMessages,
      invoicesMessages,
      ordersMessages,
      payMessages,
      priceMessages,
      purchasesMessages,
      releasesMessages,
      realNameMessages,
      consultMessages,
      issueMessages,
      storeMessages,
    ],
    locale,
  )
  const visited: string[] = []
  const center = createMessageCenter()
  const host = document.body.appendChild(document.createElement(landmark))
  const root = createRoot(host)
  const navigation = { Link: PlainLink, navigate: (to: string) => void visited.push(to) }
  root.render(
    <StrictMode>
      <I18nProvider i18n={createI18n(locale)}>
        <QueryClientProvider client={new QueryClient()}>
          <NavigationProvider navigation={navigation}>
            <MessageProvider center={center}>
              <StoreProvider {...services}>
                <Suspense>{element}</Suspense>
              </StoreProvider>
              <MessageRegion label="messages" closeLabel="close" />
            </MessageProvider>
          </NavigationProvider>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  )
  const unmount = () => {
    root.unmount()
    host.remove()
  }
  onTestFinished(unmount)
  return { unmount, visited }
}

function PlainLink({ to, replace: _replace, children, ...props }: NavigationLinkProps) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  )
}
