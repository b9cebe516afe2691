import { createFileRoute } from '@tanstack/react-router'
import { requireSignIn } from '../app/session/requireSignIn.ts'
import { SystemLogPage } from '../app/log/SystemLogPage.tsx'
import { pageMeta } from '../head/routeHead.ts'

export const Route = createFileRoute('/system-log')({
  staticData: { name: 'system-log', page: 'work', header: 'user' },
  beforeLoad: requireSignIn,
  head: ({ match }) => pageMeta(match.context, 'systemLog', { indexed: false }),
  component: SystemLogPage,
})
