import { createRouter, RouterProvider } from '@tanstack/react-router'
import { historyOf, tanstackAdapter } from '@view-site/layout/tanstack'
import type { AppRouter } from '../AppRouter.ts'
import { routeTree, type RouteServices } from './routes.tsx'

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createTanstackRouter>
  }
}

/** The router of this app: TanStack Router. */
export function createAppRouter(services: RouteServices): AppRouter {
  const router = createTanstackRouter(services)
  return {
    port: tanstackAdapter(router),
    Provider: () => <RouterProvider router={router} />,
    open: (path, { replace = false } = {}) => router.navigate({ to: path, replace }),
    reload: () => router.invalidate(),
  }
}

function createTanstackRouter(services: RouteServices) {
  return createRouter({
    routeTree: routeTree(services),
    history: historyOf('history'),
    basepath: import.meta.env.BASE_URL,
    scrollRestoration: false,
    // Data is loaded again with every visit of a page.
    defaultPreload: false,
    defaultStaleTime: 0,
  })
}
