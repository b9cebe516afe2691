import { use } from 'react'
import { StoreServicesContext, type StoreServices } from './StoreProvider.tsx'

/** API client, session and checkout of the nearest `StoreProvider`; throws when there is none. */
export function useStoreServices(): StoreServices {
  const store = use(StoreServicesContext)
  if (!store) throw new Error('No store here: put <StoreProvider api={…} session={…}> around this page.')
  return store
}
