import { createFileRoute } from '@tanstack/react-router'
import { requireSignIn } from '../app/session/requireSignIn.ts'
import { pageMeta } from '../head/routeHead.ts'
import { PurchasesRoute } from '../store/PurchasesRoute.tsx'

export const Route = createFileRoute('/user/purchases')({
  staticData: { name: 'user-purchases', page: 'work', header: 'user' },
  beforeLoad: requireSignIn,
  head: ({ match }) => pageMeta(match.context, 'purchases', { indexed: false }),
  component: PurchasesRoute,
})
