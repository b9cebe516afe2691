import NextLink from 'next/link.js'
import { unstable_rethrow as rethrow } from 'next/navigation.js'
import type { RouteInfo, RouterLinkProps, RouterPort } from '../../core/RouterPort.ts'
import { savesData } from '../savesData.ts'
import { createLeaveGuard } from './createLeaveGuard.ts'
import { pageFinder, unlistedPage } from './findPage.ts'
import type { NextPages } from './NextPages.ts'

/** What the port uses of Next's router, which only components can read. */
export interface NextNavigation {
  navigate: (path: string, replace: boolean) => void
  refresh: () => void
  prefetch: (path: string) => void
}

/** The layout's router port of Next; `NextConnection` connects it with Next's router. */
export interface NextPort extends RouterPort {
  /** Next shows another path. */
  show: (path: string) => void
  connect: (navigation: NextNavigation) => void
  setLoading: (isLoading: boolean) => void
}

export interface NextPortOptions {
  pages: NextPages
  /** Path of the first page, without query: a prerendered page has none. */
  path: string
  /** The app's `basePath`. */
  basePath: string
}

/** Makes a port. It keeps no page alive: Next has no public way to show a page of another address. */
export function createNextPort({ pages, path, basePath }: NextPortOptions): NextPort {
  const resolve = pageFinder(pages)
  const routeOf = (address: string) => resolve(address) ?? unlistedPage(address)
  const listeners = new Set<() => void>()
  const loadingListeners = new Set<(isLoading: boolean) => void>()
  let route: RouteInfo = routeOf(path)
  let navigation: NextNavigation | undefined
  let loading = false
  const { block, mayLeave, remember } = createLeaveGuard({ current: () => route, resolve })

  function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
    const go = () => navigation?.navigate(to, replace)
    const may = mayLeave(to)
    if (may === true) go()
    else void may.then((agreed) => agreed && go())
  }
  const prefetch = (to: string) => {
    if (to.startsWith('/') && !to.startsWith('//') && !savesData()) navigation?.prefetch(to)
  }
  return {
    current: () => route,
    subscribe: (listener) => added(listeners, listener),
    resolve,
    navigate,
    reload: () => navigation?.refresh(),
    block,
    onLoading: (listener) => added(loadingListeners, listener),
    handlesError,
    addressOf: (to) => `${basePath}${to}`,
    preload: prefetch,
    Link: linkOf({ navigate, prefetch }),
    // The page comes as the children of `NextLayout`.
    View: () => null,
    show(to) {
      remember()
      if (to === route.fullPath) return
      route = routeOf(to)
      for (const listener of listeners) listener()
    },
    connect: (next) => void (navigation = next),
    setLoading(isLoading) {
      if (isLoading === loading) return
      loading = isLoading
      for (const listener of loadingListeners) listener(isLoading)
    },
  }
}

function added<Value>(all: Set<Value>, one: Value): () => void {
  all.add(one)
  return () => void all.delete(one)
}

function handlesError(error: unknown): boolean {
  try {
    rethrow(error)
    return false
  } catch {
    return true
  }
}

/** A link of Next that loads its page in advance when it is hovered or focused, not when it is seen: a menu may have a thousand. */
function linkOf({ navigate, prefetch }: { navigate: RouterPort['navigate']; prefetch: (path: string) => void }) {
  return function PortLink({ href, replace = false, onPointerEnter, onFocus, ...rest }: RouterLinkProps) {
    return (
      <NextLink
        {...rest}
        href={href}
        replace={replace}
        prefetch={false}
        onNavigate={(event) => {
          event.preventDefault()
          navigate(href, { replace })
        }}
        onPointerEnter={(event) => {
          onPointerEnter?.(event)
          prefetch(href)
        }}
        onFocus={(event) => {
          onFocus?.(event)
          prefetch(href)
        }}
      />
    )
  }
}
