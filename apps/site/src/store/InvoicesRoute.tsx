import { getRouteApi } from '@tanstack/react-router'
import { InvoicesPage } from '@view-site/store-ui/invoices'
import { useHydrated } from '../pages/useHydrated.ts'
import { StoreFrame } from './StoreFrame.tsx'

const route = getRouteApi('/user/invoice')

/** `/user/invoice`, or `/user/invoice?order=…` to ask for the invoice of one order. */
export function InvoicesRoute() {
  const wanted = route.useSearch().order
  // The page is prerendered without a query: what the address asks for is shown once the markup has been taken over.
  const order = useHydrated() ? wanted : undefined
  return (
    <StoreFrame>
      <InvoicesPage key={order ?? ''} orderNo={order} />
    </StoreFrame>
  )
}
