import { createFileRoute } from '@tanstack/react-router'
import { requireSignIn } from '../app/session/requireSignIn.ts'
import { pageMeta } from '../head/routeHead.ts'
import { StorePurchasesRoute } from '../store/StorePurchasesRoute.tsx'

export const Route = createFileRoute('/store/purchases')({
  staticData: { name: 'store-purchases', page: 'work', header: 'user' },
  validateSearch: ({ view }: Record<string, unknown>): { view?: 'orders' } => (view === 'orders' ? { view } : {}),
  beforeLoad: requireSignIn,
  head: ({ match }) => pageMeta(match.context, 'storePurchases', { indexed: false }),
  component: StorePurchasesRoute,
})
