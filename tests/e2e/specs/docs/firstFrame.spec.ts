import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { alive, expect, test } from '../../fixtures.ts'
import { shifts, visibleShifts } from '../../measures/shifts.ts'
import { repeats } from '../../full.ts'
import { install, sider, read, drawn } from '../../pages/reader.ts'

const nothing = (): void => undefined

test.use({ dependsOn: 'served' })

// Not the page that most journeys read: a change of it repeats them all.
const radio = '/view-ui-plus/component/form/radio'

// Closed after the last test, because a page keeps loading until its test is over.
const servers: Server[] = []
test.afterAll(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Serves the site unchanged, except that the bytes of one page after `end` are sent only on `release()`. */
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

test('[PLUS-01] the first frame of a page renders its article, the next one the columns next to it, and what is below the viewport when the page is idle, without layout shifts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The three-second limit never expires, however slow the first frame is here.
    const { setTimeout } = globalThis
    Object.assign(globalThis, {
      setTimeout: (act: TimerHandler, time?: number) => (time === 3000 ? 0 : setTimeout(act, time)),
    })
    const seen: (string | undefined)[] = []
    Object.assign(globalThis, { seen })
    // The document itself is observed, because it has no root element yet.
    new MutationObserver(() => void seen.push(document.documentElement.dataset.firstView)).observe(document, {
      attributeFilter: ['data-first-view'],
      subtree: true,
    })
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(radio)
  await expect(page.locator(':root[data-first-view]')).toHaveCount(0)
  await expect.poll(() => page.locator('.doc-part[data-drawn]').count()).toBeGreaterThan(3)
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

for (const path of ['/', radio]) {
  test(`[PLUS-01] ${path} is not painted before its header is complete, and the rest arrives without layout shifts`, async ({
    page,
    world,
  }) => {
    const { origin, release } = await holdBackAfter(world.site, path, (html) => html.indexOf('</header>') - 400)
    const painted = () => page.evaluate(() => performance.getEntriesByType('paint').map(({ name }) => name))
    await page.goto(origin + path, { waitUntil: 'commit' })
    await expect(page.locator('header')).toBeAttached()
    // Polled by time, because a page whose rendering is blocked has no frames.
    await page.waitForFunction(() => [...document.styleSheets].length > 0, undefined, { polling: 50 })
    // Long enough to paint what has arrived, if rendering were not blocked.
    await page.waitForTimeout(1000)
    expect(await painted()).toEqual([])
    release()
    await page.waitForLoadState('load')
    await expect.poll(painted).toContain('first-contentful-paint')
    expect(await visibleShifts(page)).toEqual([])
  })
}

const grows: Record<string, { path?: string; end: (html: Buffer) => number; part: (page: Page) => Locator }> = {
  'the consult button': {
    end: (html) => html.indexOf('<svg', html.lastIndexOf('href="/consult"')),
    part: (page) => page.getByRole('complementary', { name: '咨询' }).locator('a'),
  },
  'the note of a demo': {
    end: (html) => html.indexOf('<svg', html.indexOf('data-act="copy"', html.indexOf('class="doc-note"'))),
    part: (page) => page.locator('.doc-note').first(),
  },
  'the headline of the home page': {
    path: '/',
    end: (html) => html.indexOf('<a', html.indexOf('</h1>')),
    part: (page) => page.locator('h1'),
  },
  'the file name and the copy button of the example on the home page': {
    path: '/',
    end: (html) => html.indexOf('</svg>', html.indexOf('members.vue')),
    part: (page) => page.getByText('members.vue'),
  },
}
for (const [name, { path = radio, end, part }] of Object.entries(grows)) {
  test(`[PLUS-01] ${name} is not painted before its content has arrived`, async ({ page, world }) => {
    const { origin, release } = await holdBackAfter(world.site, path, end)
    await page.goto(origin + path, { waitUntil: 'commit' })
    await expect(part(page)).toBeAttached()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect(part(page)).toBeHidden()
    release()
    await expect(part(page)).toBeVisible()
    await drawn(page)
    expect(await visibleShifts(page)).toEqual([])
  })
}

test('[PLUS-01] a page that arrives slowly is fully laid out after three seconds, and stays so', async ({ page, world }) => {
  const { origin, release } = await holdBackAfter(world.site, radio, (html) => html.indexOf('<article') + 4000)
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => void seen.push(document.documentElement.dataset.firstView)).observe(document, {
      attributeFilter: ['data-first-view'],
      subtree: true,
    })
    // Whether the article was visible while the rest was held back. Checked inside the page, because from outside the three seconds may be
    // over.
    const articles = new MutationObserver(() => {
      const article = document.querySelector('article')
      if (!article) return
      articles.disconnect()
      Object.assign(globalThis, { early: document.documentElement.dataset.firstView === 'main' && article.checkVisibility() })
    })
    articles.observe(document, { childList: true, subtree: true })
  })
  await page.goto(origin + radio, { waitUntil: 'commit' })
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

const others = [install, '/view-ui-plus/component/form/table', '/en-US/view-ui-plus/component/form/select']

for (const path of [radio, ...(repeats('loading of more pages of a kind') ? others : [])]) {
  test(`[PLUS-01] ${path}: what the first frame holds back is below the viewport of usual windows`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1000 })
    await page.goto(path)
    const below = page.locator('[data-below]')
    await expect(below).toHaveCount(1)
    expect(await below.evaluate((part) => part.getBoundingClientRect().top)).toBeGreaterThan(1000)
    await expect(page.locator(':root[data-first-view]')).toHaveCount(0)
    await drawn(page)
    expect(await below.evaluate((part) => getComputedStyle(part).contentVisibility)).not.toBe('hidden')
    // Set and read in one step, because the reader, which may start later, shows the part permanently.
    const inFirstFrame = () =>
      below.evaluate((part) => {
        delete part.dataset.drawn
        document.documentElement.dataset.firstView = ''
        return getComputedStyle(part).contentVisibility
      })
    expect(await inFirstFrame()).toBe('hidden')
    await page.setViewportSize({ width: 1920, height: 1400 })
    expect(await inFirstFrame()).not.toBe('hidden')
  })
}

test('[PLUS-01] the next page is also painted before what is below the viewport, and is then fully laid out', async ({ page }) => {
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
  await sider(page).getByRole('link', { name: 'Icon 图标' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Icon')
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual([true, false])
  await drawn(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('安装')
  await expect(page.locator(':root[data-first-view]')).toHaveCount(0)
})

test('[PLUS-01] a page without demos is painted before the styles of demos load, and the next page with demos waits for them', async ({
  page,
}) => {
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
  await sider(page).getByRole('link', { name: 'Icon 图标' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Icon')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Icon')
  await expect(page.locator('.doc-mat').first()).toHaveCSS('background-color', /^rgb/)
  expect(
    await page
      .locator('.doc-sheet')
      .first()
      .evaluate((sheet) => getComputedStyle(sheet).display),
  ).toBe('grid')
})
