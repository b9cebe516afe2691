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

/** Makes the router; `<html data-routing>` says where the address is kept, the build's base where the app lives. */
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
