import { createFileRoute } from '@tanstack/react-router'
import { pageMeta } from '../head/routeHead.ts'
import { ConsultRoute } from '../store/consult/ConsultRoute.tsx'

export const Route = createFileRoute('/consult')({
  staticData: { name: 'consult', page: 'standalone' },
  head: ({ match }) => pageMeta(match.context, 'consult', { indexed: false }),
  component: ConsultRoute,
})
