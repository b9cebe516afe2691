import type { ApiClient } from '@view-site/api-client'
import type { UserInfo } from '@view-site/contract'
import type { LoadedUser } from '../session/createPresence.ts'
import { isUnreachable } from '../session/isUnreachable.ts'

/**
 * Loads the user of a token, and the token to use from now on: a one-time ticket is exchanged. Returns `known` if the server cannot be
 * reached.
 */
export async function askUser(api: ApiClient, token: string, known?: UserInfo): Promise<LoadedUser<UserInfo>> {
  try {
    const { token: exchanged = token, ...user } = await api.call('user/info', {}, { token, silent: true })
    return { user, grant: { token: exchanged } }
  } catch (error) {
    if (known && isUnreachable(error)) return { user: known, grant: { token } }
    throw error
  }
}
