import { Outlet, RouterContextProvider, type AnyRouter } from '@tanstack/react-router'
import type { KeepPage, RouteInfo } from '../../core/RouterPort.ts'
import { snapshotRouter } from './snapshotRouter.ts'

/**
 * Keeps pages of a TanStack Router: each gets a separate router that is frozen while another page is current, or is being loaded. `next` is
 * the route of the router's location, which changes before the page that is shown.
 */
export function keepPageOf(router: AnyRouter, routes: { shown: () => RouteInfo; next: () => RouteInfo | null }): KeepPage {
  return (isOf) => {
    const isCurrent = () => {
      const next = routes.next()
      return isOf(routes.shown()) && next !== null && isOf(next)
    }
    const snapshot = snapshotRouter(router, isCurrent)
    return {
      View: () => (
        <RouterContextProvider router={snapshot.router}>
          <Outlet />
        </RouterContextProvider>
      ),
      dispose: snapshot.dispose,
    }
  }
}
