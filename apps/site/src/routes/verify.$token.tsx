import { createFileRoute } from '@tanstack/react-router'
import { VerifyPage } from '@view-site/auth/pages'
import { pageMeta } from '../head/routeHead.ts'

// The address holds a secret: it is kept in no list of tabs, and no visit is reported.
export const Route = createFileRoute('/verify/$token')({
  staticData: { name: 'verify', tab: false, hidden: true },
  head: ({ match }) => pageMeta(match.context, 'verify', { indexed: false }),
  component: Verify,
})

function Verify() {
  const { token } = Route.useParams()
  return <VerifyPage key={token} token={token} />
}
