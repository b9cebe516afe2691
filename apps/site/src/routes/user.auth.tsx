import { createFileRoute } from '@tanstack/react-router'
import { requireSignIn } from '../app/session/requireSignIn.ts'
import { pageMeta } from '../head/routeHead.ts'
import { RealNameRoute } from '../store/RealNameRoute.tsx'

export const Route = createFileRoute('/user/auth')({
  staticData: { name: 'user-auth', page: 'work', header: 'user' },
  beforeLoad: requireSignIn,
  head: ({ match }) => pageMeta(match.context, 'realName', { indexed: false }),
  component: RealNameRoute,
})
