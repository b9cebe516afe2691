import type { Playground } from '../state/createPlayground.ts'

/**
 * Registers the service worker that caches the whole playground for offline use. Waits until the first code has run, so as not to compete
 * with its loading. Without service workers the playground needs a connection.
 */
export function keepForOffline({ state, subscribe }: Pick<Playground, 'state' | 'subscribe'>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const stop = subscribe(() => {
    if (state().phase === 'busy') return
    stop()
    navigator.serviceWorker.register(new URL('sw.js', document.baseURI), { updateViaCache: 'none' }).catch(() => {})
  })
}
