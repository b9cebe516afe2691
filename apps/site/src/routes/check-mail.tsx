import { createFileRoute } from '@tanstack/react-router'
import { CheckMailPage } from '@view-site/auth/pages'
import { pageMeta } from '../head/routeHead.ts'
import { nextStep } from '../store/nextStep.tsx'

export const Route = createFileRoute('/check-mail')({
  staticData: { name: 'check-mail' },
  head: ({ match }) => pageMeta(match.context, 'checkMail', { indexed: false }),
  component: () => <CheckMailPage next={nextStep} />,
})
