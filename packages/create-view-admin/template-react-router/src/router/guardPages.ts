import type { RouteMeta } from '@view-site/layout'
import { matchRoutes, redirect, type MiddlewareFunction, type RouteObject } from 'react-router'
import type { Session } from '../session/createSession.ts'

/** Asks for the sign-in before a page opens, and leads users who may not see it to the page that says so. */
export function guardPages(session: Session, routes: () => RouteObject[]): MiddlewareFunction {
  return async ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const path = withoutBase(pathname, import.meta.env.BASE_URL)
    const from = encodeURIComponent(`${path}${search}`)
    const user = await session.load()
    if (user === null && path !== '/sign-in') throw redirect(`/sign-in?from=${from}`)
    const auth = matchRoutes(routes(), path)
      ?.map(({ route }) => metaOf(route).auth)
      .findLast((values) => values !== undefined)
    if (auth !== undefined && !session.can()(auth)) throw redirect(`/403?from=${from}`)
  }
}

/** What a route says to the layout. */
function metaOf({ handle }: RouteObject): RouteMeta {
  const meta: unknown = handle
  return typeof meta === 'object' && meta !== null ? meta : {}
}

function withoutBase(path: string, base: string): string {
  return base !== '/' && path.startsWith(base) ? `/${path.slice(base.length)}` : path
}
