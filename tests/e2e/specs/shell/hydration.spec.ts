import type { Page, Request } from '@playwright/test'
import { localesOf, repeats } from '../../full.ts'
import { localized, type Locale } from '../../locales.ts'
import { goTo } from '../../pages/sider.ts'
import { componentPages, sitePages, titleSuffix } from '../../pages/sitePages.ts'
import { statusOf, withStatus } from '../../pages/status.ts'
import { expect, hydrated, test } from '../../fixtures.ts'

test.use({ dependsOn: 'served' })

test('[PLUS-01] a query that changes the page is applied after hydration', async ({ open, page }) => {
  await open('/price?product=icrud')
  await expect(page.getByRole('button', { name: /^iCRUD/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('region', { name: '团队版' })).toHaveCount(0)
  await open('/en-US/price?product=nothing&utm_source=test')
  await expect(page.getByRole('button', { name: /^Admin Plus/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/en-US/price?product=nothing&utm_source=test')
})

test.describe('unknown addresses', () => {
  // The browser logs the status of the document, which is expected.
  test.use({ tolerated: /404 \(Not Found\)/ })

  const others = repeats('loading of more pages of a kind') ? ['/nothing-here', '/fr-FR/price'] : []
  for (const path of ['/en-US/view-ui-plus/component/base/nothing', ...others]) {
    test(`[ROUTE-06] the reply to ${path} is hydrated without a warning`, async ({ open, page }) => {
      await page.addInitScript(() => {
        // Before the parser has reached the text, `main` is empty too: a frame may come in between.
        let wasShown = false
        const look = () => {
          const text = document.querySelector('main')?.innerText
          if (wasShown && !text) document.documentElement.dataset.blinked = ''
          wasShown ||= Boolean(text)
          requestAnimationFrame(look)
        }
        look()
      })
      await open(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html'), 'the page was empty for a moment').not.toHaveAttribute('data-blinked')
    })
  }
})

const component = componentPages.slice(0, repeats('loading of more pages of a kind') ? undefined : 1)

if (repeats('loading of more pages of a kind')) {
  test('[PLUS-01] /price requests its scripts only after the load event', async ({ open, page }) => {
    await open('/price')
    await expectLateScripts(page)
  })
}

for (const path of component) {
  test(`[PLUS-01] ${path} requests its scripts only after the load event, does not load Vue before a demo is near, and never loads its own text twice`, async ({
    page,
  }) => {
    const requests = record(page)
    await page.setViewportSize({ width: 1280, height: 300 })
    await page.goto(path)
    await hydrated(page)
    await expectLateScripts(page)
    await page.waitForLoadState('networkidle')
    // The distance of the first demo depends on the length of the introduction. Here it must be more than 200 px, at which demos start.
    const distance = await page
      .locator('[data-demo]')
      .first()
      .evaluate((demo) => demo.getBoundingClientRect().top - innerHeight)
    expect(distance, 'the first demo is far enough below the view').toBeGreaterThan(200)
    expect(await page.evaluate(() => document.querySelectorAll('[data-demo]:not([data-state="idle"])').length)).toBe(0)
    expect(vueIn(await bodies(requests))).toEqual([])
    expect(requests.map((request) => request.url()).filter((url) => url.endsWith('/index.json'))).toEqual([])

    const sentence = await page.locator('[data-article] .doc-title p').innerText()
    const holders = (await bodies(requests)).filter(({ text }) => text.includes(sentence)).map(({ url }) => new URL(url).pathname)
    expect(holders, 'files that contain the first sentence of the article').toEqual([path])

    await page.locator('[data-demo]').first().scrollIntoViewIfNeeded()
    await expect(page.locator('[data-demo]').first()).toHaveAttribute('data-state', 'running')
    expect(vueIn(await bodies(requests)).length).toBeGreaterThan(0)
  })
}

for (const locale of localesOf('behaviour in the second language')) {
  test(`[PLUS-01] [ROUTE-09] ${localized('/', locale)} requests its scripts only after the load event, and client navigation updates the head`, async ({
    open,
    page,
  }) => {
    const introduce = find('/view-ui-plus/guide/introduce')
    const button = find('/view-ui-plus/component/base/button')
    await open(localized('/', locale))
    await expectLateScripts(page)
    const documents = page
      .waitForRequest((request) => request.isNavigationRequest() && request.frame() === page.mainFrame())
      .then(
        (request) => request.url(),
        () => 'none',
      )

    await page
      .locator('main')
      .getByRole('link', { name: locale === 'zh-CN' ? '阅读文档' : 'Read the docs' })
      .click()
    await expectPage(page, introduce, locale)
    await goTo(page, /^Button/, locale)
    await expectPage(page, button, locale)
    await expect(page.locator('[data-article]')).toHaveAttribute('data-page', 'view-ui-plus/component/base/button')
    await page.goBack()
    await expectPage(page, introduce, locale)
    await page.goForward()
    await expectPage(page, button, locale)
    await page.close()
    expect(await documents, 'a whole document was loaded').toBe('none')
  })
}

test.describe('a lost connection', () => {
  test.use({ tolerated: /net::ERR_FAILED|Failed to fetch/ })

  test('[ROUTE-06] a page that cannot be fetched shows an error, and a retry shows the page', async ({ open, page }) => {
    await open('/view-ui-plus/guide/introduce')
    // The page itself, too, because it is fetched if its article cannot be.
    const requests = /\/base\/button(\/index\.json)?$/
    await page.route(requests, (route) => route.abort())
    await goTo(page, /^Button/)
    await expect(page.getByRole('heading', { level: 1, name: '抱歉，服务器出错了' })).toBeVisible()
    await page.unroute(requests)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible()
  })
  test('[ROUTE-06] an error page that cannot be loaded either is replaced by its text, with a retry', async ({ open, page }) => {
    await open('/price')
    const scripts = /\/assets\/(store\.index|RouteErrorPage)-[^/]+\.js$/
    await page.route(scripts, (route) => route.abort())
    await page.getByRole('banner').getByRole('link', { name: '商店' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '抱歉，服务器出错了' })).toBeVisible()
    await page.unroute(scripts)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '商店' })).toBeVisible()
  })
})

test.describe('offline', () => {
  // Every file that the page requests in vain, and the rejections that follow from it; some have no text.
  test.use({ tolerated: /^$|net::ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload CSS/ })

  test('[ROUTE-06] a page that could not be fetched is shown by itself when the network is back', async ({ context, open, page }) => {
    await withStatus(page, () => open('/price'))
    await context.setOffline(true)
    await expect(statusOf(page).getByRole('status')).toContainText('网络已断开')
    await page.getByRole('banner').getByRole('link', { name: '商店' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '当前没有网络' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: '商店' })).toBeVisible()
  })
})

/** Expects that the open page requested no script before its load event. */
async function expectLateScripts(page: Page): Promise<void> {
  const { early, late } = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation').filter((entry) => entry instanceof PerformanceNavigationTiming)
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const isEarly = ({ startTime }: PerformanceEntry) => startTime < (document?.loadEventStart ?? Infinity)
    return { early: scripts.filter(isEarly).map(({ name }) => name), late: scripts.filter((script) => !isEarly(script)).length }
  })
  expect(early).toEqual([])
  expect(late).toBeGreaterThan(3)
}

async function expectPage(page: Page, { path, title }: (typeof sitePages)[number], locale: Locale): Promise<void> {
  await expect(page).toHaveURL(localized(path, locale))
  await expect(page).toHaveTitle(title[locale] + titleSuffix)
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `https://www.view-ui.example${localized(path, locale)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

function find(path: string): (typeof sitePages)[number] {
  const found = sitePages.find((page) => page.path === path)
  if (!found) throw new Error(`${path} is not a page of the site`)
  return found
}

function record(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

/** The responses received so far. */
async function bodies(requests: readonly Request[]): Promise<{ url: string; text: string }[]> {
  return Promise.all(requests.map(async (request) => ({ url: request.url(), text: (await (await request.response())?.text()) ?? '' })))
}

/** Paths of assets that contain Vue or the library. Vue sets `__vue_app__` on every element it mounts. */
function vueIn(files: readonly { url: string; text: string }[]): string[] {
  const assets = files.map(({ url, text }) => ({ path: new URL(url).pathname, text })).filter(({ path }) => path.startsWith('/assets/'))
  return assets.filter(({ text }) => text.includes('__vue_app__') || text.includes('ivu-')).map(({ path }) => path)
}
