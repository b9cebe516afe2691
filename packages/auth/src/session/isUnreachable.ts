import { ApiError } from '@view-site/api-client'

/** Whether a failure is unrelated to the session: no response, a server error, or an unreadable response. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind !== 'business' && !(error.kind === 'http' && (error.status ?? 0) < 500)
}
