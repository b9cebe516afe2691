import { localePaths, site } from './site/site.ts'

/** Lets the visitor read stored pages without a network, if the site has that. */
export function startOffline(): void {
  if (!site.offline || import.meta.env.DEV) return
  void import('@view-site/static-site/offline').then(({ registerOffline }) => registerOffline(localePaths.base))
}
