import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { chromium as launchOptions } from '@view-site/playwright-config'
import { chromium, type Browser, type Page } from 'playwright'
import { createServer, defaultClientConditions, type ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import type { CollectionPage, Problem } from '../src/compile/index.ts'
import { docs } from '../src/vite/index.ts'
import { fixtureLicences } from './openFixture.ts'

const app = fileURLToPath(new URL('devApp', import.meta.url))
let cache: string
let content: string
let server: ViteDevServer
let browser: Browser
let page: Page
let problems: string[]

/** A check that takes a while, as one of the code in the page would. */
const also = async ({ id, folder }: CollectionPage): Promise<Problem[]> => {
  const text = await readFile(path.join(folder, 'zh-CN.md'), 'utf8')
  return text.includes('TODO') ? [{ file: `${id}/zh-CN.md`, message: 'Something is left to do.', fix: 'Do it.' }] : []
}

beforeAll(async () => {
  cache = await mkdtemp(path.join(tmpdir(), 'docs-dev-cache-'))
  browser = await chromium.launch(launchOptions)
})

afterAll(async () => {
  await browser?.close()
  await rm(cache, { recursive: true, force: true })
})

beforeEach(async () => {
  content = await realpath(await mkdtemp(path.join(tmpdir(), 'docs-dev-')))
  await cp(fileURLToPath(new URL('fixtures/kinds', import.meta.url)), content, { recursive: true })
  server = await createServer({
    configFile: false,
    root: app,
    cacheDir: cache,
    logLevel: 'silent',
    resolve: { conditions: ['@view-site/source', ...defaultClientConditions] },
    optimizeDeps: { noDiscovery: true, include: ['react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'] },
    plugins: [
      docs(
        { root: content, products: ['shop'], routes: ['/price'], licences: fixtureLicences, lastUpdated: new Map() },
        { cache: false, also },
      ),
    ],
    server: { port: 0, host: '127.0.0.1', fs: { allow: [path.resolve(app, '../../../..')] } },
  })
  await server.listen()
  page = await browser.newPage({ viewport: { width: 1000, height: 500 } })
  page.setDefaultTimeout(60_000)
  problems = []
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await read()
})

afterEach(async () => {
  await page?.close()
  await server?.close()
  await rm(content, { recursive: true, force: true })
})

/** A reader at work: code is open, the API filtered, a tab chosen, the demos run, and the page is scrolled. */
async function read(): Promise<void> {
  await page.locator('[data-name="size"]').scrollIntoViewIfNeeded()
  await page.locator('[data-name="size"][data-state="running"]').waitFor()
  await page.locator('[data-name="type"][data-state="running"]').waitFor()
  await page.locator('[data-name="type"] summary').click()
  await page.getByRole('tab', { name: '事件' }).click()
  await page.getByRole('searchbox').fill('click')
  await page.evaluate(() => {
    for (const host of document.querySelectorAll('.doc-host')) host.setAttribute('data-kept', '')
    document.body.dataset['kept'] = ''
  })
}

/** What of all that is still there. */
function state() {
  return page.evaluate(() => ({
    page: document.body.dataset['kept'] === '',
    code: document.querySelector<HTMLDetailsElement>('[data-name="type"] details')?.open,
    filter: document.querySelector('input')?.value,
    tab: document.querySelector('[data-api] [aria-selected="true"]')?.textContent,
    demos: document.querySelectorAll('[data-state="running"] .doc-host[data-kept]').length,
  }))
}

const kept = { page: true, code: true, filter: 'click', tab: '事件 1', demos: 2 }

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const name = path.join(content, 'shop', file)
  await writeFile(name, change(await readFile(name, 'utf8')))
}

test('an edited paragraph shows where it is, and everything the reader did stays', async () => {
  await edit('button/zh-CN.md', (text) => text.replace('一个区域里只放一个主按钮。', '一个区域里最好只有一个主按钮。\n\n新的一段。'))
  await page.getByText('最好只有一个').waitFor()
  await page.getByText('新的一段。').waitFor()
  expect(await page.getByText('里只放一个').count()).toBe(0)
  expect(await state()).toEqual(kept)
  expect(problems).toEqual([])
})

test('what the reader looks at stays in its place when something above it grows', async () => {
  const place = () => page.getByRole('searchbox').evaluate((input) => Math.round(input.getBoundingClientRect().top))
  await page.getByRole('searchbox').evaluate((input) => input.scrollIntoView({ block: 'center' }))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  const before = await place()
  await edit('button/zh-CN.md', (text) => text.replace('## 示例', '多一段。\n\n再多一段。\n\n## 示例'))
  await page.getByText('再多一段。').waitFor()
  await expect.poll(place).toBe(before)
})

test('an edited demo shows its code; an edited API its rows, filtered as before; a new demo starts', async () => {
  await edit('button/demos/type.vue', (text) => text.replace('>主要<', '>次要<'))
  await expect.poll(() => page.locator('[data-name="type"] .doc-code').textContent()).toContain('次要')
  await edit('button/api.ts', (text) => text.replace("'zh-CN': '点击时触发'", "'zh-CN': '按下时触发'"))
  await page.getByText('按下时触发').waitFor()
  expect(await state()).toEqual(kept)
  await writeFile(path.join(content, 'shop/button/demos/more.vue'), '<template />\n')
  for (const locale of ['en-US', 'zh-CN'])
    await edit(`button/${locale}.md`, (text) => text.replace('### ', ':::demo{src="more"}\n:::\n\n### '))
  await page.locator('[data-name="more"]').scrollIntoViewIfNeeded()
  await page.locator('[data-name="more"][data-state="running"]').waitFor()
  expect(await state()).toEqual(kept)
})

test('an edited file that an API takes rows from shows its rows', async () => {
  await writeFile(
    path.join(content, 'shop/rows.ts'),
    "export const press = { description: { 'zh-CN': '单击时触发', 'en-US': 'On a click' } }\n",
  )
  await edit('button/api.ts', (text) => `import { press } from '../rows.ts'\n\n${text.replace(/click: .*\n/, 'click: press,\n')}`)
  await page.getByText('单击时触发').waitFor()
  await edit('rows.ts', (text) => text.replace('单击时触发', '双击时触发'))
  await page.getByText('双击时触发').waitFor()
  expect(await state()).toEqual(kept)
  expect(problems).toEqual([])
})

test('an edited title changes the page and the menu', async () => {
  await edit('button/zh-CN.md', (text) => text.replace('title: Button', 'title: Buttons'))
  await expect.poll(() => page.locator('h1').textContent()).toContain('Buttons')
  await expect.poll(() => page.locator('nav').first().textContent()).toContain('"title":"Buttons"')
  await edit('menu.ts', (text) => text.replace("'zh-CN': '基础'", "'zh-CN': '入门'"))
  await expect.poll(() => page.locator('nav').first().textContent()).toContain('入门')
  expect(await state()).toEqual(kept)
})

test('problems are shown in an overlay over the unchanged page, which closes when they are fixed', async () => {
  const overlay = page.locator('vite-error-overlay')
  await edit('button/zh-CN.md', (text) => `${text.replace('只放一个', '坏了')}\n:::nope\n:::\n`)
  await overlay.waitFor({ state: 'attached' })
  expect(await overlay.locator('.message').textContent()).toContain('shop/button/zh-CN.md:27:1\n  There is no block "nope".')
  expect(await page.getByText('只放一个').count()).toBe(1)
  await edit('button/zh-CN.md', (text) => text.replace('\n:::nope\n:::\n', ''))
  await page.getByText('坏了').waitFor()
  expect(await overlay.count()).toBe(0)
  expect(await state()).toEqual(kept)
  await edit('menu.ts', () => 'export default {}\n')
  await overlay.waitFor({ state: 'attached' })
  await edit('button/zh-CN.md', (text) => text.replace('坏了', '好了'))
  await page.getByText('好了').waitFor()
  expect(await overlay.locator('.message').textContent()).toContain('shop/menu.ts')
  await cp(fileURLToPath(new URL('fixtures/kinds/shop/menu.ts', import.meta.url)), path.join(content, 'shop/menu.ts'))
  await expect.poll(() => overlay.count()).toBe(0)
  expect(await state()).toEqual(kept)
})

test('what only other pages make a problem shows too, over pages that are opened later as well', async () => {
  const overlay = page.locator('vite-error-overlay')
  await edit('button/zh-CN.md', (text) => text.replace('## 示例', '[去](/shop/guid)\n\n## 演示'))
  await expect.poll(() => overlay.locator('.message').textContent()).toContain('perhaps /shop/guide')
  // The guide links to the heading that was renamed; the page shows its new name already.
  await expect
    .poll(() => overlay.locator('.message').textContent())
    .toContain('The link /shop/button#示例 leads to no heading of that page.')
  expect(await page.getByRole('heading', { name: '演示' }).count()).toBe(1)
  await page.reload()
  await expect.poll(() => overlay.locator('.message').textContent()).toContain('perhaps /shop/guide')
  await edit('button/zh-CN.md', (text) => text.replace('[去](/shop/guid)\n\n## 演示', '## 示例'))
  await expect.poll(() => overlay.count()).toBe(0)
  expect(problems).toEqual([])
})

test('a further check of the site shows what it finds when it has run', async () => {
  const overlay = page.locator('vite-error-overlay')
  await edit('button/zh-CN.md', (text) => text.replace('只放一个', 'TODO'))
  await expect.poll(() => overlay.locator('.message').textContent()).toContain('Something is left to do.')
  await edit('button/zh-CN.md', (text) => text.replace('TODO', '只放一个'))
  await expect.poll(() => overlay.count()).toBe(0)
})
