import { redirect, type ParsedLocation } from '@tanstack/react-router'
import type { Services } from '../services/services.ts'
import type { Site } from '../Site.ts'

/**
 * For the `beforeLoad` of routes that need a sign-in: redirects a visitor without the token cookie to `/403`, which returns here after the
 * sign-in. Does nothing when prerendering, where there is no visitor, nor while a one-time token of the address is being exchanged: if that
 * fails, the route is loaded again (`followSession`).
 */
export function requireSignIn({ context, location }: { context: Services; location: ParsedLocation }): void {
  const { session } = context
  if (import.meta.env.SSR || session.token() !== undefined || session.ticketPending()) return
  throw redirect({ to: '/403', search: { from: location.href }, replace: true })
}

/** Whether {@link requireSignIn} lets the visitor stay on the current route only until the one-time token of the address is exchanged. */
export function awaitsTicket({ router, services }: Site): boolean {
  const route = router.state.matches.at(-1)?.routeId
  return route !== undefined && services.session.ticketPending() && router.routesById[route].options.beforeLoad === requireSignIn
}
