import { getRouteApi } from '@tanstack/react-router'
import { ReleasesPage } from '@view-site/store-ui/releases'
import { useHydrated } from '../pages/useHydrated.ts'
import { StoreFrame } from './StoreFrame.tsx'

const route = getRouteApi('/user/release/$name')

/** `/user/release/{name}`: the releases of one product. */
export function ReleasesRoute() {
  const { name: requested } = route.useParams()
  // One shell is prerendered for all products; only the browser knows which one.
  const name = useHydrated() ? requested : undefined
  return (
    <StoreFrame>
      <ReleasesPage name={name} />
    </StoreFrame>
  )
}
