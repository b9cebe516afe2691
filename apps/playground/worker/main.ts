import type { Edition } from './Edition.ts'
import { createStore } from './createStore.ts'

declare const self: ServiceWorkerGlobalScope

/** Put in by the build. */
declare const EDITION: Edition

/**
 * Keeps the playground whole. The document decides which edition is shown, and everything else is named after its content, so that no
 * two editions can get mixed: the document comes over the line where there is one, and else from the edition that was kept last.
 */
function main(): void {
  const store = createStore(EDITION, self.registration.scope)

  self.addEventListener('install', (event) => {
    // At once, and beside pages of the edition before: what they still ask for is kept under its own name.
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

/** What came over the line, unless that is a failure or takes long and there is a kept document. */
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
