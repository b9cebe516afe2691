import { createFileRoute } from '@tanstack/react-router'
import { storeItemHead } from '../head/storeItemHead.ts'
import { StoreItemRoute } from '../store/StoreItemRoute.tsx'

export const Route = createFileRoute('/store/item/$id')({
  staticData: { name: 'store-item' },
  head: ({ match, params }) => storeItemHead(match.context, params.id),
  component: StoreItemRoute,
})
