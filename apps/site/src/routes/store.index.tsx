import { createFileRoute } from '@tanstack/react-router'
import { pageMeta } from '../head/routeHead.ts'
import { StoreRoute } from '../store/StoreRoute.tsx'

export const Route = createFileRoute('/store/')({
  staticData: { name: 'store' },
  // The page, which is loaded later, parses the query.
  validateSearch: (search: Record<string, unknown>) => search,
  head: ({ match }) => pageMeta(match.context, 'store'),
  component: StoreRoute,
})
