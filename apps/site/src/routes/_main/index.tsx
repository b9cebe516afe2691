import { createFileRoute } from '@tanstack/react-router'
import { pageMeta } from '../../head/routeHead.ts'
import { HomePage } from '../../home/HomePage.tsx'

export const Route = createFileRoute('/_main/')({
  head: ({ match }) => pageMeta(match.context, 'home'),
  component: HomePage,
})
