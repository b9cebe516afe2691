import type { Edition } from './Edition.ts'
import { createStore } from './createStore.ts'

declare const self: ServiceWorkerGlobalScope

/** Put in by the build. */
declare const EDITION: Edition

/**
 * Caches the whole playground. The document decides which edition is shown, and all other files have content hashes, so editions never mix.
 * The document comes from the network if there is a connection, otherwise from the last cached edition.
 */
function main(): void {
  const store = createStore(EDITION, self.registration.scope)

  self.addEventListener('install', (event) => {
    // Activates immediately, even with pages of the earlier edition open: their files are cached under their own names.
    event.waitUntil(store.fill().then(() => self.skipWaiting()))
  })
  self.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([store.tidy(), self.registration.navigationPreload?.enable()]))
  })
  self.addEventListener('fetch', (event) => {
    const { request } = event
    if (request.method !== 'GET') return
    if (request.mode === 'navigate') {
      if (!store.isDocument(request.url)) return
      const fresh = freshDocument(event)
      event.waitUntil(fresh.catch(() => {}))
      event.respondWith(soonOrKept(fresh, () => store.document()))
    } else if (store.isFile(request.url)) event.respondWith(store.file(request.url).then((file) => file ?? fetch(request)))
  })
}

/** How long a line may be silent before the kept document is shown, in ms. */
const patience = 4000

/** The network's reply, unless it fails or is slow and there is a cached document. */
async function soonOrKept(fresh: Promise<Response>, kept: () => Promise<Response | undefined>): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  const answer = await Promise.race([fresh, late]).catch(() => undefined)
  if (answer && answer.status < 500) return answer
  return (await kept()) ?? fresh
}

async function freshDocument({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded: unknown = await preloadResponse
  return preloaded instanceof Response ? preloaded : fetch(request)
}

main()
