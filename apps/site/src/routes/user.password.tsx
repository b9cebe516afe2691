import { createFileRoute } from '@tanstack/react-router'
import { PasswordPage } from '@view-site/auth/pages'
import { requireSignIn } from '../app/session/requireSignIn.ts'
import { pageMeta } from '../head/routeHead.ts'

export const Route = createFileRoute('/user/password')({
  staticData: { name: 'user-password', page: 'work', header: 'user' },
  beforeLoad: requireSignIn,
  head: ({ match }) => pageMeta(match.context, 'password', { indexed: false }),
  component: PasswordPage,
})
