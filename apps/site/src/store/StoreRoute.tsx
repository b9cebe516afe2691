import { getRouteApi } from '@tanstack/react-router'
import { readStoreFilters, StorePage } from '@view-site/store-ui/store'
import { useHydrated } from '../pages/useHydrated.ts'
import { StoreFrame } from './StoreFrame.tsx'

const route = getRouteApi('/store/')

/** `/store`: the address keeps what is shown. */
export function StoreRoute() {
  const wanted = route.useSearch()
  // The page is prerendered without a query: what the address asks for is shown once the markup has been taken over.
  const filters = useHydrated() ? readStoreFilters(wanted) : {}
  const navigate = route.useNavigate()
  return (
    <StoreFrame>
      <StorePage
        filters={filters}
        onFiltersChange={(search, { isTyping }) => void navigate({ search: () => ({ ...search }), replace: isTyping, resetScroll: false })}
      />
    </StoreFrame>
  )
}
