import { readFileSync } from 'node:fs'
import { expect, test } from '../../fixtures.ts'
import { repeats } from '../../full.ts'
import { localized } from '../../locales.ts'
import { visibleShifts } from '../../measures/shifts.ts'
import { builtFile } from '../../pages/markdownPage.ts'

/** The first two are opened in a browser in every run. */
const pages = [
  { path: '/view-ui-plus/component/base/button', text: 'Primary' },
  { path: '/view-ui-plus/component/form/table', text: '2021-03-15' },
  { path: '/view-ui-plus/1.2/component/base/button', text: 'Primary' },
  { path: '/view-ui-plus/component/form/select', text: 'Value: none' },
  { path: '/view-ui-plus/component/form/color-picker', text: 'Brand color' },
]

for (const [index, { path, text }] of pages.entries()) {
  const address = localized(path, 'en-US')
  const isOpened = index < 2 || repeats('drawn demos of more components')

  test(`[PLUS-01] the first demo of ${path} is part of its page`, () => {
    expect(snapshotOf(address)).toContain(text)
    expect(readFileSync(builtFile(address, 'html'), 'utf8')).toContain(':where(.doc-snapshot)')
  })

  for (const width of isOpened ? [390, 1440] : []) {
    test.describe(() => {
      test.use({ javaScriptEnabled: false, viewport: { width, height: 900 } })

      test(`[PLUS-01] the first demo of ${path} is seen without scripts in a window of ${width} px`, async ({ page }) => {
        await page.goto(address)
        const snapshot = page.locator('.doc-snapshot').first()
        await expect(snapshot.getByText(text).first()).toBeVisible()
        const sheet = await page.locator('.doc-sheet').first().boundingBox()
        const box = await snapshot.boundingBox()
        expect(box?.height).toBeGreaterThan(20)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((sheet?.x ?? 0) + (sheet?.width ?? 0))
      })
    })
  }

  if (!isOpened) continue
  test(`[PLUS-01] nothing moves when the first demo of ${path} runs`, async ({ page }) => {
    await page.goto(address)
    const demo = page.locator('.doc-demo').first()
    await demo.scrollIntoViewIfNeeded()
    await expect(demo).toHaveAttribute('data-state', 'running')
    await expect(demo.locator('.doc-snapshot')).toHaveCount(0)
    expect(await visibleShifts(page)).toEqual([])
  })
}

test('[PLUS-01] the built-in texts of a drawn demo are in the language of its page', () => {
  expect(snapshotOf('/en-US/icrud/dict')).toContain('Refresh')
  expect(snapshotOf('/en-US/icrud/dict')).not.toContain('刷新')
  expect(snapshotOf('/icrud/dict')).toContain('刷新')
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('[PLUS-01] a demo that measures whether it fits is drawn in wide windows only', async ({ page }) => {
    await page.goto(localized('/view-ui-plus/component/navigation/tabs', 'en-US'))
    const snapshot = page.locator('[data-name="basic"] .doc-snapshot')
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(snapshot).toBeVisible()
    await page.setViewportSize({ width: 390, height: 900 })
    await expect(snapshot).toBeHidden()
  })
})

test('[PLUS-01] a press on a demo before any script has loaded requests all that it needs, and is done once the demo runs', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>()
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.route('**/assets/**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(localized('/view-ui-plus/component/form/select', 'en-US'))
  const sheet = page.locator('.doc-sheet').first()
  await sheet.scrollIntoViewIfNeeded()
  const field = await sheet.locator('.doc-snapshot .ivu-select').boundingBox()
  if (!field) throw new Error('The demo is not drawn.')
  const files = (await sheet.locator('.doc-snapshot').getAttribute('data-files'))?.split(' ') ?? []
  expect(files.filter((file) => /\/(?:reader|vue|select|demos)-/.test(file))).toHaveLength(5)
  await page.mouse.click(field.x + 30, field.y + field.height / 2)
  await expect.poll(() => files.filter((file) => !requested.includes(file))).toEqual([])
  await expect(sheet.locator('.doc-snapshot')).toHaveAttribute('aria-busy', 'true')
  scripts.resolve()
  await expect(sheet.locator('.ivu-select-visible')).toBeVisible()
  await expect(sheet.locator('.doc-snapshot')).toHaveCount(0)
})

/** The HTML of the first drawn demo of a page, up to its note. */
function snapshotOf(address: string): string {
  return /<div class="doc-snapshot"(?:(?!<div class="doc-note").)*/s.exec(readFileSync(builtFile(address, 'html'), 'utf8'))?.[0] ?? ''
}
