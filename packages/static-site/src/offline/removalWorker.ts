import type { WorkerScope } from './WorkerScope.ts'

/** Takes the place of an installed service worker: removes everything that it stored, and itself. An inline script, like that worker. */
export function removalWorker(): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only a service worker runs this
  const scope = globalThis as unknown as WorkerScope
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => event.waitUntil(remove()))

  async function remove(): Promise<void> {
    for (const name of await caches.keys()) if (name.startsWith('offline:')) await caches.delete(name)
    await scope.registration.unregister()
  }
}
