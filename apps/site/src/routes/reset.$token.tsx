import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '@view-site/auth/pages'
import { pageMeta } from '../head/routeHead.ts'

// The address holds a secret: it is kept in no list of tabs, and no visit is reported.
export const Route = createFileRoute('/reset/$token')({
  staticData: { name: 'reset', tab: false, hidden: true },
  head: ({ match }) => pageMeta(match.context, 'reset', { indexed: false }),
  component: Reset,
})

function Reset() {
  const { token } = Route.useParams()
  return <ResetPage key={token} token={token} />
}
