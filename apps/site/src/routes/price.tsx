import { createFileRoute } from '@tanstack/react-router'
import { pageMeta } from '../head/routeHead.ts'
import { PriceRoute } from '../store/PriceRoute.tsx'

export const Route = createFileRoute('/price')({
  staticData: { name: 'price' },
  validateSearch: (search: Record<string, unknown>): { product?: string } =>
    typeof search.product === 'string' ? { product: search.product } : {},
  head: ({ match }) => pageMeta(match.context, 'price'),
  component: PriceRoute,
})
