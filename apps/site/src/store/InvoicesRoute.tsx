import { getRouteApi } from '@tanstack/react-router'
import { InvoicesPage } from '@view-site/store-ui/invoices'
import { useHydrated } from '../pages/useHydrated.ts'
import { StoreFrame } from './StoreFrame.tsx'

const route = getRouteApi('/user/invoice')

/** `/user/invoice`, or `/user/invoice?order=…` to request the invoice of one order. */
export function InvoicesRoute() {
  const requested = route.useSearch().order
  // The page is prerendered without a query, so the query is applied after hydration.
  const order = useHydrated() ? requested : undefined
  return (
    <StoreFrame>
      <InvoicesPage key={order ?? ''} orderNo={order} />
    </StoreFrame>
  )
}
