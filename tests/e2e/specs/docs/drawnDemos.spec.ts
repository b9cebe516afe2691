import { readFileSync } from 'node:fs'
import { expect, test } from '../../fixtures.ts'
import { repeats } from '../../full.ts'
import { localized } from '../../locales.ts'
import { visibleShifts } from '../../measures/shifts.ts'
import { builtFile } from '../../pages/markdownPage.ts'

/** The first three are opened in a browser in every run: older versions have another stylesheet of the library. */
const pages = [
  { path: '/view-ui-plus/component/base/button', text: 'Primary' },
  { path: '/view-ui-plus/component/form/table', text: '2021-03-15' },
  { path: '/view-ui-plus/1.2/component/base/button', text: 'Primary' },
  { path: '/view-ui-plus/component/form/select', text: 'Value: none' },
  { path: '/view-ui-plus/component/form/color-picker', text: 'Brand color' },
]

test('[PLUS-01] the first demo of a page is part of it', () => {
  for (const { path, text } of pages) {
    const address = localized(path, 'en-US')
    expect(snapshotOf(address), path).toContain(text)
    // A rule of the library's stylesheet, which its dark theme does not have.
    expect(readFileSync(builtFile(address, 'html'), 'utf8'), path).toMatch(
      /:where\(\.doc-snapshot\)\{[^}]*:where\(\.vup-scope\)\{color-scheme:light/,
    )
  }
})

const opened = repeats('drawn demos of more components') ? pages : pages.slice(0, 3)

test('[PLUS-01] nothing moves when the first demo of a page runs', async ({ page }) => {
  for (const { path } of opened) {
    await page.goto(localized(path, 'en-US'))
    const demo = page.locator('.doc-demo').first()
    await demo.scrollIntoViewIfNeeded()
    await expect(demo, path).toHaveAttribute('data-state', 'running')
    await expect(demo.locator('.doc-snapshot'), path).toHaveCount(0)
    expect(await visibleShifts(page), path).toEqual([])
  }
})

test('[PLUS-01] the built-in texts of a drawn demo are in the language of its page', () => {
  expect(snapshotOf('/en-US/icrud/dict')).toContain('Refresh')
  expect(snapshotOf('/en-US/icrud/dict')).not.toContain('刷新')
  expect(snapshotOf('/icrud/dict')).toContain('刷新')
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('[PLUS-01] the first demo of a page is seen without scripts; one that measures whether it fits in wide windows only', async ({
    page,
  }) => {
    for (const { path, text } of opened) {
      await page.goto(localized(path, 'en-US'))
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const snapshot = page.locator('.doc-snapshot').first()
        await expect(snapshot.getByText(text).first()).toBeVisible()
        const sheet = await page.locator('.doc-sheet').first().boundingBox()
        const box = await snapshot.boundingBox()
        expect(box?.height, `${path} at ${width} px`).toBeGreaterThan(20)
        expect((box?.x ?? 0) + (box?.width ?? 0), `${path} at ${width} px`).toBeLessThanOrEqual((sheet?.x ?? 0) + (sheet?.width ?? 0))
      }
    }
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
