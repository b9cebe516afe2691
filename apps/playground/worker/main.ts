import type { Edition } from './Edition.ts'
import { createStore } from './createStore.ts'

declare const self: ServiceWorkerGlobalScope

/** Injected by the build. */
declare const EDITION: Edition

/**
 * Caches the playground. The document determines the edition, and all other files have content hashes, so editions never mix. The document
 * comes from the network if possible, otherwise from the latest cached edition.
 */
function main(): void {
  const store = createStore(EDITION, self.registration.scope)
  let retry: ReturnType<typeof setInterval> | undefined

  function takeOver(): Promise<void> {
    // Chromium waits until the old worker is idle. It can miss that moment, and then only checks again on another call.
    retry = setInterval(() => void self.skipWaiting(), 1000)
    return self.skipWaiting()
  }

  self.addEventListener('install', (event) => {
    // Activates immediately, even if pages of the previous edition are open: their files stay cached under their own names.
    event.waitUntil(store.fill().then(takeOver))
  })
  self.addEventListener('activate', (event) => {
    clearInterval(retry)
    event.waitUntil(Promise.all([store.tidy(), self.registration.navigationPreload?.enable()]))
  })
  self.addEventListener('fetch', (event) => {
    const { request } = event
    if (request.method !== 'GET') return
    if (request.mode === 'navigate') {
      if (!store.isDocument(request.url)) return
      const fresh = freshDocument(event)
      const late = after(networkTimeout)
      // A pending event would block the next edition's worker, so it ends after the timeout.
      event.waitUntil(Promise.race([fresh, late]).catch(() => {}))
      event.respondWith(soonOrKept({ fresh, late, kept: () => store.document() }))
    } else if (store.isFile(request.url)) event.respondWith(store.file(request.url).then((file) => file ?? fetch(request)))
  })
}

/** Timeout of the network in ms, after which the cached document is used. */
const networkTimeout = 4000

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

interface DocumentSources {
  fresh: Promise<Response>
  late: Promise<undefined>
  kept: () => Promise<Response | undefined>
}

/** The network's response, or the cached document if there is one and the network fails or is slow. */
async function soonOrKept({ fresh, late, kept }: DocumentSources): Promise<Response> {
  const answer = await Promise.race([fresh, late]).catch(() => undefined)
  if (answer && answer.status < 500) return answer
  return (await kept()) ?? fresh
}

async function freshDocument({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded: unknown = await preloadResponse
  return preloaded instanceof Response ? preloaded : fetch(request)
}

main()
