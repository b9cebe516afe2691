import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { visitorsChromium } from '@view-site/playwright-config'
import { chromium, expect as expectPage, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSite, viewDocs, type RunningSite } from './viewDocs.ts'

const sites = join(import.meta.dirname, 'sites')
/** Copies are inside the package, so that a site finds `view-docs` as an installed one does. */
const copies = join(import.meta.dirname, '../.cache/sites')

let browser: Browser
const running: RunningSite[] = []

beforeAll(async () => {
  browser = await chromium.launch(visitorsChromium)
  await rm(copies, { recursive: true, force: true })
})

afterAll(async () => {
  await Promise.all(running.map((site) => site.stop()))
  await browser.close()
})

/** A copy of a site that the test may change. */
async function copyOf(name: string, as = name): Promise<string> {
  await mkdir(copies, { recursive: true })
  await cp(join(sites, 'fromSource.ts'), join(copies, 'fromSource.ts'))
  await cp(join(sites, name), join(copies, as), { recursive: true, filter: (path) => !/\/(dist|node_modules)$/.test(path) })
  return join(copies, as)
}

async function serve(folder: string, command: 'dev' | 'preview'): Promise<RunningSite> {
  const site = await serveSite(folder, command)
  running.push(site)
  return site
}

/** Opens a page, and collects what the console and the network complain about. */
async function open(address: string, options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(address)
  return { page, complaints }
}

test(
  'German is the default and Arabic is written from right to left: pages, demos of two kinds, search',
  { timeout: 120_000 },
  async () => {
    const folder = await copyOf('german')
    expect(await viewDocs(folder, 'build')).toMatchObject({ code: 0 })
    const { origin } = await serve(folder, 'preview')
    const { page, complaints } = await open(`${origin}/guide/start`, { locale: 'de-DE' })
    await expectPage(page).toHaveTitle('Start - Acme-Handbuch')
    await expectPage(page.locator('html')).toHaveAttribute('lang', 'de-DE')
    await expectPage(page.getByText('Auf dieser Seite')).toBeVisible()

    // Without the application: the reader changes pages and mounts demos.
    await page.getByRole('link', { name: 'Beispielen' }).press('Enter')
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Beispiele')
    await page.getByRole('button', { name: 'React: 0' }).press('Enter')
    await expectPage(page.getByRole('button', { name: 'React: 1' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).fill('Welt')
    await expectPage(page.getByText('Vue: Welt')).toBeVisible()

    // With it: the search, whose result is a client navigation.
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('Befehl')
    await expectPage(page.getByRole('option', { name: /Start/ })).toContainText('Acme braucht nur einen Befehl')
    await page.keyboard.press('Enter')
    await expectPage(page).toHaveURL(`${origin}/guide/start`)
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Start')

    await page.goto(`${origin}/ar/guide/demos-page`)
    await expectPage(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const start = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(start?.x).toBeGreaterThan(700)
    expect(complaints).toEqual([])

    const arabic = await open(`${origin}/reference/options`, { locale: 'ar-EG' })
    await expectPage(arabic.page).toHaveURL(`${origin}/ar/reference/options`)
    await expectPage(arabic.page.getByRole('heading', { level: 1 })).toHaveText('الخيارات')
  },
)

test('Chinese alone has no prefix and no language switch, and its root is the first page', { timeout: 120_000 }, async () => {
  const folder = await copyOf('chinese')
  expect(await viewDocs(folder, 'build')).toMatchObject({ code: 0 })
  const { origin } = await serve(folder, 'preview')
  const { page, complaints } = await open(origin, { locale: 'en-US' })
  await expectPage(page).toHaveURL(`${origin}/guide/start`)
  await expectPage(page).toHaveTitle('开始 - 手册')
  await expectPage(page.getByRole('button', { name: '搜索' })).toBeVisible()
  await expectPage(page.getByRole('link', { name: /^切换语言/ })).toHaveCount(0)
  expect(complaints).toEqual([])
  const missing = await page.goto(`${origin}/guide/nowhere`)
  expect(missing?.status()).toBe(404)
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('页面不存在')
  expect(await readFile(join(folder, 'dist/client/sitemap.xml'), 'utf8')).toContain('<loc>https://docs.example.cn/guide/next</loc>')
  expect(await readFile(join(folder, 'dist/client/llms.txt'), 'utf8')).toContain('[下一页](https://docs.example.cn/guide/next.md)')
})

test('English has a home page with an icon, and a demo that fails says so in its sheet', { timeout: 120_000 }, async () => {
  const folder = await copyOf('english')
  expect(await viewDocs(folder, 'build')).toMatchObject({ code: 0 })
  const { origin } = await serve(folder, 'preview')
  const { page } = await open(origin)
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Count anything')
  await expectPage(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg')
  await page.getByRole('link', { name: 'Get started' }).press('Enter')
  await expectPage(page).toHaveURL(`${origin}/guide/start`)
  await expectPage(page.getByRole('link', { name: /Edit/ })).toHaveAttribute(
    'href',
    'https://github.com/counter/counter/edit/main/content/guide/start/en-US.md',
  )
  await page.goto(`${origin}/guide/counter`)
  await expectPage(page.getByRole('alert')).toContainText('Out of numbers.')
  await page.getByRole('button', { name: 'React: 0' }).press('Enter')
  await expectPage(page.getByRole('button', { name: 'React: 1' })).toBeVisible()
})

test('while pages are written, a save shows without a reload, and a mistake shows over the page', { timeout: 120_000 }, async () => {
  const folder = await copyOf('english', 'written')
  const { origin } = await serve(folder, 'dev')
  const { page } = await open(`${origin}/guide/start`)
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Get started')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const file = join(folder, 'content/guide/start/en-US.md')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('Run the installer once.', 'Run the installer twice.'))
  await expectPage(page.getByText('Run the installer twice.')).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await writeFile(file, text.replace('## Install', ':::nothing\n:::'))
  await expectPage(page.locator('vite-error-overlay')).toContainText('There is no block "nothing".')
  await writeFile(file, text)
  await expectPage(page.locator('vite-error-overlay')).toHaveCount(0)
})

test('a new page passes every check, and check names what is wrong', { timeout: 60_000 }, async () => {
  const folder = await copyOf('german', 'checked')
  const created = await viewDocs(folder, 'new', 'guide/first-page')
  expect(created).toMatchObject({ code: 0 })
  expect(created.output).toContain('+ guide/first-page/ar.md')
  const listed = await viewDocs(folder, 'check')
  expect(listed).toMatchObject({ code: 1 })
  expect(listed.output).toContain('No menu leads to this page.')
  const menu = join(folder, 'content/guide/menu.ts')
  await writeFile(
    menu,
    (await readFile(menu, 'utf8')).replace(
      "{ kind: 'page', page: 'start' }",
      "{ kind: 'page', page: 'start' },\n{ kind: 'page', page: 'first-page' }",
    ),
  )
  expect(await viewDocs(folder, 'check')).toEqual({ code: 0, output: '4 pages checked, no problems.\n' })
})

test.for([
  ['no file', {}, 'There is no docs.config.ts'],
  ['no origin', { 'docs.config.ts': "export default { title: 'A' }" }, 'exports no configuration'],
  [
    'an origin with a path',
    { 'docs.config.ts': "export default { title: 'A', origin: 'https://a.example/docs' }" },
    'Write scheme and host alone',
  ],
  ['no pages', { 'docs.config.ts': "export default { title: 'A', origin: 'https://a.example' }" }, 'There is no folder'],
  [
    'a locale that is not a language tag',
    { 'docs.config.ts': "export default { title: 'A', origin: 'https://a.example', locales: ['en_US'] }", 'content/a.md': '' },
    '"en_US" is not a language tag',
  ],
  [
    'a title in one of two locales',
    {
      'docs.config.ts': "export default { title: { en: 'A' }, origin: 'https://a.example', locales: ['en', 'de'] }",
      'content/guide/menu.ts': 'export default {}',
    },
    'A text is missing in de',
  ],
] as const)('a site with %s is refused with its remedy', async ([name, files, message]) => {
  const folder = join(copies, `config ${name}`)
  await mkdir(folder, { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const { code, output } = await viewDocs(folder, 'check')
  expect(code).toBe(1)
  expect(output).toContain(message)
})
