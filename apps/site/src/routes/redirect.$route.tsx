import { createFileRoute } from '@tanstack/react-router'
import { RedirectPage } from '@view-site/layout/navigation'

/** Redirects to a route of this site, given as JSON. */
export const Route = createFileRoute('/redirect/$route')({
  staticData: { name: 'redirect', hidden: true },
  component: () => <RedirectPage to={Route.useParams().route} />,
})
