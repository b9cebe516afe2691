import { alive, expect, startApplication, test } from '../../fixtures.ts'
import { button, install, sider, scripts, isReact, read, drawn } from '../../pages/reader.ts'

test.use({ dependsOn: 'served' })

test('[PLUS-01] the next page is shown without a page load and without the application, and head and menu are updated', async ({
  page,
}) => {
  await read(page, install)
  await page.evaluate(() => Object.assign(globalThis, { kept: true }))
  await sider(page).getByText('基础').click()
  await sider(page).getByRole('link', { name: 'Button 按钮' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Button')
  await expect(page).toHaveURL(button)
  await expect(page).toHaveTitle(/^Button/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${button}$`))
  expect(await page.locator('script[type="application/ld+json"]').evaluate(({ textContent }) => textContent)).toContain(`${button}"`)
  await expect(page.locator('link[hreflang="en-US"][rel="alternate"]')).toHaveAttribute('href', new RegExp(`/en-US${button}$`))
  await expect(sider(page).locator('[aria-current="page"]')).toContainText('Button')
  expect(await page.evaluate(() => 'kept' in globalThis)).toBe(true)
  expect(await isReact(page)).toBe(false)
  // Its demos run: the article does not need the application.
  const demo = page.locator('[data-demo]').first()
  await demo.scrollIntoViewIfNeeded()
  await expect(demo).toHaveAttribute('data-state', 'running')
})

test('[PLUS-01] reading loads few scripts, and the page of a hovered link is fetched once', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await read(page, install)
  expect(await scripts(page)).toBeLessThan(15)
  const link = sider(page).getByRole('link').first()
  const path = (await link.getAttribute('href')) ?? ''
  const times = () => requested.filter((one) => one === path).length
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
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await read(page, install)
  const next = (await page.locator('[rel="next"]').getAttribute('href')) ?? ''
  await expect.poll(() => requested).toContain(next)
  requested.length = 0
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await read(page, install)
  await page.waitForLoadState('networkidle')
  expect(requested).not.toContain(next)
})

/** A page with demos, few of them. */
const rate = '/view-ui-plus/component/form/rate'

test('[ROUTE-09] back and forward restore the scroll position of each page, also after hydration and after a reload', async ({ page }) => {
  await read(page, rate)
  await drawn(page)
  await page.evaluate(() => scrollTo(0, 900))
  await sider(page)
    .getByRole('link', { name: /^Switch / })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Switch')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await drawn(page)
  await page.evaluate(() => scrollTo(0, 500))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rate')
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(900)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Switch')
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(500)
  await startApplication(page)
  await expect.poll(() => isReact(page)).toBe(true)
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(500)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rate')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900)
  // What the reader sees stays in place, even if an ad above it does not appear again.
  const place = () =>
    page
      .locator('[data-demo]')
      .nth(1)
      .evaluate((demo) => Math.round(demo.getBoundingClientRect().top))
  const before = await place()
  await page.reload()
  await alive(page)
  await expect.poll(place).toBe(before)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Switch')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(500)
})

test('[DOC-13] the anchor of the section being read is marked', async ({ page }) => {
  await read(page, install)
  const anchors = page.getByRole('complementary').getByRole('navigation')
  const last = anchors.getByRole('link').last()
  await last.click()
  await expect(last).toHaveAttribute('aria-current', 'location')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(last).not.toHaveAttribute('aria-current')
  await expect(anchors.getByRole('link').first()).toHaveAttribute('aria-current', 'location')
})

test('[I18N-01] the language switch stores its choice without the application', async ({ page }) => {
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

  test('[PLUS-01] a page whose link was hovered before still opens', async ({ page, context }) => {
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
