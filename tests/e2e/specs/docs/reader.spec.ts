import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { alive, expect, test } from '../../fixtures.ts'
import { shifts } from '../../measures/shifts.ts'

test.use({ dependsOn: 'served' })

// A page of documentation is read without the application: these tests never let it come unless they say so.

const nothing = (): void => undefined

const button = '/view-ui-plus/component/base/button'
const install = '/view-ui-plus/guide/install'
const sider = (page: Page) => page.getByRole('navigation', { name: '章节' })
const scripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)
const title = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true })
const isReact = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('main > *') ?? {}).some((key) => key.startsWith('__reactFiber$')))

async function read(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

/** Waits until the whole article is laid out and nothing is held back: a place in px is exact from then on. */
async function drawn(page: Page): Promise<void> {
  await expect(page.locator('.doc-part:not([data-drawn], [data-first]), :root[data-first-view]')).toHaveCount(0)
}

// Closed after the last test, not at the end of each: a page goes on loading until its test is over.
const servers: Server[] = []
test.afterAll(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Serves the site as it is, except that the bytes of one page after `end` are sent only on `release()`. */
async function holdBackAfter(site: string, path: string, end: (html: Buffer) => number): Promise<{ origin: string; release: () => void }> {
  let release = nothing
  const answer = async (url: string, response: ServerResponse) => {
    const found = await fetch(site + url)
    const body = Buffer.from(await found.arrayBuffer())
    response.setHeader('content-type', found.headers.get('content-type') ?? '')
    if (url !== path) return response.end(body)
    release = () => void response.end(body.subarray(end(body)))
    return response.write(body.subarray(0, end(body)))
  }
  const server = createServer(({ url = '' }, response) => void answer(url, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  servers.push(server)
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { origin: `http://127.0.0.1:${port}`, release: () => release() }
}

/** What the reader asks for at this path does not come until it is released. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let release = nothing
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(path, async (route, request) => {
    if (request.resourceType() === 'fetch') await released
    await route.continue()
  })
  return release
}

/** Opens the page after `path`, which the reader has not kept: on the way back it does not come until it is released. */
async function openFrom(page: Page, path: string): Promise<() => void> {
  await read(page, path)
  await page.locator('.doc-pager a[rel="next"]').click()
  await expect(page).not.toHaveURL(path)
  const release = await holdBack(page, path)
  await page.reload()
  await alive(page)
  return release
}

/** Opens the search, which loads the application, while the page is still loading; the page must arrive first. */
async function searchBefore(page: Page, release: () => void, path: string): Promise<void> {
  const left = (await title(page).textContent()) ?? ''
  await expect(page.locator(':root[data-loading]')).toHaveCount(1)
  const application = page.waitForResponse(/\/assets\/client-/)
  await page.keyboard.press('Control+k')
  await (await application).finished()
  // Long enough to take the page over, would it not wait.
  await page.waitForTimeout(1000)
  expect(await isReact(page)).toBe(false)
  await expect(title(page)).toHaveText(left)
  release()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await expect(page).toHaveURL(path)
  await expect(title(page)).not.toHaveText(left)
  await expect(page.locator(':root[data-loading]')).toHaveCount(0)
}

test('[PLUS-01] the next page comes without a page load and without the application, head and menu in step', async ({ page }) => {
  await read(page, install)
  await page.evaluate(() => Object.assign(globalThis, { kept: true }))
  await sider(page).getByText('基础').click()
  await sider(page).getByRole('link', { name: 'Button 按钮' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Button')
  await expect(page).toHaveURL(button)
  await expect(page).toHaveTitle(/^Button/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${button}$`))
  await expect(page.locator('link[hreflang="en-US"][rel="alternate"]')).toHaveAttribute('href', new RegExp(`/en-US${button}$`))
  await expect(sider(page).locator('[aria-current="page"]')).toContainText('Button')
  expect(await page.evaluate(() => 'kept' in globalThis)).toBe(true)
  expect(await isReact(page)).toBe(false)
  // Its demos live, its code copies: the article needs no application.
  const demo = page.locator('[data-demo]').first()
  await demo.scrollIntoViewIfNeeded()
  await expect(demo).toHaveAttribute('data-state', 'running')
})

test('[PLUS-01] reading costs a few kilobytes of script, and a link that is pointed at is fetched once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await read(page, install)
  expect(await scripts(page)).toBeLessThan(15)
  const link = sider(page).getByRole('link').first()
  const path = (await link.getAttribute('href')) ?? ''
  const times = () => asked.filter((one) => one === path).length
  await link.hover()
  await expect.poll(times).toBe(1)
  await link.focus()
  await link.click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('安装')
  expect(times()).toBe(1)
})

test('[PLUS-01] the page that an article links to is prefetched before its link is hovered, unless the reader saves data', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await read(page, install)
  const next = (await page.locator('[rel="next"]').getAttribute('href')) ?? ''
  await expect.poll(() => asked).toContain(next)
  asked.length = 0
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await read(page, install)
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain(next)
})

test('[PLUS-01] what is below the view is laid out when nothing else is to do, and nothing moves', async ({ page }) => {
  await page.goto(button)
  await expect.poll(() => page.locator('.doc-part[data-drawn]').count()).toBeGreaterThan(3)
  await drawn(page)
  expect(await shifts(page)).toEqual([])
})

test('[PLUS-01] the first frame of a page draws its article; the columns next to it follow in the next, and nothing moves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // However slow the first frame is here: the three-second limit never expires.
    const { setTimeout } = globalThis
    Object.assign(globalThis, {
      setTimeout: (act: TimerHandler, time?: number) => (time === 3000 ? 0 : setTimeout(act, time)),
    })
    const seen: (string | undefined)[] = []
    Object.assign(globalThis, { seen })
    // The document has no root yet.
    new MutationObserver(() => void seen.push(document.documentElement.dataset.firstView)).observe(document, {
      attributeFilter: ['data-first-view'],
      subtree: true,
    })
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(button)
  await expect(page.locator(':root[data-first-view]')).toHaveCount(0)
  await drawn(page)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual(['main', '', undefined])
  expect(await shifts(page)).toEqual([])
  const columns = ['#view-layout-sider > ul', 'main + aside > div', 'main + aside > nav']
  const held = () =>
    page.evaluate((selectors) => {
      document.documentElement.dataset.firstView = 'main'
      return selectors.map((selector) => getComputedStyle(document.querySelector(selector) ?? document.body).contentVisibility)
    }, columns)
  expect(await held()).toEqual(['hidden', 'hidden', 'hidden'])
  await page.setViewportSize({ width: 834, height: 900 })
  expect(await held()).toEqual(['visible', 'visible', 'visible'])
})

for (const path of ['/', button]) {
  test(`[PLUS-01] ${path} is painted with its header and menu whole, and nothing moves when the rest comes`, async ({ page, world }) => {
    const { origin, release } = await holdBackAfter(world.site, path, (html) => html.indexOf('</header>') - 400)
    const painted = () => page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name))
    await page.goto(origin + path, { waitUntil: 'commit' })
    await expect(page.locator('header')).toBeAttached()
    // Asked by time: a page that holds its rendering back has no frames.
    await page.waitForFunction(() => [...document.styleSheets].length > 0, undefined, { polling: 50 })
    // Long enough to paint what is there, would it not wait.
    await page.waitForTimeout(1000)
    expect(await painted()).toEqual([])
    release()
    await page.waitForLoadState('load')
    await expect.poll(painted).toContain('first-contentful-paint')
    expect(await shifts(page)).toEqual([])
  })
}

test('[PLUS-01] the consult button is not painted before its content has arrived', async ({ page, world }) => {
  const { origin, release } = await holdBackAfter(world.site, button, (html) => html.indexOf('<svg', html.lastIndexOf('href="/consult"')))
  const consult = page.getByRole('complementary', { name: '咨询' }).locator('a')
  await page.goto(origin + button, { waitUntil: 'commit' })
  await expect(consult).toBeAttached()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(consult).toBeHidden()
  release()
  await expect(consult).toBeVisible()
  await drawn(page)
  expect(await shifts(page)).toEqual([])
})

test('[PLUS-01] a page that is slow to come is let go after three seconds, and nothing of it is held back again', async ({
  page,
  world,
}) => {
  const { origin, release } = await holdBackAfter(world.site, button, (html) => html.indexOf('<article') + 4000)
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => void seen.push(document.documentElement.dataset.firstView)).observe(document, {
      attributeFilter: ['data-first-view'],
      subtree: true,
    })
    // Whether the article was to be read while the rest was held back; asked from outside, three seconds may be over.
    const articles = new MutationObserver(() => {
      const article = document.querySelector('article')
      if (!article) return
      articles.disconnect()
      Object.assign(globalThis, { early: document.documentElement.dataset.firstView === 'main' && article.checkVisibility() })
    })
    articles.observe(document, { childList: true, subtree: true })
  })
  await page.goto(origin + button, { waitUntil: 'commit' })
  const seen = () => page.evaluate(() => Reflect.get(globalThis, 'seen'))
  await expect(page.locator(':root:not([data-first-view]) article')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'early'))).toBe(true)
  await expect(sider(page).getByText('基础')).toBeVisible()
  expect(await seen()).toEqual(['main', undefined])
  release()
  await page.waitForLoadState('load')
  await drawn(page)
  expect(await seen()).toEqual(['main', undefined])
})

for (const path of [button, install, '/view-ui-plus/component/form/table', '/en-US/view-ui-plus/component/form/select']) {
  test(`[PLUS-01] ${path}: what the first frame holds back is below every window of usual height`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1000 })
    await page.goto(path)
    const below = page.locator('[data-below]')
    await expect(below).toHaveCount(1)
    expect(await below.evaluate((part) => part.getBoundingClientRect().top)).toBeGreaterThan(1000)
    await expect(page.locator(':root[data-first-view]')).toHaveCount(0)
    await drawn(page)
    const visibility = () => below.evaluate((part) => getComputedStyle(part).contentVisibility)
    expect(await visibility()).not.toBe('hidden')
    await below.evaluate((part) => {
      delete part.dataset.drawn
      document.documentElement.dataset.firstView = ''
    })
    expect(await visibility()).toBe('hidden')
    await page.setViewportSize({ width: 1920, height: 1400 })
    expect(await visibility()).not.toBe('hidden')
  })
}

test('[PLUS-01] the next page, too, is painted before what is below the view; then it is laid out whole', async ({ page }) => {
  await read(page, install)
  await drawn(page)
  await page.evaluate(() => {
    const seen: boolean[] = []
    Object.assign(globalThis, { seen })
    const { dataset } = document.documentElement
    new MutationObserver(() => void seen.push('firstView' in dataset)).observe(document.documentElement, {
      attributeFilter: ['data-first-view'],
    })
  })
  await sider(page).getByText('基础').click()
  await sider(page).getByRole('link', { name: 'Button 按钮' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Button')
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual([true, false])
  await drawn(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('安装')
  await expect(page.locator(':root[data-first-view]')).toHaveCount(0)
})

test('[PLUS-01] a page without demos is painted before their styles come, and the next one with demos has them', async ({ page }) => {
  let release = nothing
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/later-.*\.css$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/view-ui-plus/guide/global')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await alive(page)
  await sider(page).getByText('基础').click()
  await sider(page).getByRole('link', { name: 'Button 按钮' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Button')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Button')
  await expect(page.locator('.doc-mat').first()).toHaveCSS('background-color', /^rgb/)
  expect(
    await page
      .locator('.doc-sheet')
      .first()
      .evaluate((sheet) => getComputedStyle(sheet).display),
  ).toBe('grid')
})

test('[ROUTE-09] back and forward find each page where it was left, also after the application came, and after a reload', async ({
  page,
}) => {
  await read(page, button)
  await drawn(page)
  await page.evaluate(() => scrollTo(0, 900))
  await sider(page).locator('summary').filter({ hasText: '表单' }).click()
  await sider(page)
    .getByRole('link', { name: /^Table 表格/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Table')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await drawn(page)
  await page.evaluate(() => scrollTo(0, 500))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Button')
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(900)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Table')
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(500)
  await page.keyboard.press('Control')
  await expect.poll(() => isReact(page)).toBe(true)
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(500)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Button')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900)
  // What is read stays where it is, also when an ad above it is not there again.
  const place = () =>
    page
      .locator('[data-demo]')
      .nth(1)
      .evaluate((demo) => Math.round(demo.getBoundingClientRect().top))
  const before = await place()
  await page.reload()
  await alive(page)
  await expect.poll(place).toBe(before)
})

test('[DOC-13] the anchor of the section being read is marked, and a heading is reached with room above it', async ({ page }) => {
  await read(page, install)
  const anchors = page.getByRole('complementary').getByRole('navigation')
  const last = anchors.getByRole('link').last()
  await last.click()
  await expect(last).toHaveAttribute('aria-current', 'location')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(last).not.toHaveAttribute('aria-current')
})

test('[PLUS-05] a control that needs the application calls it, and what was pressed happens', async ({ page }) => {
  await read(page, button)
  expect(await isReact(page)).toBe(false)
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await isReact(page)).toBe(true)
})

for (const [path, name] of [
  [install, '申请演示'],
  ['/admin-plus/introduce', '视频演示'],
] as const) {
  test(`[PLUS-05] "${name}" next to ${path} is pressed before the application has loaded, and its dialog opens`, async ({ page }) => {
    await read(page, path)
    const panel = page.locator('main + aside')
    await panel.evaluate((element) => element.setAttribute('data-same', ''))
    await panel.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(panel, 'the panel is hydrated, not replaced').toHaveAttribute('data-same', '')
  })
}

test('[LAY-09] the shortcut of the search works before the application is there', async ({ page }) => {
  await read(page, install)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
})

test.describe('a page that is still on its way', () => {
  test('[PLUS-01] comes before the application, and what called that happens then', async ({ page }) => {
    const path = '/view-ui-plus/guide/theme'
    const release = await holdBack(page, path)
    await read(page, install)
    await sider(page).locator(`a[href="${path}"]`).click()
    await searchBefore(page, release, path)
  })

  test('[ROUTE-09] comes before the application where it is the way back, too', async ({ page }) => {
    const release = await openFrom(page, install)
    await page.goBack({ waitUntil: 'commit' })
    await searchBefore(page, release, install)
  })

  test('[ROUTE-09] does not come when the visitor went forward again before it was there', async ({ page }) => {
    const release = await openFrom(page, install)
    const [here, shown] = [page.url(), (await title(page).textContent()) ?? '']
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator(':root[data-loading]')).toHaveCount(1)
    await page.goForward({ waitUntil: 'commit' })
    const come = page.waitForResponse((response) => new URL(response.url()).pathname === install)
    release()
    await (await come).finished()
    await expect(page.locator(':root[data-loading]')).toHaveCount(0)
    await expect(page).toHaveURL(here)
    await expect(title(page)).toHaveText(shown)
  })
})

test('[DOC-12] a running demo goes on when the application takes the page over', async ({ page }) => {
  await read(page, '/view-ui-plus/component/form/table')
  const demo = page.locator('[data-demo]').first()
  await demo.scrollIntoViewIfNeeded()
  await expect(demo).toHaveAttribute('data-state', 'running')
  await demo.locator('.doc-host').evaluate((host) => host.setAttribute('data-same', ''))
  await page.keyboard.press('Control')
  await expect.poll(() => isReact(page)).toBe(true)
  await expect(demo.locator('.doc-host')).toHaveAttribute('data-same', '')
  await expect(demo).toHaveAttribute('data-state', 'running')
})

test('[I18N-01] the language switch keeps its choice without the application', async ({ page }) => {
  await read(page, install)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /English/ })
    .click()
  await expect(page).toHaveURL(`/en-US${install}`)
  await page.goto(install)
  await expect(page).toHaveURL(`/en-US${install}`)
})

test.describe('without the network', () => {
  test.use({ tolerated: /ERR_|Failed to (load|fetch)/ })

  test('[PLUS-01] a page that was pointed at before opens all the same', async ({ page, context }) => {
    await read(page, install)
    const link = sider(page)
      .getByRole('link', { name: /introduce|介绍/i })
      .first()
    await link.hover()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('安装')
    await context.setOffline(false)
  })
})

test.describe('a cut line', () => {
  test.use({ tolerated: /net::ERR_FAILED/ })

  test('[PLUS-01] without its menus the application does not take the page over: it is read on, and the next use tries again', async ({
    page,
  }) => {
    const menus = '**/assets/menus-*.json'
    await page.route(menus, (route) => route.abort())
    await read(page, install)
    const search = page.getByRole('button', { name: '搜索' })
    const failed = page.waitForEvent('requestfailed')
    await search.click()
    await failed
    await expect(page.locator(':root[data-hydrating]')).toHaveCount(0)
    expect(await isReact(page)).toBe(false)
    await sider(page).getByText('基础').click()
    await sider(page).getByRole('link', { name: 'Button 按钮' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Button')
    await page.unroute(menus)
    await search.click()
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  })
})

test.describe('a page of the build before', () => {
  test.use({ tolerated: /404 \(Not Found\)/ })

  test('[PLUS-01] is reloaded when the application it requests no longer exists, and responds then', async ({ page }) => {
    const menus = '**/assets/menus-*.json'
    await read(page, install)
    await page.route(menus, (route) => route.fulfill({ status: 404 }))
    await page.route(`**${install}`, async (route) => {
      await page.unroute(menus)
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('{"entry"', '{ "entry"') })
    })
    const reloaded = page.waitForEvent('load')
    const search = page.getByRole('button', { name: '搜索' })
    await search.click()
    await reloaded
    await alive(page)
    await search.click()
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  })
})
