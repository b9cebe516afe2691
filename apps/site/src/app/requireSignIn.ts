import { redirect, type ParsedLocation } from '@tanstack/react-router'
import type { Services } from './services.ts'

/**
 * For the `beforeLoad` of routes that need a sign-in: a visitor without the token cookie lands on `/403`, which leads back here
 * after a sign-in. A prerendered shell has no visitor, so on the server everybody passes.
 */
export function requireSignIn({ context, location }: { context: Services; location: ParsedLocation }): void {
  if (import.meta.env.SSR || context.session.token() !== undefined) return
  throw redirect({ to: '/403', search: { from: location.href }, replace: true })
}
