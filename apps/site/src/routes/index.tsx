import { createFileRoute } from '@tanstack/react-router'
import { pageMeta } from '../head/routeHead.ts'
import { HomePage } from '../home/HomePage.tsx'
import { loadHero } from '../home/loadHero.ts'

export const Route = createFileRoute('/')({
  staticData: { name: 'home' },
  loader: ({ context }) => loadHero(context.locale),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match }) => pageMeta(match.context, 'home'),
  component: HomePage,
})
