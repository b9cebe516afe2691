import { createFileRoute } from '@tanstack/react-router'
import { pageMeta } from '../head/routeHead.ts'
import { PayRoute } from '../store/PayRoute.tsx'

export const Route = createFileRoute('/store/pay/$id')({
  staticData: { name: 'store-pay', page: 'standalone' },
  head: ({ match }) => pageMeta(match.context, 'pay', { indexed: false }),
  component: () => <PayRoute id={Route.useParams().id} />,
})
