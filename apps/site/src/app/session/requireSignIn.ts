import { redirect, type ParsedLocation } from '@tanstack/react-router'
import type { Services } from '../services.ts'

/**
 * For the `beforeLoad` of routes that need a sign-in: redirects a visitor without the token cookie to `/403`, which returns here after the
 * sign-in. Does nothing when prerendering, where there is no visitor.
 */
export function requireSignIn({ context, location }: { context: Services; location: ParsedLocation }): void {
  if (import.meta.env.SSR || context.session.token() !== undefined) return
  throw redirect({ to: '/403', search: { from: location.href }, replace: true })
}
