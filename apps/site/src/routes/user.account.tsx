import { createFileRoute } from '@tanstack/react-router'
import { requireSignIn } from '../app/session/requireSignIn.ts'
import { pageMeta } from '../head/routeHead.ts'
import { AccountRoute } from '../store/AccountRoute.tsx'

export const Route = createFileRoute('/user/account')({
  staticData: { name: 'user-account', page: 'work', header: 'user' },
  // `seat`: the token of a mailed invitation.
  validateSearch: (search: Record<string, unknown>): { seat?: string } => (typeof search.seat === 'string' ? { seat: search.seat } : {}),
  beforeLoad: requireSignIn,
  head: ({ match }) => pageMeta(match.context, 'account', { indexed: false }),
  component: AccountRoute,
})
