import { use } from 'react'
import { StoreServicesContext, type StoreServices } from './StoreProvider.tsx'

/** API client, session and checkout of the nearest `StoreProvider`; throws when there is none. */
export function useStoreServices(): StoreServices {
  const services = use(StoreServicesContext)
  if (!services) throw new Error('There is no StoreProvider above this component. Put <StoreProvider api={…} session={…}> around the page.')
  return services
}
