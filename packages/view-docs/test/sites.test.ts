import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyOf } from './copyOf.ts'
import { expectPage } from './expectPage.ts'
import { openBrowser, openSite, serve } from './openSite.ts'
import { passedCheck } from './passedCheck.ts'
import { readAnnouncement } from './readAnnouncement.ts'
import { readOffline } from './readOffline.ts'
import { readVersions } from './readVersions.ts'
import { viewDocs } from './viewDocs.ts'

openBrowser()

let english: Promise<string> | undefined

/** The folder of the English site, which is built once. */
function builtEnglish(): Promise<string> {
  return (english ??= buildEnglish())
}

async function buildEnglish(): Promise<string> {
  const folder = await copyOf('english')
  expect(await viewDocs(folder, 'build')).toMatchObject({ code: 0 })
  return folder
}

/** Paths of the files in a folder whose text matches. */
async function filesWith(folder: string, text: RegExp): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const found = await Promise.all(
    names
      .filter((name) => /\.(?:html|js|css|json)$/.test(name))
      .map(async (name) => text.test(await readFile(join(folder, name), 'utf8')) && name),
  )
  return found.filter((name) => name !== false)
}

test('German as the default locale and Arabic right-to-left: pages, demos of two kinds, search', { timeout: 300_000 }, async () => {
  const folder = await copyOf('german')
  expect(await viewDocs(folder, 'build')).toMatchObject({ code: 0 })
  const { origin } = await serve(folder, 'preview')
  const base = `${origin}/handbuch`
  const { page, complaints } = await openSite(`${base}/guide/start`, { locale: 'de-DE' })
  await expectPage(page).toHaveTitle('Start - Acme-Handbuch')
  await expectPage(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expectPage(page.getByRole('navigation', { name: 'Auf dieser Seite' })).toBeVisible()

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
  // A moved page redirects, with query and hash.
  await page.goto(`${base}/ar/guide/beispiele?a=1#oben`)
  await expectPage(page).toHaveURL(`${base}/ar/guide/demos-page?a=1#oben`)
  expect(await readFile(join(folder, 'dist/client/_redirects'), 'utf8')).toContain(
    '/handbuch/guide/beispiele /handbuch/guide/demos-page 301\n',
  )
  expect(complaints).toEqual([])

  const arabic = await openSite(`${base}/reference/options`, { locale: 'ar-EG' })
  await expectPage(arabic.page).toHaveURL(`${base}/ar/reference/options`)
  await expectPage(arabic.page.getByRole('heading', { level: 1 })).toHaveText('الخيارات')

  await readWithoutScripts(base)
  await readUntranslated(base)

  const text = async (path: string) => (await fetch(base + path)).text()
  // An article waits for the styles that it draws; the others load after its first paint.
  expect(await text('/reference/options')).toMatch(/<noscript><link rel="stylesheet" href="\/handbuch\/assets\/later-/)
  // At the base path: files for other programs, and unknown URLs.
  expect(await text('/ar/guide/start.md')).toContain('![شعار أكمي](https://docs.acme.example/handbuch/acme.svg)')
  expect(await text('/ar/guide/start.md')).toContain('(https://docs.acme.example/handbuch/ar/guide/demos-page)')
  expect(await text('/sitemap.xml')).toContain('<loc>https://docs.acme.example/handbuch/ar/guide/start</loc>')
  expect(await text('/robots.txt')).toContain('Sitemap: https://docs.acme.example/handbuch/sitemap.xml')
  expect(await text('/llms.txt')).toContain('(https://docs.acme.example/handbuch/guide/start.md)')
  expect((await fetch(origin)).url).toBe(`${base}/`)
  for (const missing of [`${base}/nowhere`, `${origin}/guide/start`]) expect((await fetch(missing)).status).toBe(404)
})

/** Without JavaScript, a demo shows a notice in the language of its page. */
async function readWithoutScripts(base: string): Promise<void> {
  for (const [path, text] of [
    ['/guide/demos-page', 'Dieses Beispiel benötigt JavaScript'],
    ['/ar/guide/demos-page', 'يتطلب هذا المثال JavaScript'],
  ] as const) {
    const { page } = await openSite(base + path, { javaScriptEnabled: false })
    const sheet = page.locator('[data-name="window"] .doc-sheet')
    await expectPage.poll(() => sheet.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(`"${text}"`)
    await page.context().close()
  }
}

/** Checks the Arabic version of a page that only exists in German. */
async function readUntranslated(base: string): Promise<void> {
  const { page, complaints } = await openSite(`${base}/ar/guide/start`, { locale: 'ar-EG' })
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
  // With the application, navigating updates the head.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('البداية')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await expectPage(page).toHaveURL(`${base}/ar/guide/start`)
  await expectPage.poll(languages).toEqual(['de-DE', 'ar', 'x-default'])
  await page.getByRole('navigation', { name: 'الأقسام' }).getByRole('link', { name: 'Betrieb' }).press('Enter')
  await expectPage(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
  // No page scrolls horizontally, on a phone and on a desktop.
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

test('only Chinese, without sections: no prefix, no language switch, and the root shows the first page', { timeout: 300_000 }, async () => {
  const folder = await copyOf('chinese')
  // Nothing but that it was built: nothing went wrong.
  expect(await viewDocs(folder, 'build')).toEqual({ code: 0, output: expect.stringMatching(/^Built the site in [\d.]+ s\.\n$/) })
  // Its host compresses.
  expect((await readdir(join(folder, 'dist/client'), { recursive: true })).filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([])
  const { origin } = await serve(folder, 'preview')
  const { page, complaints } = await openSite(origin, { locale: 'en-US' })
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
  expect(await viewDocs(folder, 'check')).toEqual(passedCheck(3))
})

test(
  'English site with home page, icon, custom page, shell parts and files; a failing demo shows its error',
  { timeout: 300_000 },
  async () => {
    const folder = await builtEnglish()
    // Its own styles come last: there are none that load later.
    expect(await filesWith(join(folder, 'dist/client'), /assets\/later-/)).toEqual([])
    const { origin } = await serve(folder, 'preview')
    const { page } = await openSite(origin)
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Count anything')
    await expectPage(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg')
    await expectPage(page.getByText('npm install counter')).toBeVisible()
    await page.getByRole('link', { name: 'Get started' }).press('Enter')
    await expectPage(page).toHaveURL(`${origin}/guide/start`)
    await expectPage(page.getByRole('link', { name: /Edit/ })).toHaveAttribute(
      'href',
      'https://github.com/counter/counter/edit/main/content/guide/start/en-US.md',
    )
    // A locked part, unlocked by the site's port.
    await expectPage(page.getByText('Count backwards.')).toBeVisible()
    expect(await (await fetch(`${origin}/guide/start`)).text()).not.toContain('with Shift')
    expect(await readFile(join(folder, 'dist/locked/en-US/guide/start.json'), 'utf8')).toContain('with Shift')

    // A custom block with its style sheet and behaviour; the README shows the same block.
    const price = page.getByText('€9.00')
    await expectPage(price).toHaveCSS('font-size', '28px')
    await price.press('Enter')
    await expectPage(price).toHaveText('€9.00 a month')
    const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8')
    expect(readme).toContain(await readFile(join(folder, 'site/blocks.ts'), 'utf8'))

    // A custom page, a part of the shell and an output file.
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
    // A framework that the site added itself; the README shows its files.
    await page.getByRole('button', { name: 'Svelte (en-US): 0' }).press('Enter')
    await expectPage(page.getByRole('button', { name: 'Svelte (en-US): 1' })).toBeVisible()
    const port = join(import.meta.dirname, 'sites/svelte')
    for (const name of await readdir(port)) expect(readme).toContain(await readFile(join(port, name), 'utf8'))

    await readVersions(origin, folder)
    await readAnnouncement(origin)
  },
)

test('a visited page works offline, with menu and search; another page explains that it is not stored', { timeout: 300_000 }, async () => {
  expect(await readOffline(await builtEnglish())).toBe('/guide/start')
})

test('the development server applies a save without a reload, and shows a mistake in an overlay', { timeout: 300_000 }, async () => {
  const folder = await copyOf('english', 'written')
  const { origin } = await serve(folder, 'dev')
  const { page } = await openSite(`${origin}/guide/start`)
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

  // An older version: a page with its own content and demo, and one shared with the current version.
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

  // A save while a page starts: it has loaded its article, and does not listen yet.
  const listening = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route('**/followContent.ts*', async (route) => {
    held.resolve()
    await listening.promise
    await route.continue()
  })
  await page.goto(`${origin}/guide/start`)
  await held.promise
  await expectPage(page.getByText('Run the installer twice.')).toBeVisible()
  await writeFile(file, text.replace('Run the installer once.', 'Run the installer three times.'))
  await expect.poll(async () => (await fetch(`${origin}/guide/start/index.json`)).text(), { timeout: 60_000 }).toContain('three times')
  listening.resolve()
  await expectPage(page.getByText('Run the installer three times.')).toBeVisible()

  const blocks = join(folder, 'site/blocks.ts')
  await writeFile(blocks, (await readFile(blocks, 'utf8')).replace('pro: 9', 'pro: 19'))
  await expectPage(page.getByText('€19.00')).toBeVisible()

  // Without a page, which would load all of the application again: the change of the blocks has shown that one does.
  await page.close()
  const config = join(folder, 'docs.config.ts')
  await writeFile(config, (await readFile(config, 'utf8')).replace("title: 'Counter'", "title: 'Calculator'"))
  const site = async () => (await fetch(`${origin}/@id/__x00__virtual:view-docs/site`)).text()
  await expect.poll(() => site().catch(() => ''), { timeout: 60_000 }).toContain('Calculator')
})
