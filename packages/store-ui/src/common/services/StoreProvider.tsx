import type { ApiClient } from '@view-site/api-client'
import type { UserInfo } from '@view-site/contract'
import { pageStorage, systemClock, type Clock, type KeyValueStorage } from '@view-site/platform'
import { createContext, useMemo, type ReactNode } from 'react'
import { createCheckout, type Checkout } from '../../checkout/createCheckout.ts'
import { createPurchaseIntent, type PurchaseIntent } from '../../checkout/createPurchaseIntent.ts'
import { createRequestIds, type RequestIds } from '../requests/createRequestIds.ts'

/** What the pages need of the session; `useSession()` and `useSignIn()` of `@view-site/auth` give all of it. */
export interface StoreSession {
  status: 'visitor' | 'loading' | 'signed-in'
  /** `is_activity` is 1 once the mail address is verified; without it the pages assume that it is. */
  user?: (Pick<UserInfo, 'mail_masked'> & Partial<Pick<UserInfo, 'is_activity'>>) | null | undefined
  /** Asks the visitor to sign in, for instance to buy something (`purpose`); true once signed in, false if the visitor cancelled. */
  signIn: (purpose?: string) => Promise<boolean>
}

/** Props of `StoreProvider`: API and session; storage and clock can be replaced in tests. */
export interface StoreProviderProps {
  api: ApiClient
  session: StoreSession
  /** Keeps request ids across a reload. @default the browser's localStorage, or memory where it is blocked */
  storage?: KeyValueStorage | undefined
  /** @default the system's clock */
  clock?: Clock | undefined
  /** Where "contact us" leads. @default '/consult' */
  contactTo?: string | undefined
  /** Where the terms of purchase are, linked before buying and paying. @default no link */
  termsTo?: string | undefined
  children: ReactNode
}

/** What the pages share. */
export interface StoreServices extends Pick<StoreProviderProps, 'api' | 'session' | 'termsTo'> {
  storage: KeyValueStorage
  clock: Clock
  contactTo: string
  checkout: Checkout
  intent: PurchaseIntent
  requestIds: RequestIds
}

export const StoreServicesContext = createContext<StoreServices | undefined>(undefined)

/**
 * Gives the price, pay and purchases pages their API client and session. Needs a `QueryClientProvider`, an `I18nProvider` and,
 * for client navigation, a `NavigationProvider` around it.
 */
export function StoreProvider({
  api,
  session,
  storage = pageStorage,
  clock = systemClock,
  contactTo = '/consult',
  termsTo,
  children,
}: StoreProviderProps): ReactNode {
  const services = useMemo(() => {
    const requestIds = createRequestIds(storage)
    return { requestIds, checkout: createCheckout({ api, clock, requestIds }), intent: createPurchaseIntent(storage, clock) }
  }, [api, clock, storage])
  const value = useMemo(
    () => ({ api, session, storage, clock, contactTo, termsTo, ...services }),
    [api, session, storage, clock, contactTo, termsTo, services],
  )
  return <StoreServicesContext value={value}>{children}</StoreServicesContext>
}
