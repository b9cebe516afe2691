import { createFileRoute } from '@tanstack/react-router'
import { links } from '@view-site/site-data/links'
import { IssuePage } from '@view-site/store-ui/issue'
import { pageMeta } from '../head/routeHead.ts'

export const Route = createFileRoute('/new-issue')({
  staticData: { name: 'new-issue' },
  head: ({ match }) => pageMeta(match.context, 'newIssue'),
  component: () => <IssuePage tracker={`${links.libraryIssues}/new`} forum={links.forum} />,
})
