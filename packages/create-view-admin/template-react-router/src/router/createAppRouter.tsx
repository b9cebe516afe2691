import { reactRouterAdapter } from '@view-site/layout/react-router'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { AppRouter } from '../AppRouter.ts'
import { appRoutes, type RouteServices } from './routes.tsx'

/** The router of this app: React Router. */
export function createAppRouter(services: RouteServices): AppRouter {
  const router = createBrowserRouter(appRoutes(services), { basename: import.meta.env.BASE_URL })
  const port = reactRouterAdapter(router)
  return {
    port,
    Provider: () => <RouterProvider router={router} onError={port.reportError} />,
    open: (path, { replace = false } = {}) => router.navigate(path, { replace }),
    reload: () => router.revalidate(),
  }
}
