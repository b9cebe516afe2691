import type { BrowserContext, Page, Request } from '@playwright/test'

/** Headers that every browser sends by itself, besides those that begin with `sec-`. */
const browserHeaders = new Set([
  'access-control-request-headers',
  'access-control-request-method',
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'connection',
  'content-length',
  'content-type',
  'cookie',
  'host',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'pragma',
  'priority',
  'purpose',
  'range',
  'referer',
  'save-data',
  'service-worker',
  'service-worker-navigation-preload',
  'upgrade-insecure-requests',
  'user-agent',
])

/**
 * Records what the pages of a context store and send, each once, as `kind name`. Returns a function that stops recording and returns the
 * records.
 */
export function watchPrivacy(context: BrowserContext): () => Promise<string[]> {
  const seen = new Set<string>()
  // A page that closes immediately stores nothing.
  const watch = (page: Page) => void watchStorage(page, seen).catch(() => undefined)
  const note = (request: Request) => noteRequest(request, seen)
  context.on('page', watch)
  context.on('request', note)
  return async () => {
    context.off('page', watch)
    context.off('request', note)
    // The journey may have closed its context.
    const cookies = await context.cookies().catch(() => [])
    for (const { name } of cookies) seen.add(`cookie ${name}`)
    return [...seen]
  }
}

/** Records each write, so that what is removed later counts too. */
async function watchStorage(page: Page, seen: Set<string>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const event of ['DOMStorage.domStorageItemAdded', 'DOMStorage.domStorageItemUpdated'] as const)
    session.on(event, ({ storageId, key }) => seen.add(`${storageId.isLocalStorage ? 'localStorage' : 'sessionStorage'} ${key}`))
  session.on('Storage.indexedDBContentUpdated', ({ databaseName }) => seen.add(`indexedDB ${databaseName}`))
  session.on('Storage.cacheStorageContentUpdated', ({ cacheName }) => seen.add(`caches ${cacheName}`))
  await session.send('DOMStorage.enable')
  const origins = new Set<string>()
  page.on('framenavigated', (frame) => {
    const origin = URL.parse(frame.url())?.origin
    if (!origin?.startsWith('http') || origins.has(origin)) return
    origins.add(origin)
    // The page may close meanwhile.
    const tracked = [
      session.send('Storage.trackIndexedDBForOrigin', { origin }),
      session.send('Storage.trackCacheStorageForOrigin', { origin }),
    ]
    void Promise.all(tracked).catch(() => undefined)
  })
}

/** Hosts of this machine, and example domains that journeys use for the site and for others. */
const ownHost = /^(?:127\.0\.0\.1|localhost|.+\.example)$/

function noteRequest(request: Request, seen: Set<string>): void {
  const url = URL.parse(request.url())
  // Navigations are chosen by the visitor, all other requests by the code of the pages.
  if (!url?.protocol.startsWith('http') || request.isNavigationRequest()) return
  if (!ownHost.test(url.hostname)) seen.add(`host ${url.hostname}`)
  const call = callOf(url.pathname)
  for (const name of url.searchParams.keys()) seen.add(call === undefined ? `query ${name}` : `field ${call} ${name}`)
  for (const name of Object.keys(request.headers())) if (!name.startsWith('sec-') && !browserHeaders.has(name)) seen.add(`header ${name}`)
  if (call !== undefined) for (const name of fieldsOf(request)) seen.add(`field ${call} ${name}`)
}

/** Name of the API call at a path; undefined if the path belongs to no call. */
function callOf(path: string): string | undefined {
  if (path.startsWith('/v1/')) return path.slice('/v1/'.length)
  return path.startsWith('/api/') ? path : undefined
}

function fieldsOf(request: Request): string[] {
  try {
    const body: unknown = JSON.parse(request.postData() ?? '{}')
    return typeof body === 'object' && body !== null ? Object.keys(body) : []
  } catch {
    return []
  }
}
