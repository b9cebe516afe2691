import { createFileRoute } from '@tanstack/react-router'
import { pageMeta } from '../head/routeHead.ts'
import { reportedPage, type ReportedPage } from '../pages/reportedPage.ts'
import { NewIssueRoute } from '../store/NewIssueRoute.tsx'

export const Route = createFileRoute('/new-issue')({
  staticData: { name: 'new-issue' },
  validateSearch: (search: Record<string, unknown>): ReportedPage => reportedPage(search),
  head: ({ match }) => pageMeta(match.context, 'newIssue'),
  component: NewIssueRoute,
})
