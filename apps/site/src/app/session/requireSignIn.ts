import { redirect, type ParsedLocation } from '@tanstack/react-router'
import type { Services } from '../services.ts'

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
