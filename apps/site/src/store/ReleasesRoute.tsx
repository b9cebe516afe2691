import { getRouteApi } from '@tanstack/react-router'
import { ReleasesPage } from '@view-site/store-ui/releases'
import { useHydrated } from '../pages/useHydrated.ts'
import { StoreFrame } from './StoreFrame.tsx'

const route = getRouteApi('/user/release/$name')

/** `/user/release/{name}`: the releases of one product. */
export function ReleasesRoute() {
  const { name: wanted } = route.useParams()
  // One shell is prerendered for every product: which one it is, only the browser knows.
  const name = useHydrated() ? wanted : undefined
  return (
    <StoreFrame>
      <ReleasesPage name={name} />
    </StoreFrame>
  )
}
