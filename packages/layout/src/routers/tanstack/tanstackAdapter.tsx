import { isNotFound, isRedirect, Outlet, type AnyRouteMatch, type AnyRouter, type RouterHistory } from '@tanstack/react-router'
import type { RouteInfo, RouteMeta, RouterPort } from '../../core/RouterPort.ts'
import { addressOf, destination } from './destination.ts'
import { preloadPath } from './preloadPath.ts'
import { tanstackLink } from './tanstackLink.tsx'

declare module '@tanstack/react-router' {
  // A route says what the layout should know of it in its `staticData`.
  interface StaticDataRouteOption extends RouteMeta {}
}

/** The layout's router port of a TanStack Router. The root route's component renders `AppLayout`; pages come through its `Outlet`. */
export function tanstackAdapter(router: AnyRouter): RouterPort {
  const history: RouterHistory = router.history
  const current = cached(
    () => router.state.matches,
    () => currentRoute(router),
  )
  const next = cached(
    () => router.state.location,
    () => resolve(router, router.state.location.href),
  )
  return {
    current,
    subscribe: (listener) => subscribe(router, listener),
    resolve: (path) => resolve(router, path),
    navigate(path, { replace = false } = {}) {
      void router.navigate({ ...destination(router, path), replace })
    },
    block: (guard) =>
      history.block({
        blockerFn: async ({ nextLocation }) => !(await guard(resolve(router, router.parseLocation(nextLocation).href))),
        enableBeforeUnload: false,
      }),
    reload: () => router.invalidate(),
    onLoading(listener) {
      const stops = [router.subscribe('onBeforeLoad', () => listener(true)), router.subscribe('onResolved', () => listener(false))]
      return () => stops.forEach((stop) => stop())
    },
    onError: (listener) => onError(router, listener),
    handlesError: (error) => isNotFound(error) || isRedirect(error),
    addressOf: (path) => addressOf(router, path),
    preload: (path) => preloadPath(router, path),
    Link: tanstackLink(router),
    View: Outlet,
    keepAlive: async () => (await import('./keepAlive.tsx')).keepPageOf(router, { shown: current, next }),
  }
}

// The list of matches changes together with the page that is shown; `latestLocation` changes earlier, while the page still loads.
// On a server the stores have no `subscribe`, and nothing changes.
function subscribe(router: AnyRouter, listener: () => void): () => void {
  const { matches } = router.stores
  if (!isObservable(matches)) return () => {}
  const subscription = matches.subscribe(listener)
  return () => subscription.unsubscribe()
}

// A route with its own `onCatch` reports there.
function onError(router: AnyRouter, listener: (error: unknown) => void): () => void {
  const before = router.options.defaultOnCatch
  router.options.defaultOnCatch = (error, info) => {
    before?.(error, info)
    listener(error)
  }
  return () => {
    if (before) router.options.defaultOnCatch = before
    else delete router.options.defaultOnCatch
  }
}

interface Observable {
  subscribe(observer: () => void): { unsubscribe(): void }
}

function isObservable<T extends object>(store: T): store is T & Observable {
  return 'subscribe' in store && typeof store.subscribe === 'function'
}

function currentRoute(router: AnyRouter): RouteInfo {
  const { matches, location } = router.state
  const [, , route] = router.getMatchedRoutes(location.pathname)
  const leaf: AnyRouteMatch | undefined = matches.at(-1)
  const found =
    leaf !== undefined && leaf.routeId !== '__root__' && route !== undefined && matches.every(({ status }) => status !== 'notFound')
  const shown = found ? locationOf(router, leaf) : location
  const path = found ? leaf.pathname : location.pathname
  return {
    ...describe(found ? matches.map(staticDataOf) : [], found ? leaf.fullPath : path),
    path: trimmed(path),
    fullPath: shown?.href ?? path,
    params: paramsOf(leaf?.params),
    query: queryOf(shown?.searchStr ?? ''),
  }
}

// While another query of the same path loads, the location is already that of the next page, but the matches are still those of the last.
function locationOf(router: AnyRouter, leaf: AnyRouteMatch): AnyRouter['state']['location'] | undefined {
  const { location, resolvedLocation } = router.state
  const candidates = [location, resolvedLocation].flatMap((one) => (one && trimmed(one.pathname) === trimmed(leaf.pathname) ? [one] : []))
  if (new Set(candidates.map(({ searchStr }) => searchStr)).size < 2) return candidates[0]
  const search = JSON.stringify(leaf.search)
  return candidates.find((one) => JSON.stringify(router.matchRoutes(one).at(-1)?.search) === search) ?? candidates[0]
}

function resolve(router: AnyRouter, path: string): RouteInfo | null {
  const { pathname, search, hash } = new URL(path, 'http://layout.invalid')
  const [branch, params, route] = router.getMatchedRoutes(pathname)
  if (!route) return null
  return {
    ...describe(
      branch.map((one) => one.options.staticData),
      route.fullPath,
    ),
    path: trimmed(pathname),
    fullPath: `${pathname}${search}${hash}`,
    params: { ...params },
    query: queryOf(search),
  }
}

// An optional splat that matched nothing is there with the value `undefined`.
function paramsOf(params: object = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function describe(parts: readonly (RouteMeta | undefined)[], fallbackName: string): Pick<RouteInfo, 'name' | 'meta'> {
  const meta: RouteMeta = Object.assign({}, ...parts)
  const own = parts.at(-1)
  return { name: own?.name ?? (trimmed(fallbackName) || '/'), meta }
}

function staticDataOf(match: AnyRouteMatch): RouteMeta | undefined {
  return match.staticData
}

function queryOf(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

function trimmed(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}

function cached<T>(key: () => unknown, read: () => T): () => T {
  let last: { key: unknown; value: T } | null = null
  return () => {
    const now = key()
    if (last === null || last.key !== now) last = { key: now, value: read() }
    return last.value
  }
}
