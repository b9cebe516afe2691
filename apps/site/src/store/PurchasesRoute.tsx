import { PurchasesPage } from '@view-site/store-ui/purchases'
import { StoreFrame } from './StoreFrame.tsx'

/** `/user/purchases`. */
export function PurchasesRoute() {
  return (
    <StoreFrame>
      <PurchasesPage />
    </StoreFrame>
  )
}
