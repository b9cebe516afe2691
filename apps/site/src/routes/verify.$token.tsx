import { createFileRoute } from '@tanstack/react-router'
import { VerifyPage } from '@view-site/auth/pages'
import { pageMeta } from '../head/routeHead.ts'
import { nextStep } from '../store/nextStep.tsx'

// The address contains a secret: the page gets no tab, and page views do not include its path.
export const Route = createFileRoute('/verify/$token')({
  staticData: { name: 'verify', tab: false, hidden: true },
  head: ({ match }) => pageMeta(match.context, 'verify', { indexed: false }),
  component: Verify,
})

function Verify() {
  const { token } = Route.useParams()
  return <VerifyPage key={token} token={token} next={nextStep} />
}
