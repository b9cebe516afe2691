import { useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'
import type { RouteInfo, RouteMeta, RouterLinkProps, RouterPort } from '../src/index.ts'

export interface MemoryRoute {
  meta?: RouteMeta
  view?: () => ReactNode
}

export interface MemoryRouter extends RouterPort {
  /** Every path that was navigated to, `!` before those that replaced. */
  readonly visited: readonly string[]
}

/** A router of a few lines: a table of paths, a current one, links that change it. */
export function memoryRouter(routes: Readonly<Record<string, MemoryRoute>>, start = '/'): MemoryRouter {
  const listeners = new Set<() => void>()
  const guards = new Set<(next: RouteInfo | null) => boolean | Promise<boolean>>()
  const visited: string[] = []
  const resolve = (path: string) => {
    const { pathname, search } = new URL(path, 'http://memory.invalid')
    const route = routes[pathname]
    return route ? infoOf(pathname, path, search, route) : null
  }
  let current = resolve(start) ?? infoOf(start, start, '', {})

  async function navigate(path: string, { replace = false }: { replace?: boolean } = {}) {
    const next = resolve(path)
    const answers = await Promise.all([...guards].map(async (guard) => guard(next)))
    if (!answers.every(Boolean)) return
    visited.push(replace ? `!${path}` : path)
    current = next ?? infoOf(path, path, '', {})
    listeners.forEach((listener) => listener())
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function Link({ href, replace = false, onClick, children, ...rest }: RouterLinkProps) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      event.preventDefault()
      void navigate(href, { replace })
    }
    return (
      <a {...rest} href={href} onClick={follow}>
        {children}
      </a>
    )
  }
  function View() {
    const { path } = useSyncExternalStore(
      subscribe,
      () => current,
      () => current,
    )
    return routes[path]?.view?.() ?? <h1>{path}</h1>
  }

  return {
    visited,
    current: () => current,
    resolve,
    subscribe,
    navigate: (path, options) => void navigate(path, options),
    block(guard) {
      guards.add(guard)
      return () => guards.delete(guard)
    },
    Link,
    View,
  }
}

function infoOf(path: string, fullPath: string, search: string, { meta = {} }: MemoryRoute): RouteInfo {
  return { name: meta.name ?? path, path, fullPath, params: {}, query: Object.fromEntries(new URLSearchParams(search)), meta }
}
