import { getRouteApi } from '@tanstack/react-router'
import { store } from '@view-site/site-data/store'
import { readStoreFilters, StorePage } from '@view-site/store-ui/store'
import { useHydrated } from '../pages/useHydrated.ts'
import { StoreFrame } from './StoreFrame.tsx'

const route = getRouteApi('/store/')

/** `/store`: the site's goods, prerendered; the query holds the filters. */
export function StoreRoute() {
  const requested = route.useSearch()
  // The page is prerendered without a query, so the query is applied after hydration.
  const filters = useHydrated() ? readStoreFilters(requested) : {}
  const navigate = route.useNavigate()
  return (
    <StoreFrame>
      <StorePage
        goods={store}
        filters={filters}
        onFiltersChange={(search, { isTyping }) => void navigate({ search: () => ({ ...search }), replace: isTyping, resetScroll: false })}
      />
    </StoreFrame>
  )
}
