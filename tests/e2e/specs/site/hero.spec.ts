import { alive, expect, hydrated, test } from '../../fixtures.ts'
import { repeats } from '../../full.ts'
import { localized } from '../../locales.ts'
import { visibleShifts } from '../../measures/shifts.ts'

const home = localized('/', 'en-US')
const add = { name: 'Add', exact: true }

test.use({ dependsOn: 'served' })

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('[PLUS-01] the demo of the home page is seen without scripts', async ({ page }) => {
    await page.goto(home)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const snapshot = page.locator('.doc-snapshot')
      for (const text of ['Add', 'Lin Zhixia', 'Total 14 items']) await expect(snapshot.getByText(text), `${width} px`).toBeVisible()
    }
  })
})

test('[PLUS-01] [PLUS-05] the demo of the home page runs once a key is pressed, and nothing moves', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(home)
    await hydrated(page)
    await expect(page.locator('.doc-snapshot'), 'it waits for the visitor').toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(page.locator('.doc-snapshot')).toHaveCount(0)
    expect(await visibleShifts(page), `${width} px`).toEqual([])
    await page.getByRole('button', add).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('cell', { name: 'New member' })).toBeVisible()
  }
})

if (repeats('a press that waits for its code')) {
  test('[PLUS-01] a press on the demo of the home page before any script has loaded is done once it runs', async ({ page }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(home)
    const snapshot = page.locator('.doc-snapshot')
    const button = await snapshot.getByText(add.name, { exact: true }).boundingBox()
    if (!button) throw new Error('The demo is not drawn.')
    await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2)
    await expect(snapshot).toHaveAttribute('aria-busy', 'true')
    scripts.resolve()
    await expect(page.getByRole('cell', { name: 'New member' })).toBeVisible()
    await expect(snapshot).toHaveCount(0)
  })
}

test('[PLUS-01] the line of code that is linked first is marked on what is drawn of the demo', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(home)
  await alive(page)
  const button = await page.locator('.doc-snapshot .ivu-btn').boundingBox()
  const pin = page.locator('[aria-hidden="true"]:has(> [aria-hidden="true"])', { hasText: /^0?9$/ })
  await expect(pin).toBeVisible()
  const box = await pin.boundingBox()
  expect(Math.abs((box?.x ?? 0) + 4 - (button?.x ?? 0))).toBeLessThanOrEqual(1)
})
