import type { Playground } from '../state/createPlayground.ts'

/**
 * Has the browser keep everything that the playground is made of, so that it opens without a line too. Asked for when the first code
 * has run: what is needed for that comes first. Where the browser cannot, or may not, the playground goes on needing a line.
 */
export function keepForOffline({ state, subscribe }: Pick<Playground, 'state' | 'subscribe'>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const stop = subscribe(() => {
    if (state().phase === 'busy') return
    stop()
    navigator.serviceWorker.register(new URL('sw.js', document.baseURI), { updateViaCache: 'none' }).catch(() => {})
  })
}
