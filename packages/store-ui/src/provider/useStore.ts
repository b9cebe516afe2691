import { use } from 'react'
import { StoreContext, type StoreContextValue } from './StoreProvider.tsx'

/** API client, session and checkout of the nearest `StoreProvider`; throws when there is none. */
export function useStore(): StoreContextValue {
  const store = use(StoreContext)
  if (!store) throw new Error('No store here: put <StoreProvider api={…} session={…}> around this page.')
  return store
}
