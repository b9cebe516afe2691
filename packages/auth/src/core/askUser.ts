import { ApiError, type ApiClient } from '@view-site/api-client'
import type { UserInfo } from '@view-site/contract'

/**
 * Loads the user of a token, and the token to use from now on: a one-time ticket is exchanged. Returns `known` if the server cannot be
 * reached.
 */
export async function askUser(api: ApiClient, token: string, known?: UserInfo): Promise<{ user: UserInfo; token: string }> {
  try {
    const { token: exchanged = token, ...user } = await api.call('user/info', {}, { token, silent: true })
    return { user, token: exchanged }
  } catch (error) {
    if (known && isUnreachable(error)) return { user: known, token }
    throw error
  }
}

/** Whether a failure is unrelated to the session: no response, a server error, or an unreadable response. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind !== 'business' && !(error.kind === 'http' && (error.status ?? 0) < 500)
}
