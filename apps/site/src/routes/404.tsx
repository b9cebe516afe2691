import { createFileRoute } from '@tanstack/react-router'
import { pageMeta } from '../head/routeHead.ts'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'

/** The page a static host answers unknown addresses with. */
export const Route = createFileRoute('/404')({
  staticData: { tab: false },
  head: ({ match }) => pageMeta(match.context, 'notFound', { indexed: false }),
  component: NotFoundPage,
})
