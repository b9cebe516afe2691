import { createFileRoute } from '@tanstack/react-router'
import { ResetPage } from '@view-site/auth/pages'
import { pageMeta } from '../head/routeHead.ts'

// The address contains a secret: the page gets no tab, and page views do not include its path.
export const Route = createFileRoute('/reset/$token')({
  staticData: { name: 'reset', tab: false, hidden: true },
  head: ({ match }) => pageMeta(match.context, 'reset', { indexed: false }),
  component: Reset,
})

function Reset() {
  const { token } = Route.useParams()
  return <ResetPage key={token} token={token} />
}
