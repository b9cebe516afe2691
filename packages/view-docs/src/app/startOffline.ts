import { localePaths, site } from './site/site.ts'

/** Registers the service worker for offline reading, if the site has one. */
export function startOffline(): void {
  if (!site.offline || import.meta.env.DEV) return
  void import('@view-site/static-site/offline').then(({ registerOffline }) => registerOffline(localePaths.base))
}
