import { createFileRoute } from '@tanstack/react-router'
import { requireSignIn } from '../app/session/requireSignIn.ts'
import { pageMeta } from '../head/routeHead.ts'
import { OrdersRoute } from '../store/OrdersRoute.tsx'

export const Route = createFileRoute('/user/orders')({
  staticData: { name: 'user-orders', page: 'work', header: 'user', cache: true },
  beforeLoad: requireSignIn,
  head: ({ match }) => pageMeta(match.context, 'orders', { indexed: false }),
  component: OrdersRoute,
})
