import { createFileRoute } from '@tanstack/react-router'
import { requireSignIn } from '../app/session/requireSignIn.ts'
import { pageMeta } from '../head/routeHead.ts'
import { StoreDocRoute } from '../store/StoreDocRoute.tsx'

export const Route = createFileRoute('/store/doc/$id')({
  staticData: { name: 'store-doc' },
  beforeLoad: requireSignIn,
  head: ({ match }) => pageMeta(match.context, 'storeDoc', { indexed: false }),
  component: StoreDocRoute,
})
