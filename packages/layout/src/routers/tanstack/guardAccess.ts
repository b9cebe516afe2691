import { redirect } from '@tanstack/react-router'
import type { Can } from '../../core/Can.ts'
import type { RouteMeta } from '../../core/RouterPort.ts'

/** Who decides what a visitor may see, and where the others are led. */
export interface GuardAccessOptions {
  /** The same as `createLayout`'s, in its present state. */
  can: Can
  /** Where those are led who may not see a page; it gets the address that was asked for as `from`. @default '/403' */
  forbidden?: string
}

/** What the guard reads of TanStack Router's `beforeLoad`. */
export interface GuardedNavigation {
  matches: readonly { staticData?: RouteMeta | undefined }[]
  location: { href: string }
}

/** For the `beforeLoad` of the root route: who holds none of the `auth` of a page's meta does not get in. */
export function guardAccess({ matches, location }: GuardedNavigation, { can, forbidden = '/403' }: GuardAccessOptions): void {
  const auth = matches.findLast(({ staticData }) => staticData?.auth !== undefined)?.staticData?.auth
  if (auth === undefined || can(auth)) return
  throw redirect({ to: forbidden, search: { from: location.href }, replace: true })
}
