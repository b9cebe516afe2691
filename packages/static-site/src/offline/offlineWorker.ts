import type { OfflineConfig } from './OfflineConfig.ts'
import type { WorkerScope } from './WorkerScope.ts'

/**
 * The service worker of a site, as an inline script: it may use only its argument and globals. It answers from the network first, and
 * stores the pages that a visitor reads, with everything they load, in a cache of their build. A new build is stored completely, with the
 * pages that were read before, and replaces the old one when no page of that is open any more.
 */
export function offlineWorker({ version, base, mark, core, immutable, pages, ignored, locales }: OfflineConfig): void {
  // oxlint-disable unicorn/consistent-function-scoping -- only the source of offlineWorker itself is in the worker
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only a service worker runs this
  const scope = globalThis as unknown as WorkerScope
  const prefix = 'offline:'
  const own = prefix + version
  const matcher = (source: string) => (path: string) => new RegExp(source).test(path)
  const [isImmutable, isPage, isIgnored] = [matcher(immutable), matcher(pages), matcher(ignored)]
  const search = `${base}/search/`
  const searchLocale = (path: string) => (path.startsWith(search) ? /^([^/]+)\.json$/.exec(path.slice(search.length))?.[1] : undefined)
  /** Pages that are kept; the one that was read longest ago goes first. */
  const mostPages = 60
  /** Files of a search index, at most: some 400 pages. */
  const mostSearchFiles = 600
  /** A stored page is shown when the network has not answered after this time, in ms. */
  const networkTimeout = 4000
  /** How often, once a second, a waiting worker is asked to take over after a navigation: a busy browser may not act on it at first. */
  const mostRequests = 10

  scope.addEventListener('install', (event) => event.waitUntil(install()))
  scope.addEventListener('activate', (event) => event.waitUntil(activate()))
  scope.addEventListener('message', (event) => event.waitUntil(onMessage(event.data)))
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname, search: query } = new URL(request.url)
    const isForeign = origin !== scope.location.origin || isIgnored(pathname)
    if (isForeign || request.method !== 'GET' || request.headers.has('range')) return
    if (isImmutable(pathname)) return event.respondWith(file(pathname))
    const isNavigation = request.mode === 'navigate'
    const isRead = isPage(pathname) && (isNavigation || request.headers.get('accept')?.includes('text/html') === true)
    if (!isRead && !isNavigation && request.destination !== 'image' && searchLocale(pathname) === undefined) return
    const live = fetch(request)
    // Copied before the page takes the body.
    const copy = live.then((response) => response.clone())
    event.respondWith(
      firstAnswer(live, pathname).catch(async (error: unknown) => {
        if (isNavigation) return notice(pathname)
        throw error
      }),
    )
    const afterwards = async () => {
      const response = await copy
      // Not part of the event: a worker with unfinished work is not replaced.
      if (isNavigation) void replaceWorker()
      if (isRead) await read(response, pathname, query)
    }
    event.waitUntil(afterwards().catch(() => undefined))
  })

  /** What a build needs is stored completely, or its worker is not installed. */
  async function install(): Promise<void> {
    const earlier = await storedPaths(await caches.keys())
    const cache = await caches.open(own)
    await all(core, (path) => keep(cache, path))
    await all(earlier.filter(isPage), storePage)
    await all(
      earlier.flatMap((path) => searchLocale(path) ?? []),
      storeSearch,
    )
  }

  async function activate(): Promise<void> {
    for (const name of await caches.keys()) if (name.startsWith(prefix) && name !== own) await caches.delete(name)
    await scope.clients.claim()
    // As a separate event: while a worker activates, browsers hold back what its pages request.
    scope.registration.active?.postMessage('store')
  }

  async function onMessage(message: unknown): Promise<void> {
    if (message === 'replace') return scope.skipWaiting()
    if (message === 'store') return storeOpenPages()
    // Files that a page had loaded before it had a worker.
    const files = Array.isArray(message) ? message.filter((path) => typeof path === 'string') : []
    const cache = await caches.open(own)
    await all(files.filter(isImmutable), (path) => keep(cache, path).catch(() => undefined))
  }

  /** Stores the open pages: those that registered the first worker were read before there was one. */
  async function storeOpenPages(): Promise<void> {
    const open = await scope.clients.matchAll({ type: 'window' })
    const paths = open.flatMap(({ url }) => (new URL(url).search === '' ? [new URL(url).pathname] : []))
    for (const path of paths.filter(isPage)) {
      await storePage(path).catch(() => undefined)
      await storeSearch(localeOf(path).locale).catch(() => undefined)
    }
  }

  /** Lets a waiting worker take over with a page that came from the network, unless other pages of this build are open. */
  async function replaceWorker(): Promise<void> {
    for (let requests = 0; requests < mostRequests; requests++) {
      const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
      if (open.length < 2) scope.registration.waiting?.postMessage('replace')
      await new Promise((resolve) => setTimeout(resolve, 1000))
    }
  }

  /** The network's answer, or what is stored if it fails or takes long. Rejects without either. */
  async function firstAnswer(live: Promise<Response>, path: string): Promise<Response> {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeout))
    const answer = await Promise.race([live, late]).catch(() => undefined)
    return answer ?? (await stored(path)) ?? live
  }

  async function stored(path: string): Promise<Response | undefined> {
    return (await caches.open(own)).match(path)
  }

  async function file(path: string): Promise<Response> {
    const known = await caches.match(path)
    if (known) return known
    const response = await fetch(path)
    if (response.ok) await (await caches.open(own)).put(path, response.clone())
    return response
  }

  /** Stores a page that the visitor reads, if it is of this build; otherwise there is a newer worker. */
  async function read(response: Response, path: string, query: string): Promise<void> {
    if (!response.ok || response.redirected || query !== '' || /no-store|private/.test(response.headers.get('cache-control') ?? '')) return
    const html = await response.clone().text()
    // Not awaited: Chromium may delay an update by half a minute, and a worker with unfinished work is not replaced.
    if (!html.includes(mark)) return void scope.registration.update().catch(() => undefined)
    await storeWithFiles(path, response, html)
    await storeSearch(localeOf(path).locale)
  }

  async function storePage(path: string): Promise<void> {
    const response = await fetch(path, { cache: 'no-cache', headers: { accept: 'text/html' } })
    const html = await response.clone().text()
    // A page may be gone in a new build, or the build already replaced by another one.
    if (response.ok && !response.redirected && html.includes(mark)) await storeWithFiles(path, response, html)
  }

  /** The page is stored last: if it is there, its files are. */
  async function storeWithFiles(path: string, response: Response, html: string): Promise<void> {
    const cache = await caches.open(own)
    const files = [...html.matchAll(/"(\/[^"\\ ]+)"/g)].map(([, address = '']) => address).filter(isImmutable)
    const pictures = [...html.matchAll(/<img[^>]+src="(\/[^/"][^"]*)"/g)].map(([, address = '']) => address)
    await all([...new Set([...files, ...pictures])], (address) => keep(cache, address))
    await cache.delete(path)
    await cache.put(path, response)
    const known = (await storedPaths([own])).filter(isPage)
    for (const oldest of known.slice(0, Math.max(0, known.length - mostPages))) await cache.delete(oldest)
  }

  /** Stores the search index of a locale, the file that names all others last. */
  async function storeSearch(locale: string): Promise<void> {
    const path = `${search}${locale}.json`
    const savesData = scope.navigator.connection?.saveData
    const cache = await caches.open(own)
    if (savesData || (await cache.match(path))) return
    const response = await fetch(path, { cache: 'no-cache' })
    if (!response.ok) return
    const index: { pages: number; chunks: string[]; shards: [string, string][]; words: [string, string][] } = await response.clone().json()
    const texts = index.chunks.flatMap((chunk, place) =>
      Array.from({ length: Math.min(64, index.pages - place * 64) }, (_, number) => `${chunk}/${number}.json`),
    )
    const names = [...[...index.shards, ...index.words].map(([, name]) => name), ...index.chunks.map((chunk) => `${chunk}/titles.json`)]
    const wanted = names.length + texts.length <= mostSearchFiles ? [...names, ...texts] : names
    if (wanted.length > mostSearchFiles) return
    await all(wanted, (name) => keep(cache, `${search}${locale}/${name}`))
    await cache.put(path, response)
  }

  /** Puts a file into the cache; from that of another build if its content cannot have changed. */
  async function keep(cache: Cache, path: string): Promise<void> {
    if (await cache.match(path)) return
    const known = isImmutable(path) ? await caches.match(path) : undefined
    const response = known ?? (await fetch(path))
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
    await cache.put(path, response)
  }

  /** Paths in some caches, each in the order in which they were stored. */
  async function storedPaths(names: readonly string[]): Promise<string[]> {
    const paths: string[] = []
    for (const name of names.filter((one) => one.startsWith(prefix))) {
      const requests = await (await caches.open(name)).keys()
      paths.push(...requests.map(({ url }) => new URL(url).pathname))
    }
    return [...new Set(paths)]
  }

  /** Does work on all items, four at a time. */
  async function all<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
    const waiting = [...items]
    const next = async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
    }
    await Promise.all(Array.from({ length: 4 }, next))
  }

  function localeOf(path: string): OfflineConfig['locales'][number] {
    const [main, ...prefixed] = locales
    const found = prefixed.find(({ locale }) => `${path}/`.startsWith(`${base}/${locale}/`)) ?? main
    if (!found) throw new Error('The site has no locale.')
    return found
  }

  /** A page that says what can be read without a network. */
  async function notice(path: string): Promise<Response> {
    const { locale, dir, title, text, stored: heading, retry } = localeOf(path)
    const escape = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
    const cache = await caches.open(own)
    const paths = (await storedPaths([own])).filter((known) => isPage(known) && localeOf(known).locale === locale).toReversed()
    const links: string[] = []
    for (const known of paths) {
      const html = (await (await cache.match(known))?.text()) ?? ''
      const name = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? known
      links.push(`<li><a href="${escape(known)}">${name}</a></li>`)
    }
    const style =
      'body{max-width:36rem;margin:15vh auto;padding:0 1.5rem;font:16px/1.6 system-ui,sans-serif;color-scheme:light dark}a{display:inline-block;padding:.5rem 0;min-height:1.75rem}'
    const list = links.length > 0 ? `<h2>${escape(heading)}</h2><ul>${links.join('')}</ul>` : ''
    const body = `<!doctype html><html lang="${locale}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escape(title)}</title><style>${style}</style><main><h1>${escape(title)}</h1><p>${escape(text)}</p><p><a href="">${escape(retry)}</a></p>${list}</main></html>`
    return new Response(body, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      },
    })
  }
}
