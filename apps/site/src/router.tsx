import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { localizePath, stripLocale } from '@view-site/i18n/product'
import { searchValue } from './app/searchValue.ts'
import { PlainErrorPage } from './pages/PlainErrorPage.tsx'
import type { Services } from './app/services/services.ts'
import { routeTree } from './routeTree.gen.ts'

export interface AppRouterOptions {
  services: Services
  /** @default the browser's history */
  history?: RouterHistory
  /** Whether pages are rendered to HTML instead of running in a browser. @default false */
  isServer?: boolean
}

/** Shown where no route matches; loaded when needed. */
export const notFoundPage = lazyRouteComponent(() => import('./pages/NotFoundPage.tsx'), 'NotFoundPage')

/** Shown instead of a page that failed to load; loaded when needed. */
const errorPage = lazyRouteComponent(
  () => import('./pages/RouteErrorPage.tsx').catch(() => ({ RouteErrorPage: PlainErrorPage })),
  'RouteErrorPage',
)

/** Creates the site's router. Its route tree has no locales: `rewrite` removes the locale from incoming paths and adds it to outgoing ones. */
export function createAppRouter({ services, history, isServer = false }: AppRouterOptions) {
  return createRouter({
    routeTree,
    context: services,
    ...(history ? { history } : {}),
    isServer,
    rewrite: {
      input: ({ url }) => withPath(url, stripLocale(url.pathname)),
      output: ({ url }) => withPath(url, localizePath(url.pathname, services.locale)),
    },
    defaultPreload: 'intent',
    defaultStructuralSharing: true,
    // On the server it would add an inline script to the page. In the browser the bundle restores the position.
    scrollRestoration: isServer ? false : afterFirstPage(),
    scrollRestorationBehavior: 'instant',
    defaultNotFoundComponent: notFoundPage,
    defaultErrorComponent: errorPage,
    trailingSlash: 'never',
    ...searchValue,
  })
}

/** Keeps the scroll position of the first page, which the browser restored or the visitor has scrolled to; the router scrolls later ones. */
function afterFirstPage(): () => boolean {
  let isFirst = true
  return () => {
    const isLater = !isFirst
    isFirst = false
    return isLater
  }
}

function withPath(url: URL, pathname: string): URL {
  url.pathname = pathname
  return url
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
