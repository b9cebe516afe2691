import { createApiClient } from '@view-site/api-client'
import type { ReactNode } from 'react'
import type { StoreSession } from '../src/common/services/StoreProvider.tsx'
import { memoryStorage } from '@view-site/vitest-config/storage'
import { mountPage, type MountPageOptions } from './mountPage.tsx'
import { openShop, type OpenShop } from './openShop.ts'

export interface RenderPageOptions extends Partial<Omit<MountPageOptions, 'api' | 'session'>> {
  shop?: OpenShop
  session?: Partial<StoreSession>
  timeoutMs?: number
}

/** Mounts a page in StrictMode inside the site's providers, with the shop of a mock API. */
export async function renderPage(element: ReactNode, { timeoutMs = 5000, storage = memoryStorage(), ...options }: RenderPageOptions = {}) {
  const shop = options.shop ?? (await openShop())
  const given = { status: 'signed-in' as const, user: { mail_masked: 'lin***@example.com' }, signIn: async () => true, ...options.session }
  let isSignedIn = given.status === 'signed-in'
  const session: StoreSession = {
    ...given,
    async signIn(purpose) {
      isSignedIn = await given.signIn(purpose)
      return isSignedIn
    },
  }
  const api = createApiClient({
    baseUrl: shop.url,
    fetch: shop.fetch,
    timeoutMs,
    getLocale: () => options.locale ?? 'zh-CN',
    getToken: () => (isSignedIn ? shop.account.token : undefined),
  })
  const { unmount, visited } = await mountPage(element, { ...options, api, session, storage })
  return { shop, storage, unmount, visited }
}
