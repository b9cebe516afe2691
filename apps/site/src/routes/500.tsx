import { createFileRoute } from '@tanstack/react-router'
import { pageMeta } from '../head/routeHead.ts'
import { ServerErrorPage } from '../pages/ServerErrorPage.tsx'

export const Route = createFileRoute('/500')({
  staticData: { tab: false },
  head: ({ match }) => pageMeta(match.context, 'serverError', { indexed: false }),
  component: ServerErrorPage,
})
