import { getRouteApi } from '@tanstack/react-router'
import { store } from '@view-site/site-data/store'
import { StoreItemPage } from '@view-site/store-ui/store-item'
import { StoreFrame } from './StoreFrame.tsx'
import { usePageTitle } from './usePageTitle.ts'

const route = getRouteApi('/store/item/$id')

/** `/store/item/{id}`. */
export function StoreItemRoute() {
  const { id } = route.useParams()
  return (
    <StoreFrame>
      <StoreItemPage key={id} id={id} goods={store.find((goods) => goods.id === id)} setTitle={usePageTitle()} />
    </StoreFrame>
  )
}
