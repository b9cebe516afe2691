import { getRouteApi } from '@tanstack/react-router'
import { StoreReleasesPage } from '@view-site/store-ui/releases'
import { useHydrated } from '../pages/useHydrated.ts'
import { StoreFrame } from './StoreFrame.tsx'

const route = getRouteApi('/store/release/$id')

/** `/store/release/{id}`: the versions of one thing of the store. */
export function StoreReleasesRoute() {
  const { id: wanted } = route.useParams()
  // One shell is prerendered for all of them: which one it is, only the browser knows.
  const id = useHydrated() ? wanted : undefined
  return (
    <StoreFrame>
      <StoreReleasesPage id={id} />
    </StoreFrame>
  )
}
