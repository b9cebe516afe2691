import type { Page } from '@playwright/test'
import { alive, expect, test } from '../../fixtures.ts'

test.use({ dependsOn: 'served' })

const install = '/view-ui-plus/guide/install'
const banner = (page: Page) => page.getByRole('banner')
const isReact = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('main > *') ?? {}).some((key) => key.startsWith('__reactFiber$')))

test('[PLUS-01] a control pressed before any script has loaded is shown as busy, and acts once the scripts have loaded', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(install)
  await banner(page).getByLabel('主题：随系统').click()
  const dark = banner(page).getByRole('button', { name: '深色' })
  await dark.click()
  await expect(dark).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(banner(page).getByRole('button', { name: '搜索' })).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  scripts.resolve()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
})

test('[PLUS-01] a pressed link is shown as busy until its page is there, and not when the visitor comes back', async ({ page }) => {
  const path = '/view-ui-plus/guide/theme'
  const arrived = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto(install)
  await alive(page)
  const link = page.getByRole('navigation', { name: '章节' }).locator(`a[href="${path}"]`)
  await link.click()
  await expect(link).toHaveAttribute('aria-busy', 'true')
  arrived.resolve()
  await expect(page).toHaveURL(path)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await banner(page).locator('a[href="/"]').first().click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
})

test('[PLUS-01] a control shows that it is pressed while the pointer is down, and one of the library in a demo looks as the library has it', async ({
  page,
}) => {
  await page.goto('/view-ui-plus/component/base/button')
  const demo = page.locator('.doc-demo').first()
  await expect(demo).toHaveAttribute('data-state', 'running')
  const ofLibrary = demo.locator('button.ivu-btn-primary').first()
  const opacity = { pressed: '0.5', unchanged: '1' }
  for (const [control, pressed] of [
    [ofLibrary, opacity.unchanged],
    [banner(page).getByRole('button', { name: '侧边菜单' }), opacity.pressed],
    [banner(page).getByLabel('主题：随系统'), opacity.pressed],
    [page.getByRole('main').getByRole('link').first(), opacity.pressed],
  ] as const) {
    await control.hover()
    await expect(control).toHaveCSS('opacity', opacity.unchanged)
    await page.mouse.down()
    await expect(control).toHaveCSS('opacity', pressed)
    await page.mouse.move(0, 0)
    await page.mouse.up()
  }
})

test('[PLUS-04] [LAY-01] theme and collapse work without the application, on the next page too', async ({ page }) => {
  await page.goto(install)
  await alive(page)
  await banner(page).getByLabel('主题：随系统').click()
  await banner(page).getByRole('button', { name: '深色' }).click()
  await banner(page).getByRole('button', { name: '侧边菜单' }).click()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('data-collapsed', '')
  await page.goto('/view-ui-plus/guide/introduce')
  await alive(page)
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('data-collapsed', '')
  await expect(banner(page).getByLabel('主题：深色')).toBeVisible()
  await expect(banner(page).getByRole('button', { name: '侧边菜单' })).toHaveAttribute('aria-expanded', 'false')
  expect(await isReact(page)).toBe(false)
})
