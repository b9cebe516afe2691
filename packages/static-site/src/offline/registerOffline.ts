import { workerPath } from './workerPath.ts'

/**
 * Registers the service worker of the site, which stores the pages that the visitor reads. Does nothing where there is no support.
 * @param base Path that the site is served below, without a slash at its end.
 */
export async function registerOffline(base = ''): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(base + workerPath, { updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
    active?.postMessage(files.flatMap(({ origin, pathname }) => (origin === location.origin ? [pathname] : [])))
  } catch {
    // The site works without it: storage may be blocked, or the worker's installation may have failed for lack of a network.
  }
}
