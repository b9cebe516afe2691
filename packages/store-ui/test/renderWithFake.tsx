import { createApiClient } from '@view-site/api-client'
import type { ReactNode } from 'react'
import type { StoreSession } from '../src/common/services/StoreProvider.tsx'
import { createShop, type Shop } from './createShop.ts'
import { memoryStorage } from './memoryStorage.ts'
import { mountPage, type MountPageOptions } from './mountPage.tsx'
import { shopFetch } from './shopFetch.ts'

export interface RenderPageOptions extends Partial<Omit<MountPageOptions, 'api' | 'session'>> {
  shop?: Shop
  session?: Partial<StoreSession>
  timeoutMs?: number
}

/** Like `renderPage`, with answers written by hand. New tests use `renderPage`. */
export async function renderPage(element: ReactNode, { timeoutMs = 5000, storage = memoryStorage(), ...options }: RenderPageOptions = {}) {
  const { shop = createShop({ now: Date.now }) } = options
  const api = createApiClient({ fetch: shopFetch(shop), timeoutMs, getLocale: () => options.locale ?? 'zh-CN' })
  const session: StoreSession = {
    status: 'signed-in',
    user: { mail_masked: 'lin***@example.com' },
    signIn: async () => true,
    ...options.session,
  }
  const { unmount, visited } = await mountPage(element, { ...options, api, session, storage })
  return { shop, storage, unmount, visited }
}
