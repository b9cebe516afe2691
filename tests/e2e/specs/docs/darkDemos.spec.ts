import { expect, test } from '../../fixtures.ts'
import { repeats } from '../../full.ts'
import { localized } from '../../locales.ts'

test.use({ dependsOn: 'served', colorScheme: 'light' })

const darkText = 'rgb(205, 209, 217)'
const lightText = 'rgb(81, 90, 110)'

const modal = '/view-ui-plus/component/view/modal'
const older = '/view-ui-plus/1.2/component/view/modal'

for (const path of repeats('dark demos of an older version') ? [modal, older] : [modal]) {
  test(`[PLUS-04] demos and their dialogs follow the theme of ${path}; a light page loads no dark styles`, async ({ page }) => {
    const dark: string[] = []
    page.on('response', async (response) => {
      if (!new URL(response.url()).pathname.endsWith('.css')) return
      if ((await response.text().catch(() => '')).includes('--ivu-surface-raised:')) dark.push(response.url())
    })
    await page.goto(localized(path, 'en-US'))
    const demo = page.locator('.doc-demo').first()
    const canvas = demo.locator('.vup-scope')
    await demo.scrollIntoViewIfNeeded()
    await expect(demo).toHaveAttribute('data-state', 'running')
    await expect(canvas).toHaveCSS('color', lightText)
    expect(dark).toEqual([])
    const element = await canvas.elementHandle()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(canvas).toHaveCSS('color', darkText)
    await expect(canvas).toHaveCSS('color-scheme', 'dark')
    await expect(demo.locator('.doc-sheet')).toHaveCSS('background-color', 'rgb(28, 30, 35)')
    expect(await element?.evaluate((scope) => scope.isConnected), 'the demo was not mounted again').toBe(true)
    await canvas.getByRole('button').first().click()
    await expect(page.locator('.ivu-modal-content:visible').first()).toHaveCSS('background-color', 'rgb(37, 40, 46)')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(canvas).toHaveCSS('color', lightText)
    await expect(page.locator('.ivu-modal-content:visible').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })
}

const darkStyles = /\/view-ui-[^/]*\.css$/

test.describe('without the dark styles', () => {
  test.use({ tolerated: /Failed to load resource.*\/view-ui-/ })

  test('[PLUS-04] demos stay light with their sheets in a dark page whose dark styles do not load', async ({ page }) => {
    await page.goto(localized('/view-ui-plus/component/form/rate', 'en-US'))
    const demo = page.locator('.doc-demo').first()
    await demo.scrollIntoViewIfNeeded()
    await expect(demo.locator('.vup-scope')).toHaveCSS('color', lightText)
    await page.route(darkStyles, (route) => route.abort())
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(demo.locator('.vup-scope')).toHaveCSS('color', lightText)
    await expect(demo.locator('.doc-sheet')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })
})
