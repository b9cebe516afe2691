import { OrdersPage } from '@view-site/store-ui/orders'
import { StoreFrame } from './StoreFrame.tsx'

/** `/user/orders`. */
export function OrdersRoute() {
  return (
    <StoreFrame>
      <OrdersPage />
    </StoreFrame>
  )
}
