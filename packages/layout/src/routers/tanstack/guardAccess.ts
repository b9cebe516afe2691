import { redirect } from '@tanstack/react-router'
import type { AccessChecker } from '../../core/AccessChecker.ts'
import type { RouteMeta } from '../../core/RouterPort.ts'

/** Who decides what a visitor may see, and where other visitors are redirected. */
export interface GuardAccessOptions {
  /** The same as `createLayout`'s, in its present state. */
  can: AccessChecker
  /** Where visitors without access are redirected; it gets the requested address as `from`. @default '/403' */
  forbidden?: string
}

/** What the guard reads of TanStack Router's `beforeLoad`. */
export interface GuardedNavigation {
  matches: readonly { staticData?: RouteMeta | undefined }[]
  location: { href: string }
}

/** For the `beforeLoad` of the root route: redirects visitors who hold none of the `auth` values in the page's meta. */
export function guardAccess({ matches, location }: GuardedNavigation, { can, forbidden = '/403' }: GuardAccessOptions): void {
  const auth = matches.findLast(({ staticData }) => staticData?.auth !== undefined)?.staticData?.auth
  if (auth === undefined || can(auth)) return
  throw redirect({ to: forbidden, search: { from: location.href }, replace: true })
}
