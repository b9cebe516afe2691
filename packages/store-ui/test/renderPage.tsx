import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createApiClient } from '@view-site/api-client'
import { createI18n, I18nProvider, loadMessages, type Locale } from '@view-site/i18n'
import { createMessageCenter, MessageProvider, MessageRegion, NavigationProvider, type NavigationLinkProps } from '@view-site/ui'
import { StrictMode, Suspense, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
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
import { adMessages } from '../src/ads/adMessages.ts'
import { storeMessages } from '../src/store/storeMessages.ts'
import { releasesMessages } from '../src/releases/releasesMessages.ts'
import { StoreProvider, type StoreProviderProps, type StoreSession } from '../src/common/services/StoreProvider.tsx'
import { createShop, type Shop } from './createShop.ts'
import { memoryStorage } from './memoryStorage.ts'
import { shopFetch } from './shopFetch.ts'

export interface RenderPageOptions extends Partial<Pick<StoreProviderProps, 'clock' | 'storage'>> {
  shop?: Shop
  session?: Partial<StoreSession>
  locale?: Locale
  theme?: 'light' | 'dark'
  /** Width and height of the window. @default [1440, 900] */
  size?: readonly [number, number]
  timeoutMs?: number
}

/** Mounts a page in StrictMode inside the site's providers, with a shop in memory. */
export async function renderPage(element: ReactNode, options: RenderPageOptions = {}) {
  const { shop = createShop({ now: Date.now }), locale = 'zh-CN', theme = 'light', size = [1440, 900], storage = memoryStorage() } = options
  await page.viewport(...size)
  document.documentElement.lang = locale
  document.documentElement.dataset.theme = theme
  await loadMessages(
    [
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
      adMessages,
      storeMessages,
    ],
    locale,
  )
  const visited: string[] = []
  const api = createApiClient({ fetch: shopFetch(shop), timeoutMs: options.timeoutMs ?? 5000, getLocale: () => locale })
  const session: StoreSession = {
    status: 'signed-in',
    user: { mail_masked: 'lin***@example.com' },
    signIn: async () => true,
    ...options.session,
  }
  const center = createMessageCenter()
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const navigation = { Link: PlainLink, navigate: (to: string) => void visited.push(to) }
  root.render(
    <StrictMode>
      <I18nProvider i18n={createI18n(locale)}>
        <QueryClientProvider client={new QueryClient()}>
          <NavigationProvider navigation={navigation}>
            <MessageProvider center={center}>
              <StoreProvider api={api} session={session} storage={storage} clock={options.clock}>
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
  return { shop, storage, unmount, visited }
}

function PlainLink({ to, replace: _replace, children, ...props }: NavigationLinkProps) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  )
}
