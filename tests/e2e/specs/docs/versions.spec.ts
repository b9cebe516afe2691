import type { Page } from '@playwright/test'
import { alive, expect, hydrated, test } from '../../fixtures.ts'
import { repeats } from '../../full.ts'
import { injectedAxe } from '../../measures/injectedAxe.ts'

test.use({ dependsOn: 'served' })

const chooser = (page: Page) => page.locator('.doc-versions').getByRole('button')
const list = (page: Page) => page.getByRole('navigation', { name: /^(文档版本|Versions of this documentation)$/ })
const sider = (page: Page) => page.getByRole('navigation', { name: '章节' })
const row = (page: Page, id: string) => page.locator(`[id="api-${id}"]`)

/** Opens the list of versions and selects one, by keyboard. */
async function choose(page: Page, version: string): Promise<void> {
  await chooser(page).press('Enter')
  await list(page).getByRole('link', { name: version }).press('Enter')
}

/** Whether the demos of a document have loaded the older and the current version of the library. */
async function demoCode(page: Page): Promise<{ older: boolean; current: boolean }> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  return {
    older: names.some((name) => name.startsWith('/assets/view-ui-plus-1.2/vue-')),
    current: names.some((name) => name.startsWith('/assets/vue-')),
  }
}

test('[DOC-12] [DOC-17] [PLUS-04] the same page of version 1.2 has its own tables, and demos that run with its package and follow the theme', async ({
  page,
}) => {
  await page.goto('/view-ui-plus/component/view/image')
  await alive(page)
  await expect(row(page, 'Image-props-toolbar')).toBeAttached()
  await expect(page.locator('[data-name="toolbar"]')).toBeAttached()

  await choose(page, '版本 1.2')
  await expect(page).toHaveURL(/\/view-ui-plus\/1\.2\/component\/view\/image$/)
  await alive(page)
  await expect(page.getByRole('note').filter({ hasText: '本页介绍的是 1.2 版本，最新版本是 1.3。' })).toBeVisible()
  await expect(row(page, 'Image-props-src')).toBeAttached()
  await expect(row(page, 'Image-props-toolbar')).toHaveCount(0)
  await expect(page.locator('[data-name="toolbar"]')).toHaveCount(0)
  await expect(page.locator('[data-demo]').first()).toHaveAttribute('data-state', 'running')
  expect(await demoCode(page)).toEqual({ older: true, current: false })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('[data-demo] .vup-scope').first(), 'it has dark styles').toHaveCSS('color', 'rgb(205, 209, 217)')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\.example\/view-ui-plus\/component\/view\/image$/)

  await page.getByRole('link', { name: '查看 1.3' }).press('Enter')
  await expect(page).toHaveURL(/\/view-ui-plus\/component\/view\/image$/)
  await alive(page)
  await expect(page.locator('[data-demo]').first()).toHaveAttribute('data-state', 'running')
  expect(await demoCode(page)).toEqual({ older: false, current: true })
})

test('links, menu and search stay within the version', async ({ page, open }) => {
  await page.goto('/view-ui-plus/1.2/component/base/button')
  await alive(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await expect(sider(page).getByRole('link', { name: 'Space' })).toHaveCount(0)
  await sider(page).getByRole('link', { name: 'Icon' }).press('Enter')
  await expect(page).toHaveURL(/\/view-ui-plus\/1\.2\/component\/base\/icon$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Icon')
  await expect(page.locator('[data-same-document]')).toBeAttached()

  await open('/view-ui-plus/1.2/component/base/icon')
  const field = page.getByRole('combobox')
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused({ timeout: 1000 })
  }).toPass()
  await field.fill('on-selection-change')
  const results = page.getByRole('option')
  await expect(results.first()).toHaveAttribute('href', /^\/view-ui-plus\/1\.2\/component\/form\/table/)
  const hrefs = await results.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.filter((href) => !href.startsWith('/view-ui-plus/1.2/'))).toEqual([])
})

test('the list marks a page that 1.2 does not have, and the application loads another version as a new document, from which the visitor goes back at any time', async ({
  page,
  open,
}) => {
  await open('/en-US/view-ui-plus/component/base/space')
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await chooser(page).press('Enter')
  await expect(list(page).getByRole('link', { name: 'Version 1.2' })).toHaveText('Version 1.2 does not have this page')
  await list(page).getByRole('link', { name: 'Version 1.2' }).press('Enter')
  await expect(page).toHaveURL(/\/en-US\/view-ui-plus\/1\.2\/guide\/introduce$/)
  await expect(page.locator('[data-same-document]')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('1.2.0 exports 121 components')
  // Going back loads a document of the previous version.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Space')
  await expect(page.getByRole('button', { name: 'Playground' }).first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Section' }).getByRole('link', { name: 'Space' })).toBeVisible()

  await test.step('going back before the scripts of the other version have loaded', async () => {
    await hydrated(page)
    await chooser(page).press('Enter')
    const scripts = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await list(page).getByRole('link', { name: 'Version 1.2' }).press('Enter')
    await expect(page.getByRole('main')).toContainText('1.2.0 exports 121 components')
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(/\/en-US\/view-ui-plus\/component\/base\/space$/)
    scripts.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Space')
  })
})

for (const width of repeats('a setting at every width') ? [390, 1440] : [390]) {
  test(`the list of versions closes on Escape, which restores the focus, and on a click elsewhere, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/view-ui-plus/component/form/rate')
    await alive(page)
    await chooser(page).press('Enter')
    await page.keyboard.press('Tab')
    await expect(list(page).getByRole('link', { name: '版本 1.3' })).toBeFocused()
    expect(await injectedAxe(page, { without: ['[data-demo]'] })).toEqual([])
    const [button, shown] = await Promise.all([chooser(page).boundingBox(), list(page).boundingBox()])
    expect(shown?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0))
    expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual(width)
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
    await expect(chooser(page)).toBeFocused()
    await chooser(page).press('Enter')
    // Not in its middle, which the list covers on a phone.
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 4, y: 4 } })
    await expect(list(page)).toBeHidden()
  })
}
