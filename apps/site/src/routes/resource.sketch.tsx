import { createFileRoute } from '@tanstack/react-router'
import { materials } from '@view-site/site-data/materials'
import { ResourcePage } from '@view-site/store-ui/resource'
import { pageMeta } from '../head/routeHead.ts'

export const Route = createFileRoute('/resource/sketch')({
  staticData: { name: 'resource-sketch' },
  head: ({ match }) => pageMeta(match.context, 'resourceSketch'),
  component: () => <ResourcePage of="sketch" materials={materials.filter(({ shownOn }) => shownOn.includes('sketch'))} />,
})
