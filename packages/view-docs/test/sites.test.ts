import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { visitorsChromium } from '@view-site/playwright-config'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectPage } from './expectPage.ts'
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

/** Files below a folder whose text matches. */
async function filesWith(folder: string, text: RegExp): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const found = await Promise.all(
    names
      .filter((name) => /\.(?:html|js|css|json)$/.test(name))
      .map(async (name) => text.test(await readFile(join(folder, name), 'utf8')) && name),
  )
  return found.filter((name) => name !== false)
}

/** What `check` prints for pages without a mistake. */
function passed(pages: number) {
  return { code: 0, output: expect.stringMatching(new RegExp(`^${pages} pages checked in [\\d.]+ s, no problems\\.\\n$`)) }
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
  { timeout: 300_000 },
  async () => {
    const folder = await copyOf('german')
    expect(await viewDocs(folder, 'build')).toMatchObject({ code: 0 })
    const { origin } = await serve(folder, 'preview')
    const base = `${origin}/handbuch`
    const { page, complaints } = await open(`${base}/guide/start`, { locale: 'de-DE' })
    await expectPage(page).toHaveTitle('Start - Acme-Handbuch')
    await expectPage(page.locator('html')).toHaveAttribute('lang', 'de-DE')
    await expectPage(page.getByText('Auf dieser Seite')).toBeVisible()

    await expectPage(page.getByRole('img', { name: 'Das Zeichen von Acme' })).toHaveJSProperty('complete', true)
    await page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link', { name: 'Über das Starten' }).press('Enter')
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe('#über-das-starten')
    await expectPage(page.locator('#install')).toHaveText('Installieren')

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
    await expectPage(page).toHaveURL(`${base}/guide/start`)
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Start')

    await page.goto(`${base}/ar/guide/demos-page`)
    await expectPage(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const start = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(start?.x).toBeGreaterThan(700)
    // A moved page leads on, with query and anchor.
    await page.goto(`${base}/ar/guide/beispiele?a=1#oben`)
    await expectPage(page).toHaveURL(`${base}/ar/guide/demos-page?a=1#oben`)
    expect(await readFile(join(folder, 'dist/client/_redirects'), 'utf8')).toContain(
      '/handbuch/guide/beispiele /handbuch/guide/demos-page 301\n',
    )
    expect(complaints).toEqual([])

    const arabic = await open(`${base}/reference/options`, { locale: 'ar-EG' })
    await expectPage(arabic.page).toHaveURL(`${base}/ar/reference/options`)
    await expectPage(arabic.page.getByRole('heading', { level: 1 })).toHaveText('الخيارات')

    await readWithoutScripts(base)
    await readUntranslated(base)

    // Below the base: what other programs read, and addresses that do not exist.
    const text = async (path: string) => (await fetch(base + path)).text()
    expect(await text('/ar/guide/start.md')).toContain('![شعار أكمي](https://docs.acme.example/handbuch/acme.svg)')
    expect(await text('/ar/guide/start.md')).toContain('(https://docs.acme.example/handbuch/ar/guide/demos-page)')
    expect(await text('/sitemap.xml')).toContain('<loc>https://docs.acme.example/handbuch/ar/guide/start</loc>')
    expect(await text('/robots.txt')).toContain('Sitemap: https://docs.acme.example/handbuch/sitemap.xml')
    expect(await text('/llms.txt')).toContain('(https://docs.acme.example/handbuch/guide/start.md)')
    expect((await fetch(origin)).url).toBe(`${base}/`)
    for (const missing of [`${base}/nowhere`, `${origin}/guide/start`]) expect((await fetch(missing)).status).toBe(404)
  },
)

/** Without JavaScript, a demo says what it needs in the language of its page. */
async function readWithoutScripts(base: string): Promise<void> {
  for (const [path, text] of [
    ['/guide/demos-page', 'Mit eingeschaltetem JavaScript läuft hier das Beispiel.'],
    ['/ar/guide/demos-page', 'يعمل المثال هنا عند تفعيل JavaScript.'],
  ] as const) {
    const { page } = await open(base + path, { javaScriptEnabled: false })
    const sheet = page.locator('.doc-sheet').first()
    await expectPage.poll(() => sheet.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(`"${text}"`)
    await page.context().close()
  }
}

/** Reads a page in Arabic that is written in German alone. */
async function readUntranslated(base: string): Promise<void> {
  const { page, complaints } = await open(`${base}/ar/guide/start`, { locale: 'ar-EG' })
  const address = 'https://docs.acme.example/handbuch/guide/betrieb'
  const entry = page.getByRole('navigation', { name: 'الأقسام' }).getByRole('link', { name: 'Betrieb DE' })
  await expectPage(entry).toHaveAttribute('lang', 'de-DE')
  await entry.press('Enter')
  await expectPage(page.getByRole('main').getByRole('note')).toHaveText('لم تُترجم هذه الصفحة بعد. النص المعروض هو الأصل.')
  await expectPage(page.getByText('Acme läuft ohne Aufsicht')).toBeVisible()
  const text = page.locator('.doc-body')
  expect([await text.getAttribute('lang'), await text.evaluate((element) => getComputedStyle(element).direction)]).toEqual(['de-DE', 'ltr'])
  await expectPage(text.getByRole('link', { name: 'gestartet' })).toHaveAttribute('href', /^\/handbuch\/ar\/guide\/start#./)
  const languages = () => page.locator('link[hreflang]').evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
  await expectPage(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
  expect(await languages()).toEqual(['de-DE', 'x-default'])
  // With the application: the head follows.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('البداية')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await expectPage(page).toHaveURL(`${base}/ar/guide/start`)
  await expectPage.poll(languages).toEqual(['de-DE', 'ar', 'x-default'])
  await page.getByRole('navigation', { name: 'الأقسام' }).getByRole('link', { name: 'Betrieb' }).press('Enter')
  await expectPage(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
  // No page is wider than the window, on a phone and on a desktop.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['', '/guide/start', '/guide/betrieb', '/reference/options']) {
      await page.goto(`${base}/ar${path}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text()
  expect(sitemap).toContain(`<loc>${address}</loc>`)
  expect(sitemap).not.toContain('/ar/guide/betrieb')
  expect(complaints).toEqual([])
}

test('Chinese alone, without sections: no prefix, no language switch, and the root is the first page', { timeout: 300_000 }, async () => {
  const folder = await copyOf('chinese')
  expect(await viewDocs(folder, 'build')).toMatchObject({ code: 0 })
  const { origin } = await serve(folder, 'preview')
  const { page, complaints } = await open(origin, { locale: 'en-US' })
  await expectPage(page).toHaveURL(`${origin}/start`)
  await expectPage(page).toHaveTitle('开始 - 手册')
  await expectPage(page.getByRole('button', { name: '搜索' })).toBeVisible()
  await expectPage(page.getByRole('link', { name: /^切换语言/ })).toHaveCount(0)
  await page.getByRole('navigation').getByRole('link', { name: '下一页' }).first().press('Enter')
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('下一页')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--size-sider'))).toBe('240px')
  expect(complaints).toEqual([])
  const missing = await page.goto(`${origin}/nowhere`)
  expect(missing?.status()).toBe(404)
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('页面不存在')
  expect(await readFile(join(folder, 'dist/client/sitemap.xml'), 'utf8')).toContain('<loc>https://docs.example.cn/next</loc>')
  expect(await readdir(join(folder, 'dist/client'))).not.toContain('llms.txt')
  expect(await filesWith(join(folder, 'dist/client'), /announcement/i)).toEqual([])
  expect(await viewDocs(folder, 'new', 'more')).toMatchObject({ code: 0, output: '+ content/more/zh-CN.md\n~ content/menu.ts\n' })
  expect(await viewDocs(folder, 'check')).toEqual(passed(3))
})

test(
  'English has a home page with an icon, its own page, parts and files, and a demo that fails says so in its sheet',
  { timeout: 300_000 },
  async () => {
    const folder = await copyOf('english')
    expect(await viewDocs(folder, 'build')).toMatchObject({ code: 0 })
    const { origin } = await serve(folder, 'preview')
    const { page } = await open(origin)
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Count anything')
    await expectPage(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg')
    await expectPage(page.getByText('npm install counter')).toBeVisible()
    await page.getByRole('link', { name: 'Get started' }).press('Enter')
    await expectPage(page).toHaveURL(`${origin}/guide/start`)
    await expectPage(page.getByRole('link', { name: /Edit/ })).toHaveAttribute(
      'href',
      'https://github.com/counter/counter/edit/main/content/guide/start/en-US.md',
    )
    // A locked part, opened by the site's own port.
    await expectPage(page.getByText('Count backwards.')).toBeVisible()
    expect(await (await fetch(`${origin}/guide/start`)).text()).not.toContain('with Shift')
    expect(await readFile(join(folder, 'dist/locked/en-US/guide/start.json'), 'utf8')).toContain('with Shift')

    // A block that the site adds, with its stylesheet and its behaviour; the README shows the same block.
    const price = page.getByText('€9.00')
    await expectPage(price).toHaveCSS('font-size', '28px')
    await price.press('Enter')
    await expectPage(price).toHaveText('€9.00 a month')
    expect(await readFile(join(import.meta.dirname, '../README.md'), 'utf8')).toContain(
      await readFile(join(folder, 'site/blocks.ts'), 'utf8'),
    )

    // A page, a part of the shell and a separate file.
    await page.goto(`${origin}/pricing`)
    await expectPage(page).toHaveTitle('Pricing - Counter')
    await expectPage(page.getByText('Each counter costs €9.00.')).toBeVisible()
    await expectPage(page.getByRole('banner').getByText('v2.0')).toBeVisible()
    await expectPage(page.getByRole('link', { name: 'GitHub' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Start counting' }).press('Enter')
    await expectPage(page).toHaveURL(`${origin}/guide/start`)
    expect(await (await fetch(`${origin}/version.json`)).json()).toEqual({ title: 'Counter', version: '2.0' })

    await page.goto(`${origin}/guide/counter`)
    await expectPage(page.getByRole('alert')).toContainText('Out of numbers.')
    await page.getByRole('button', { name: 'React: 0' }).press('Enter')
    await expectPage(page.getByRole('button', { name: 'React: 1' })).toBeVisible()

    await readVersions(origin, folder)
    await readAnnouncement(origin)
  },
)

/** Sees the announcement of the English site on its days, and dismisses it. */
async function readAnnouncement(origin: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const bar = page.getByRole('region', { name: 'Announcement' })
  for (const [day, isShown] of [
    ['2130-04-30', false],
    ['2130-07-01', false],
    ['2130-06-30', true],
  ] as const) {
    await page.clock.setFixedTime(`${day}T12:00:00`)
    await page.goto(`${origin}/guide/start`)
    await expectPage(bar).toBeVisible({ visible: isShown })
  }
  await page.goto(`${origin}/guide/themes`)
  // Enough Tab presses for the skip link, the link of the bar, and its button.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expectPage(bar.getByRole('link', { name: 'Get ready' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expectPage(bar.getByRole('button', { name: 'Hide this announcement' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectPage(bar).toBeHidden()
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
  // It stays hidden: on the next page, on a page with the application, and after a reload, where nothing moves.
  await page
    .getByRole('link', { name: /Counter$/ })
    .last()
    .press('Enter')
  await expectPage(page).toHaveURL(`${origin}/guide/counter`)
  await expectPage(bar).toBeHidden()
  await page.goto(`${origin}/pricing`)
  await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectPage(bar).toBeHidden()
  await page.goto(`${origin}/guide/themes`)
  await expectPage(bar).toBeHidden()
  expect(await layoutShift(page)).toBe(0)
  // The next announcement has another id, and the one that was dismissed is forgotten.
  await page.evaluate(() => localStorage.setItem('view-docs:announcement', 'v2'))
  await page.reload()
  await expectPage(bar).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
  await context.close()
}

/** Sum of the layout shifts since the page was loaded. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
  })
}

/** Reads the older version of the English site: its pages, its menu, its demo, its search. */
async function readVersions(origin: string, folder: string): Promise<void> {
  const { page, complaints } = await open(`${origin}/guide/counter`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Version 2.0' }).press('Enter')
  const versions = page.getByRole('navigation', { name: 'Versions of this documentation' })
  await expectPage(versions.getByRole('link', { name: 'Version 2.0 latest' })).toHaveAttribute('aria-current', 'true')
  await versions.getByRole('link', { name: 'Version 1.0' }).press('Enter')
  await expectPage(page).toHaveURL(`${origin}/guide/1.0/counter`)
  await expectPage(main.getByText('A press adds ten.')).toBeVisible()
  await expectPage(main.getByRole('note')).toContainText('The latest is 2.0.')
  await expectPage(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://counter.example/guide/counter')
  await main.getByRole('button', { name: 'Old: 0' }).press('Enter')
  await expectPage(main.getByRole('button', { name: 'Old: 10' })).toBeVisible()

  // The menu and the links of a shared page are those of the version.
  const sider = page.getByRole('navigation', { name: 'Section' })
  await expectPage(sider.getByRole('link')).toHaveText(['Get started', 'Counter'])
  await main.getByRole('link', { name: 'the installer' }).press('Enter')
  await expectPage(page).toHaveURL(`${origin}/guide/1.0/start`)
  await expectPage(main.getByRole('link', { name: 'count', exact: true })).toHaveAttribute('href', '/guide/1.0/counter')

  // Search finds what this version says, also after the application has taken over.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('tally')
  await expectPage(page.getByRole('option', { name: /Counter/ }).first()).toBeVisible()
  await page.getByRole('combobox').press('Enter')
  await expectPage(page).toHaveURL(/\/guide\/1\.0\/counter/)
  await main.getByRole('note').getByRole('link', { name: 'Go to 2.0' }).press('Enter')
  await expectPage(page).toHaveURL(`${origin}/guide/counter`)
  await expectPage(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://counter.example/guide/counter')
  await expectPage(sider.getByRole('link')).toHaveText(['Get started', 'Counter', 'Themes'])

  // A page that the older version does not have.
  await page.goto(`${origin}/guide/themes`)
  await main.getByRole('button', { name: 'Version 2.0' }).press('Enter')
  await versions.getByRole('link', { name: 'Version 1.0 does not have this page' }).press('Enter')
  await expectPage(page).toHaveURL(`${origin}/guide/1.0/start`)
  expect((await fetch(`${origin}/guide/1.0/themes`)).status).toBe(404)

  const [sitemap, forModels] = await Promise.all(
    ['sitemap.xml', 'llms.txt'].map((file) => readFile(join(folder, 'dist/client', file), 'utf8')),
  )
  expect(sitemap).toContain('/guide/counter')
  expect(`${sitemap}${forModels}`).not.toContain('/guide/1.0')
  expect(complaints).toEqual([])
}

test('while pages are written, a save shows without a reload, and a mistake shows over the page', { timeout: 300_000 }, async () => {
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

  // An older version: a page that differs, with its own demo, and one that it shares with the current version.
  await page.goto(`${origin}/guide/1.0/counter`)
  await page.getByRole('button', { name: 'Old: 0' }).press('Enter')
  await expectPage(page.getByRole('button', { name: 'Old: 10' })).toBeVisible()
  const older = join(folder, 'content/guide/versions/1.0/counter/en-US.md')
  await writeFile(older, (await readFile(older, 'utf8')).replace('adds ten', 'adds a dozen'))
  await expectPage(page.getByText('A press adds a dozen.')).toBeVisible()
  await page.goto(`${origin}/guide/1.0/start`)
  await expectPage(page.getByRole('note')).toContainText('This page is about version 1.0.')
  await writeFile(file, text.replace('Run the installer once.', 'Run the installer twice.'))
  await expectPage(page.getByText('Run the installer twice.')).toBeVisible()
  await page.goto(`${origin}/guide/start`)

  const blocks = join(folder, 'site/blocks.ts')
  await writeFile(blocks, (await readFile(blocks, 'utf8')).replace('pro: 9', 'pro: 19'))
  await expectPage(page.getByText('€19.00')).toBeVisible()

  const config = join(folder, 'docs.config.ts')
  await writeFile(config, (await readFile(config, 'utf8')).replace("title: 'Counter'", "title: 'Calculator'"))
  await expectPage(page).toHaveTitle('Get started - Calculator')
})

test('a new page passes every check, and check names what is wrong', { timeout: 300_000 }, async () => {
  const folder = await copyOf('german', 'checked')
  const created = await viewDocs(folder, 'new', 'guide/first-page')
  expect(created).toMatchObject({ code: 0 })
  expect(created.output).toContain('+ content/guide/first-page/ar.md')
  const menu = join(folder, 'content/guide/menu.ts')
  const text = await readFile(menu, 'utf8')
  await writeFile(menu, text.replace(/.*'first-page'.*\n/, ''))
  const unlisted = await viewDocs(folder, 'check')
  expect(unlisted).toMatchObject({ code: 1 })
  expect(unlisted.output).toContain('content/guide/first-page/de-DE.md:1\n  No menu leads to this page.\n')
  const asJson = await viewDocs(folder, 'check', '--json')
  expect(asJson.code).toBe(1)
  expect(JSON.parse(asJson.output)).toMatchObject({ pages: 5, problems: [{ file: 'content/guide/first-page/de-DE.md', line: 1 }] })
  await writeFile(menu, text)
  expect(await viewDocs(folder, 'check')).toEqual(passed(5))
})

const onePage = { 'content/guide/menu.ts': 'export default {}' }

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
    'versions of a section that is not there',
    {
      'docs.config.ts':
        "export default { title: 'A', origin: 'https://a.example', versions: { gide: { current: '2', others: [{ id: '1' }] } } }",
      ...onePage,
    },
    'names the section "gide"',
  ],
  [
    'a version that is named twice',
    {
      'docs.config.ts':
        "export default { title: 'A', origin: 'https://a.example', versions: { guide: { current: '1', others: [{ id: '1' }] } } }",
      ...onePage,
    },
    'names 1 twice',
  ],
  [
    'an unknown token',
    {
      'docs.config.ts': "export default { title: 'A', origin: 'https://a.example', theme: { tokens: { 'size-sidebar': '1px' } } }",
      ...onePage,
    },
    'has no "size-sidebar". The tokens are',
  ],
  [
    'a page without its file',
    {
      'docs.config.ts':
        "export default { title: 'A', origin: 'https://a.example', routes: [{ path: '/x', component: 'X.tsx', title: 'X', description: 'X' }] }",
      ...onePage,
    },
    'names X.tsx, and there is no such file',
  ],
  [
    'a section named like its base',
    { 'docs.config.ts': "export default { title: 'A', origin: 'https://a.example', base: '/guide/' }", ...onePage },
    'has the name of the base',
  ],
  [
    'a title in one of two locales',
    {
      'docs.config.ts': "export default { title: { en: 'A' }, origin: 'https://a.example', locales: ['en', 'de'] }",
      'content/guide/menu.ts': 'export default {}',
    },
    'A text is missing in de',
  ],
  [
    'an announcement on a day that is none',
    {
      'docs.config.ts':
        "export default { title: 'A', origin: 'https://a.example', announcement: { id: 'a', text: 'A', until: '2026-02-30' } }",
      ...onePage,
    },
    '`announcement.until` is "2026-02-30"',
  ],
] as const)('a site with %s is refused with its remedy', async ([name, files, message]) => {
  const folder = join(copies, `config ${name}`)
  await mkdir(folder, { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const { code, output } = await viewDocs(folder, 'check')
  expect(code).toBe(2)
  expect(output).toContain(message)
})
