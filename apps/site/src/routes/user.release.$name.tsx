import { createFileRoute } from '@tanstack/react-router'
import { requireSignIn } from '../app/session/requireSignIn.ts'
import { pageMeta } from '../head/routeHead.ts'
import { ReleasesRoute } from '../store/ReleasesRoute.tsx'

export const Route = createFileRoute('/user/release/$name')({
  staticData: { name: 'user-release', page: 'work', header: 'user' },
  beforeLoad: requireSignIn,
  head: ({ match }) => pageMeta(match.context, 'release', { indexed: false }),
  component: ReleasesRoute,
})
