import { getRouteApi } from '@tanstack/react-router'
import { StoreDocPage } from '@view-site/store-ui/store-doc'
import { StoreFrame } from './StoreFrame.tsx'
import { usePageTitle } from './usePageTitle.ts'

const route = getRouteApi('/store/doc/$id')

/** `/store/doc/{id}`. */
export function StoreDocRoute() {
  const { id } = route.useParams()
  return (
    <StoreFrame>
      <StoreDocPage key={id} id={id} setTitle={usePageTitle()} />
    </StoreFrame>
  )
}
