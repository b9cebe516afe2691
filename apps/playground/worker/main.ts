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
  let retry: ReturnType<typeof setInterval> | undefined

  function takeOver(): Promise<void> {
    // Chromium waits until the earlier worker is idle. It can miss that moment, and then checks again only when asked.
    retry = setInterval(() => void self.skipWaiting(), 1000)
    return self.skipWaiting()
  }

  self.addEventListener('install', (event) => {
    // Activates immediately, even with pages of the earlier edition open: their files are cached under their own names.
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
      const late = after(patience)
      // An event that never ends would keep the next edition waiting: a request that is later than `late` is of no use any more.
      event.waitUntil(Promise.race([fresh, late]).catch(() => {}))
      event.respondWith(soonOrKept({ fresh, late, kept: () => store.document() }))
    } else if (store.isFile(request.url)) event.respondWith(store.file(request.url).then((file) => file ?? fetch(request)))
  })
}

/** How long the network may take before the cached document is shown, in ms. */
const patience = 4000

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

interface DocumentSources {
  fresh: Promise<Response>
  late: Promise<undefined>
  kept: () => Promise<Response | undefined>
}

/** The network's reply, unless it fails or is slow and there is a cached document. */
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
