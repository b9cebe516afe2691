import type { BrowserContext, CDPSession, Page, Request } from '@playwright/test'

/** Headers that every browser sends by itself, besides those that begin with `sec-`. */
const browserHeaders = new Set([
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
  'origin',
  'pragma',
  'purpose',
  'range',
  'referer',
  'upgrade-insecure-requests',
  'user-agent',
])

/** How long a page may take to list what it stores, in ms; one that shows a dialog never answers. */
const patience = 2000

/** Names what the pages of a context store and send, each once, as `kind name`; the function that it returns ends the watch. */
export function watchPrivacy(context: BrowserContext): () => Promise<string[]> {
  const seen = new Set<string>()
  const sessions: Promise<[Page, CDPSession] | undefined>[] = []
  const watch = (page: Page) => void sessions.push(watchStorage(page, seen).catch(() => undefined))
  const note = (request: Request) => noteRequest(request, seen)
  context.on('page', watch)
  context.on('request', note)
  return async () => {
    context.off('page', watch)
    context.off('request', note)
    const pages = (await Promise.all(sessions)).filter((one) => one !== undefined)
    const cookies = context.cookies().then((all) => all.map(({ name }) => seen.add(`cookie ${name}`)))
    await Promise.all([cookies, ...pages.map(([page, session]) => noteStored(page, session, seen))])
    return [...seen]
  }
}

/** Notes every write, so that what is removed later counts too. */
async function watchStorage(page: Page, seen: Set<string>): Promise<[Page, CDPSession]> {
  const session = await page.context().newCDPSession(page)
  for (const event of ['DOMStorage.domStorageItemAdded', 'DOMStorage.domStorageItemUpdated'] as const)
    session.on(event, ({ storageId, key }) => seen.add(`${storageId.isLocalStorage ? 'localStorage' : 'sessionStorage'} ${key}`))
  await session.send('DOMStorage.enable')
  return [page, session]
}

/** Notes what a page still stores: its first writes may have come before the watch. */
async function noteStored(page: Page, session: CDPSession, seen: Set<string>): Promise<void> {
  const { protocol, origin: securityOrigin } = new URL(page.url())
  if (page.isClosed() || !protocol.startsWith('http')) return
  const listed = Promise.all([
    ...[true, false].map(async (isLocalStorage) => {
      const { entries } = await session.send('DOMStorage.getDOMStorageItems', { storageId: { securityOrigin, isLocalStorage } })
      for (const [key] of entries) seen.add(`${isLocalStorage ? 'localStorage' : 'sessionStorage'} ${key}`)
    }),
    (async () => {
      const { databaseNames } = await session.send('IndexedDB.requestDatabaseNames', { securityOrigin })
      for (const name of databaseNames) seen.add(`indexedDB ${name}`)
    })(),
    (async () => {
      const { caches } = await session.send('CacheStorage.requestCacheNames', { securityOrigin })
      for (const { cacheName } of caches) seen.add(`caches ${cacheName}`)
    })(),
  ])
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((resolve) => (timer = setTimeout(resolve, patience)))
  // The page may close, or have no origin, meanwhile.
  await Promise.race([listed, late]).catch(() => undefined)
  clearTimeout(timer)
}

function noteRequest(request: Request, seen: Set<string>): void {
  const url = new URL(request.url())
  if (!url.protocol.startsWith('http')) return
  if (!/^(?:127\.0\.0\.1|localhost)$/.test(url.hostname)) seen.add(`host ${url.hostname}`)
  for (const name of url.searchParams.keys()) seen.add(`query ${name}`)
  for (const name of Object.keys(request.headers())) if (!name.startsWith('sec-') && !browserHeaders.has(name)) seen.add(`header ${name}`)
  const call = callOf(url.pathname)
  if (call === undefined || request.method() === 'GET') return
  for (const name of fieldsOf(request)) seen.add(`field ${call} ${name}`)
}

/** The name that the contract has for a path. */
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
