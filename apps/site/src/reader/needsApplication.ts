import { hasSessionCookie } from '@view-site/auth'
import { needsLayout } from '@view-site/layout/prepaint'
import { pageStorage } from '@view-site/platform'
import { env, storageKeys } from '../env.ts'

/**
 * Whether an article page needs the application from the start: because the visitor is signed in, the address has a query, or stored
 * settings change more of the shell than its theme and the collapse of its sider. Otherwise it is loaded when the visitor uses something that needs it.
 */
export function needsApplication(): boolean {
  return location.search !== '' || hasSessionCookie({ appId: env.appId }) || needsLayout(pageStorage.getItem(storageKeys.settings))
}
