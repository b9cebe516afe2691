import { createFileRoute } from '@tanstack/react-router'
import { requireSignIn } from '../app/session/requireSignIn.ts'
import { pageMeta } from '../head/routeHead.ts'
import { InvoicesRoute } from '../store/InvoicesRoute.tsx'

export const Route = createFileRoute('/user/invoice')({
  staticData: { name: 'user-invoice', page: 'work', header: 'user' },
  validateSearch: (search: Record<string, unknown>): { order?: string } =>
    typeof search.order === 'string' ? { order: search.order } : {},
  beforeLoad: requireSignIn,
  head: ({ match }) => pageMeta(match.context, 'invoice', { indexed: false }),
  component: InvoicesRoute,
})
