import { createRouter } from '@tanstack/react-router'
import { historyOf } from '@view-site/layout/tanstack'
import { routeTree, type RouteServices } from './routes.tsx'

/** The router of this app. */
export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

export function createAppRouter(services: RouteServices) {
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
