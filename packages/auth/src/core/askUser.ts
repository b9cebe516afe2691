import { ApiError, type ApiClient } from '@view-site/api-client'
import type { UserInfo } from '@view-site/contract'

/** The user a token belongs to, and the token to go on with (a one-time ticket is exchanged). `known` stands in when the server cannot be asked. */
export async function askUser(api: ApiClient, token: string, known?: UserInfo): Promise<{ user: UserInfo; token: string }> {
  try {
    const { token: exchanged = token, ...user } = await api.call('user/info', {}, { token, silent: true })
    return { user, token: exchanged }
  } catch (error) {
    if (known && isUnreachable(error)) return { user: known, token }
    throw error
  }
}

/** Whether a failure says nothing about the sign-in: no answer, a server in trouble, or an answer that cannot be read. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind !== 'business' && !(error.kind === 'http' && (error.status ?? 0) < 500)
}
