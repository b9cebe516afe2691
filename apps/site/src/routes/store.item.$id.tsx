import { createFileRoute } from '@tanstack/react-router'
import { pageMeta } from '../head/routeHead.ts'
import { StoreItemRoute } from '../store/StoreItemRoute.tsx'

export const Route = createFileRoute('/store/item/$id')({
  staticData: { name: 'store-item' },
  head: ({ match }) => pageMeta(match.context, 'storeItem', { indexed: false }),
  component: StoreItemRoute,
})
