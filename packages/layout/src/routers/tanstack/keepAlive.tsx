import { Outlet, RouterContextProvider, type AnyRouter } from '@tanstack/react-router'
import type { KeepPage } from '../../core/RouterPort.ts'
import { snapshotRouter } from './snapshotRouter.ts'

/** Keeps pages of a TanStack Router: each gets a separate router that is frozen while another page is current. */
export function keepPageOf(router: AnyRouter): KeepPage {
  return () => {
    const snapshot = snapshotRouter(router)
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
