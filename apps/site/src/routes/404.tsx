import { createFileRoute } from '@tanstack/react-router'
import { pageMeta } from '../head/routeHead.ts'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'

/** The page that a static host serves for unknown addresses. */
export const Route = createFileRoute('/404')({
  staticData: { tab: false },
  head: ({ match }) => pageMeta(match.context, 'notFound', { indexed: false }),
  component: NotFoundPage,
})
