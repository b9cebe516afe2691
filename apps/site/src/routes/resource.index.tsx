import { createFileRoute } from '@tanstack/react-router'
import { materials } from '@view-site/site-data/materials'
import { ResourcePage } from '@view-site/store-ui/resource'
import { pageMeta } from '../head/routeHead.ts'

export const Route = createFileRoute('/resource/')({
  staticData: { name: 'resource' },
  head: ({ match }) => pageMeta(match.context, 'resource'),
  component: () => <ResourcePage of="index" materials={materials.filter(({ shownOn }) => shownOn.includes('index'))} />,
})
