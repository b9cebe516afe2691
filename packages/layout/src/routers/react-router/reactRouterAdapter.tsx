import { createPath, isRouteErrorResponse, Link, matchRoutes, type DataRouter, type Location } from 'react-router'
import type { RouteInfo, RouteMeta, RouterLinkProps, RouterPort } from '../../core/RouterPort.ts'
import { LiveOutlet } from './LiveOutlet.tsx'

/** The port of a React Router, with what only its provider can give it. */
export interface ReactRouterPort extends RouterPort {
  /** For the `onError` of `RouterProvider`: errors for which the router shows an error page are entered in the layout's log. */
  reportError: (error: unknown) => void
}

/**
 * The layout's router port of a React Router. The element of the root route renders `AppLayout`; pages come through its `Outlet`.
 * A route describes itself in its `handle`.
 */
export function reactRouterAdapter(router: DataRouter): ReactRouterPort {
  const errorListeners = new Set<(error: unknown) => void>()
  let last: { location: Location; route: RouteInfo } | undefined
  const routeOf = (location: Location) => {
    const place = withoutBase(router, location)
    return describe(router, place) ?? unknown(place)
  }
  return {
    current() {
      const { location } = router.state
      if (last?.location !== location) last = { location, route: routeOf(location) }
      return last.route
    },
    subscribe(listener) {
      let { location } = router.state
      return router.subscribe((state) => {
        if (state.location === location) return
        location = state.location
        listener()
      })
    },
    resolve: (path) => describe(router, locationOf(path)),
    navigate: (path, { replace = false } = {}) => void router.navigate(path, { replace }),
    reload: () => router.revalidate(),
    block: blockerOf(router),
    onLoading(listener) {
      let isLoading = false
      return router.subscribe(({ navigation }) => {
        if (isLoading === (navigation.state !== 'idle')) return
        isLoading = !isLoading
        listener(isLoading)
      })
    },
    onError(listener) {
      errorListeners.add(listener)
      return () => errorListeners.delete(listener)
    },
    reportError(error) {
      // A page that is not there is no error.
      if (isRouteErrorResponse(error) && error.status === 404) return
      for (const listener of errorListeners) listener(error)
    },
    addressOf: (path) => router.createHref({ ...locationOf(path), state: null, key: 'default' }),
    Link: PortLink,
    View: () => <LiveOutlet router={router} />,
    keepAlive: async () => (await import('./keepAlive.tsx')).keepPageOf(routeOf),
  }
}

function PortLink({ href, replace = false, ...rest }: RouterLinkProps) {
  return <Link {...rest} to={href} replace={replace} />
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

function describe(router: DataRouter, place: Place): RouteInfo | null {
  const matches = matchRoutes(router.routes, place)
  const leaf = matches?.at(-1)
  if (!matches || !leaf) return null
  const parts = matches.map(({ route }) => metaOf(route.handle))
  const meta: RouteMeta = Object.assign({}, ...parts)
  const pattern = matches.map(({ route }) => route.path ?? '').join('/')
  return {
    name: parts.at(-1)?.name ?? trimmed(pattern.replace(/\/{2,}/g, '/')),
    path: trimmed(leaf.pathname),
    fullPath: createPath(place),
    params: Object.fromEntries(Object.entries(leaf.params).map(([name, value = '']) => [name, value])),
    query: queryOf(place),
    meta,
  }
}

function unknown(place: Place): RouteInfo {
  const path = trimmed(place.pathname)
  return { name: path, path, fullPath: createPath(place), params: {}, query: queryOf(place), meta: {} }
}

function metaOf(handle: unknown): RouteMeta {
  return typeof handle === 'object' && handle !== null ? handle : {}
}

function locationOf(path: string): Place {
  const { pathname, search, hash } = new URL(path, 'http://layout.invalid')
  return { pathname, search, hash }
}

// The router's own locations begin with its base path; the layout's paths do not.
function withoutBase({ basename = '/' }: DataRouter, { pathname, search, hash }: Location): Place {
  const isBelow = basename !== '/' && `${pathname}/`.startsWith(`${basename}/`)
  return { pathname: isBelow ? pathname.slice(basename.length) || '/' : pathname, search, hash }
}

function queryOf({ search }: Place): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

function trimmed(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path || '/'
}

type Guard = Parameters<RouterPort['block']>[0]

/** React Router asks one blocker, at once: it holds every navigation, and lets it go on when all guards have said yes. */
function blockerOf(router: DataRouter): RouterPort['block'] {
  const key = 'layout'
  const guards = new Set<Guard>()
  let stop: (() => void) | undefined

  async function ask(location: Location): Promise<void> {
    const next = describe(router, withoutBase(router, location))
    const answers = await Promise.all([...guards].map(async (guard) => guard(next)))
    const blocker = router.state.blockers.get(key)
    // Another one may have come while the guards thought.
    if (blocker?.state !== 'blocked' || blocker.location !== location) return
    if (answers.every(Boolean)) blocker.proceed()
    else blocker.reset()
  }

  function begin(): void {
    router.getBlocker(key, () => true)
    let asked: Location | undefined
    stop = router.subscribe(({ blockers }) => {
      const location = blockers.get(key)?.location
      if (location !== undefined && location !== asked) void ask(location)
      asked = location
    })
  }

  return (guard) => {
    if (guards.size === 0) begin()
    guards.add(guard)
    return () => {
      guards.delete(guard)
      if (guards.size > 0) return
      stop?.()
      router.deleteBlocker(key)
    }
  }
}
