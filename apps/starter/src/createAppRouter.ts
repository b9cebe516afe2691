import { createRouter } from '@tanstack/react-router'
import { historyOf, type RoutingMode } from '@view-site/layout/tanstack'
import { routeTree, type RouteServices } from './routes.tsx'

/** The router of this app. */
export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

/** Creates the router; `<html data-routing>` selects the kind of history, the build's base is the base path. */
export function createAppRouter(services: RouteServices) {
  const mode = routingMode(document.documentElement.dataset.routing)
  return createRouter({
    routeTree: routeTree(services),
    history: historyOf(mode),
    basepath: mode === 'history' ? import.meta.env.BASE_URL : '/',
    defaultPreload: false,
    scrollRestoration: false,
  })
}

function routingMode(value: string | undefined): RoutingMode {
  return value === 'hash' || value === 'abstract' ? value : 'history'
}
