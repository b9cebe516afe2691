import { getRouteApi } from '@tanstack/react-router'
import { StorePurchasesPage } from '@view-site/store-ui/store-purchases'
import { useHydrated } from '../pages/useHydrated.ts'
import { StoreFrame } from './StoreFrame.tsx'

const route = getRouteApi('/store/purchases')

/** `/store/purchases`: the purchased items, or with `?view=orders` the store orders. */
export function StorePurchasesRoute() {
  const { view } = route.useSearch()
  const navigate = route.useNavigate()
  const shown = useHydrated() ? (view ?? 'items') : 'items'
  return (
    <StoreFrame>
      <StorePurchasesPage
        view={shown}
        onViewChange={(next) => void navigate({ search: next === 'orders' ? { view: next } : {}, resetScroll: false })}
      />
    </StoreFrame>
  )
}
