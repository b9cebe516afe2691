import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { localizePath, stripLocale } from '@view-site/i18n/locale'
import { searchValue } from './app/searchValue.ts'
import type { Services } from './app/services.ts'
import { routeTree } from './routeTree.gen.ts'

export interface AppRouterOptions {
  services: Services
  /** @default the browser's history */
  history?: RouterHistory
  /** Rendering to HTML instead of living in a browser. @default false */
  isServer?: boolean
}

/** Stands where no route has a page; loaded when it is wanted. */
export const notFoundPage = lazyRouteComponent(() => import('./pages/NotFoundPage.tsx'), 'NotFoundPage')

/** The site's router: the route tree knows no locale, `rewrite` takes it off addresses on the way in and puts it back on the way out. */
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
    // On a server it would write an inline script into the page; the browser restores the position with the bundle.
    scrollRestoration: isServer ? false : afterFirstPage(),
    scrollRestorationBehavior: 'instant',
    defaultNotFoundComponent: notFoundPage,
    defaultErrorComponent: lazyRouteComponent(() => import('./pages/RouteErrorPage.tsx'), 'RouteErrorPage'),
    trailingSlash: 'never',
    ...searchValue,
  })
}

/** The first page is where the browser has put it and its reader has scrolled it since: only later ones are scrolled by the router. */
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
