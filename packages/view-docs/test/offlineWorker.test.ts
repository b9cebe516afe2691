import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { chromiumForShortPages } from '@view-site/playwright-config'
import { chromium, type Browser, type Page } from '@playwright/test'
import { createCollection, type Collection } from '@view-site/docs/compile'
import { offlineFiles, removeOffline } from '@view-site/static-site/build'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { expectPage } from './expectPage.ts'
import { openUndebugged } from './openUndebugged.ts'

let browser: Browser
let collection: Collection
let page: Page
/** Response bodies of the server by path. Empty to simulate a lost network. */
let published = new Map<string, string>()
/** A path whose response the server holds back until `release` resolves. */
let held: { path: string; onRequest: () => void; release: Promise<void> } | undefined
const server = createServer(async (request, response) => {
  const path = request.url?.split('?')[0] ?? ''
  if (path === held?.path) {
    held.onRequest()
    await held.release
  }
  const body = published.get(path)
  if (published.size === 0) {
    request.socket.destroy()
    return
  }
  const type = path.endsWith('.js') ? 'text/javascript' : path.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8'
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body)
})
let origin = ''

/** A build with a name: two pages and a script that contain it, and the worker. */
async function build(name: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const entry = `/assets/client-${name}.js`
  const write = async (path: string, content: unknown) => void files.set(path, String(content))
  for (const title of ['start', 'next'])
    files.set(
      `/guide/${title}`,
      `<!doctype html><title>${title} ${name}</title><h1>${title}</h1><p></p><script id="boot" data-build="${entry}"></script><script src="${entry}"></script>`,
    )
  files.set('/account', `<title>Account</title><script data-build="${entry}"></script>`)
  files.set(
    entry,
    `document.querySelector('p').textContent = 'Code of ${name}'; navigator.serviceWorker.register('/offline-worker.js', { updateViaCache: 'none' })`,
  )
  await offlineFiles({
    files: { write },
    collection,
    articles: { refs: [{ id: 'guide/start', locale: 'en-US', version: name }] },
    assets: { forPage: () => ({ entry, dependencies: [], modules: [], styles: [] }) },
    version: name,
    core: [entry],
    pages: ['/guide'],
    ignored: ['/v1'],
  })
  return files
}

const workers = () =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return { caches: await caches.keys(), waiting: registration?.waiting?.state, active: registration?.active?.state }
  })

const stored = () =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  })

/** Opens a page and waits until the worker has stored it. */
async function read(path: string): Promise<void> {
  await page.goto(origin + path)
  await expectPage.poll(stored).toContain(path)
}

beforeAll(async () => {
  collection = await createCollection({
    root: join(import.meta.dirname, 'sites/english/content'),
    locales: ['en-US'],
    lastUpdated: new Map(),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
  browser = await chromium.launch(chromiumForShortPages)
})

beforeEach(async () => {
  published = await build('one')
  held = undefined
  page = await (await browser.newContext()).newPage()
  // As long as a busy machine may need; a passing test does not wait.
  page.setDefaultTimeout(120_000)
  return () => page.context().close()
})

afterAll(async () => {
  await browser.close()
  server.closeAllConnections()
  server.close()
})

test('offline, a visited page is shown with the files of its build, and another one is replaced by a notice', async () => {
  await read('/guide/start')
  published = new Map()
  await page.reload()
  await expectPage(page.getByText('Code of one')).toBeVisible()
  await page.goto(`${origin}/guide/next`)
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await page.getByRole('link', { name: 'start one' }).press('Enter')
  await expectPage(page.getByText('Code of one')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/guide/start')
})

test('while the first worker stores what the visitor has read, the next page opens', async () => {
  const [requested, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  held = { path: '/search/en-US.json', onRequest: requested.resolve, release: released.promise }
  onTestFinished(() => released.resolve())
  await page.goto(`${origin}/guide/start`)
  await requested.promise
  await page.goto(`${origin}/guide/next`)
  expect(await page.title()).toBe('next one')
  released.resolve()
  await expectPage.poll(stored).toContain('/guide/next')
})

test('API responses, other pages and URLs with a query are not stored', async () => {
  published.set('/v1/user', '{"name":"A"}')
  await read('/guide/start')
  await page.evaluate(async () => (await fetch('/v1/user', { headers: { accept: 'text/html' } })).text())
  await page.goto(`${origin}/account`)
  await page.goto(`${origin}/guide/next?token=secret`)
  await read('/guide/start')
  expect((await stored()).toSorted()).toEqual(['/assets/client-one.js', '/guide/start'])
  published = new Map()
  await page.goto(`${origin}/account`)
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
})

/** Runs in the page: the state of the worker of a new build once it is installed, or not. */
async function stateAfterUpdate(): Promise<string> {
  const { installing } = await (await navigator.serviceWorker.ready).update()
  if (!installing) return 'no other worker'
  return new Promise((done) => installing.addEventListener('statechange', () => done(installing.state), { once: true }))
}

test('a new build, with the visited pages, is stored completely before it replaces the old one', { timeout: 300_000 }, async () => {
  const visitor = await openUndebugged()
  onTestFinished(visitor.close)
  const read = (expression: string) => visitor.evaluate(expression).then(String)
  const waiting = () => read('navigator.serviceWorker.getRegistration().then((one) => one?.waiting?.state)')
  const storedBuild = (name: string) => read(`caches.match('/assets/client-${name}.js').then((found) => found !== undefined)`)
  await visitor.goto(`${origin}/guide/start`)
  await expectPage.poll(() => read("caches.match('/guide/start').then((found) => found?.status)")).toBe('200')

  const next = await build('two')
  const entry = next.get('/assets/client-two.js') ?? ''
  next.delete('/assets/client-two.js')
  published = next
  // A file of the new build is missing: its worker is not installed, and the old pages stay available.
  await visitor.goto(`${origin}/guide/next`)
  expect(await read(`(${String(stateAfterUpdate)})()`)).toBe('redundant')
  published = new Map()
  await visitor.goto(`${origin}/guide/start`)
  expect(await read("document.querySelector('p').textContent")).toBe('Code of one')

  published = next.set('/assets/client-two.js', entry)
  await visitor.goto(`${origin}/guide/next`)
  // Chromium may delay an update by half a minute. The old worker asks for some seconds after a navigation whether it can be replaced;
  // otherwise, the next page replaces it.
  await expectPage
    .poll(async () => (await waiting()) === 'installed' || (await storedBuild('one')) === 'false', { timeout: 120_000 })
    .toBe(true)
  await visitor.goto(`${origin}/guide/next`)
  await expectPage.poll(() => storedBuild('one')).toBe('false')
  published = new Map()
  await visitor.goto(`${origin}/guide/start`)
  expect(await read('document.title')).toBe('start two')
  expect(await read("document.querySelector('p').textContent")).toBe('Code of two')
  expect(await read('caches.keys().then((names) => names.length)')).toBe('1')
})

test('a page in another tab keeps the build from which it was loaded', async () => {
  await read('/guide/start')
  const other = await page.context().newPage()
  await other.goto(`${origin}/guide/start`)
  published = await build('two')
  await page.goto(`${origin}/guide/next`)
  await expectPage.poll(async () => (await workers()).waiting).toBe('installed')
  await page.goto(`${origin}/guide/next`)
  await expectPage(page).toHaveTitle('next two')
  published = new Map()
  await other.reload()
  await expectPage(other.getByText('Code of one')).toBeVisible()
  expect((await workers()).caches).toHaveLength(2)
})

test('a build with the option remove deletes the worker and its caches', async () => {
  await read('/guide/start')
  await removeOffline({ write: async (path, content) => void published.set(path, String(content)) })
  await page.goto(`${origin}/guide/next`)
  await expectPage.poll(async () => (await workers()).caches.length).toBe(0)
  expect(await stored()).toEqual([])
})
