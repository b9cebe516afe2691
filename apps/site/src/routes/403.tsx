import { createFileRoute } from '@tanstack/react-router'
import { pageMeta } from '../head/routeHead.ts'
import { safePath } from '../app/safePath.ts'
import { ForbiddenPage } from '../pages/ForbiddenPage.tsx'

export const Route = createFileRoute('/403')({
  staticData: { tab: false },
  validateSearch: (search: Record<string, unknown>): { from?: string } => {
    const from = safePath(search.from)
    return from ? { from } : {}
  },
  head: ({ match }) => pageMeta(match.context, 'forbidden', { indexed: false }),
  component: ForbiddenPage,
})
