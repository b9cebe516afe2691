import { useSyncExternalStore } from 'react'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import type { Purchasable } from './createCheckout.ts'

/** What the visitor was buying when they were asked to sign in; undefined on a server and while hydrating. */
export function usePurchaseIntent(): Purchasable | undefined {
  const { intent } = useStoreServices()
  return useSyncExternalStore(intent.subscribe, intent.get, () => undefined)
}
