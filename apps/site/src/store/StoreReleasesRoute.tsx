import { getRouteApi } from '@tanstack/react-router'
import { StoreReleasesPage } from '@view-site/store-ui/releases'
import { useHydrated } from '../pages/useHydrated.ts'
import { StoreFrame } from './StoreFrame.tsx'

const route = getRouteApi('/store/release/$id')

/** `/store/release/{id}`: the versions of one store item. */
export function StoreReleasesRoute() {
  const { id: requested } = route.useParams()
  // One shell is prerendered for all items; only the browser knows which one.
  const id = useHydrated() ? requested : undefined
  return (
    <StoreFrame>
      <StoreReleasesPage id={id} />
    </StoreFrame>
  )
}
