import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { createServer, type ViteDevServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'

import { articleUpdateEvent } from '../src/index.ts'
import { docs } from '../src/vite/index.ts'

interface Running {
  root: string
  server: ViteDevServer
  get: (path: string) => Promise<Response>
}

/** A development server over a copy of a page and its menu. */
async function startServer(): Promise<Running> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'docs-')))
  await cp(fileURLToPath(new URL('fixtures/everything/demo/next', import.meta.url)), join(root, 'demo/next'), { recursive: true })
  await writeFile(join(root, 'demo/menu.ts'), menuFile('Demo'))
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [docs({ root, lastUpdated: new Map() }, { cache: false })],
  })
  const http = createHttpServer(server.middlewares).listen(0, '127.0.0.1')
  await once(http, 'listening')
  onTestFinished(async () => {
    http.close()
    await server.close()
    await rm(root, { recursive: true, force: true })
  })
  const address: AddressInfo | string | null = http.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { root, server, get: (path) => fetch(`http://127.0.0.1:${port}${path}`) }
}

function menuFile(title: string): string {
  return `export default { title: { 'zh-CN': '演示', 'en-US': '${title}' }, index: 'next', items: [{ kind: 'page', page: 'next' }] }\n`
}

/** Waits until the server watches a file: earlier changes are not reported. */
function watched({ root, server }: Running, file: string): Promise<void> {
  return expect.poll(() => server.watcher.getWatched()[join(root, dirname(file))]).toContain(basename(file))
}

test('in development a page answers at the addresses it has when built', async () => {
  const { get } = await startServer()
  expect(await (await get('/demo/next/index.json')).json()).toMatchObject({ title: 'Next 下一页', description: '另一页。' })
  expect(await (await get('/en-US/demo/next/index.json')).json()).toMatchObject({ title: 'Next', description: 'Another page.' })
  expect(await (await get('/en-US/demo/next.md')).text()).toMatch(/^# Next\n\nAnother page\.\n\n## First\n/)
  expect((await get('/demo/gone/index.json')).headers.get('content-type')).not.toBe('application/json')
})

test('menus are data in each locale, as they are now', async () => {
  const running = await startServer()
  const { root, get } = running
  const menus = async (locale: string) => (await get(`/menus/${locale}.json`)).text()
  expect(JSON.parse(await menus('en-US'))).toMatchObject([{ title: 'Demo', items: [{ kind: 'page', title: 'Next' }] }])
  expect(await menus('zh-CN')).toContain('演示')
  await watched(running, 'demo/menu.ts')
  await writeFile(join(root, 'demo/menu.ts'), menuFile('Examples'))
  await expect.poll(() => menus('en-US')).toContain('Examples')
  expect((await get('/menus/fr-FR.json')).headers.get('content-type')).not.toBe('application/json')
})

test('a file that is written in two steps is read after the second', async () => {
  const running = await startServer()
  const file = join(running.root, 'demo/menu.ts')
  const menus = async () => (await running.get('/menus/en-US.json')).text()
  expect(await menus()).toContain('Demo')
  await watched(running, 'demo/menu.ts')
  await writeFile(file, '')
  await setTimeout(40)
  await writeFile(file, menuFile('Examples'))
  await expect.poll(menus).toContain('Examples')
})

test('the search index holds what pages hold now', async () => {
  const running = await startServer()
  const file = join(running.root, 'demo/next/en-US.md')
  const index = async () => (await running.get('/search/en-US.json')).text()
  const before = await index()
  expect(await index()).toBe(before)
  await watched(running, 'demo/next/en-US.md')
  await writeFile(file, (await readFile(file, 'utf8')).replace('title: Next', 'title: Afterwards'))
  await expect.poll(index).not.toBe(before)
})

test('a changed page is pushed as it is now, in its locale only', async () => {
  const running = await startServer()
  const { root, server } = running
  const sent = vi.spyOn(server.hot, 'send')
  const file = join(root, 'demo/next/en-US.md')
  await watched(running, 'demo/next/en-US.md')
  await writeFile(file, (await readFile(file, 'utf8')).replace('Back to the', 'Go back to the'))
  const updates = () => sent.mock.calls.filter(([event]) => event === articleUpdateEvent).map((call: readonly unknown[]) => call[1])
  await expect
    .poll(() => updates().at(-1))
    .toMatchObject({ page: 'demo/next', locale: 'en-US', article: { title: 'Next', html: expect.stringContaining('Go back to the') } })
  expect(JSON.stringify(updates())).not.toContain('zh-CN')
})

test('an edited file that a page shows is pushed with the page', async () => {
  const running = await startServer()
  const { root, server, get } = running
  for (const locale of ['zh-CN', 'en-US'])
    await writeFile(join(root, `demo/next/${locale}.md`), '\n```ts file="demo/shown.ts"\n```\n', { flag: 'a' })
  await writeFile(join(root, 'demo/shown.ts'), 'before()\n')
  expect(await (await get('/en-US/demo/next.md')).text()).toContain('before()')
  const sent = vi.spyOn(server.hot, 'send')
  await watched(running, 'demo/shown.ts')
  await writeFile(join(root, 'demo/shown.ts'), 'afterwards()\n')
  await expect.poll(() => JSON.stringify(sent.mock.calls)).toContain('afterwards')
  await rm(join(root, 'demo/shown.ts'))
  await expect.poll(() => JSON.stringify(sent.mock.calls)).toContain('There is no file')
})

test('a mistake is shown over the page, and the page is still there', async () => {
  const { root, server, get } = await startServer()
  const sent = vi.spyOn(server.hot, 'send')
  const file = join(root, 'demo/next/en-US.md')
  await writeFile(file, `${await readFile(file, 'utf8')}\n:::demo{src="nope"}\n:::\n`)
  const response = await get('/en-US/demo/next/index.json')
  expect(response.status).toBe(200)
  await expect.poll(() => JSON.stringify(sent.mock.calls)).toContain('There is no demo \\"nope\\".')
})
