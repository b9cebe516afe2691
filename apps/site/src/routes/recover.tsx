import { createFileRoute } from '@tanstack/react-router'
import { RecoverPage } from '@view-site/auth/pages'
import { pageMeta } from '../head/routeHead.ts'

export const Route = createFileRoute('/recover')({
  staticData: { name: 'recover' },
  head: ({ match }) => pageMeta(match.context, 'recover', { indexed: false }),
  component: RecoverPage,
})
