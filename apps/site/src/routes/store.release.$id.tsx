import { createFileRoute } from '@tanstack/react-router'
import { requireSignIn } from '../app/session/requireSignIn.ts'
import { pageMeta } from '../head/routeHead.ts'
import { StoreReleasesRoute } from '../store/StoreReleasesRoute.tsx'

export const Route = createFileRoute('/store/release/$id')({
  staticData: { name: 'store-release', page: 'work', header: 'user' },
  beforeLoad: requireSignIn,
  head: ({ match }) => pageMeta(match.context, 'release', { indexed: false }),
  component: StoreReleasesRoute,
})
