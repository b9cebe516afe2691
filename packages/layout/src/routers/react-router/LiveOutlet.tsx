import { use, useState } from 'react'
import { Outlet, UNSAFE_DataRouterStateContext as StateContext, type DataRouter } from 'react-router'

/**
 * The outlet of React Router, for pages that are not kept. The router's provider renders a navigation later than the router reports it: until
 * then an outlet that is mounted for the next page would mount the previous one again, which a tab already keeps.
 */
export function LiveOutlet({ router }: { router: DataRouter }) {
  const rendered = use(StateContext)?.location
  const [began, begin] = useState(false)
  const isRendered = rendered === router.state.location
  if (isRendered && !began) begin(true)
  return began || isRendered ? <Outlet /> : null
}
