import type { AnyRouter } from '@tanstack/react-router'

/** What the router is asked for: a path of the app with its query and hash. */
export function destination(router: AnyRouter, path: string) {
  const { pathname, search, hash } = new URL(path, 'http://layout.invalid')
  return { to: pathname, search: router.options.parseSearch(search), hash: hash.slice(1) }
}

/** The address of a path of the app: with the router's base and locale. */
export function addressOf(router: AnyRouter, path: string): string {
  return router.history.createHref(router.buildLocation(destination(router, path)).publicHref)
}
