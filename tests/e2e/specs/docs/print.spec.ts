import type { Page } from '@playwright/test'
import { localesOf } from '../../full.ts'
import { localized } from '../../locales.ts'
import { read } from '../../pages/reader.ts'
import { expect, test } from '../../fixtures.ts'

test.use({ dependsOn: 'served' })

const button = '/view-ui-plus/component/base/button'
const install = '/view-ui-plus/guide/install'

// An A4 page without the printer's margins.
test.use({ viewport: { width: 718, height: 1000 } })

for (const locale of localesOf('behaviour in the second language')) {
  test.describe(`on paper, in ${locale}`, () => {
    test(`[PLUS-06] a page prints only its article, and all of it: a running demo as rendered, one that has not run as its code`, async ({
      page,
    }) => {
      await read(page, localized(button, locale))
      const [first, last] = [page.locator('[data-demo]').first(), page.locator('[data-demo]').last()]
      await first.scrollIntoViewIfNeeded()
      await expect(first).toHaveAttribute('data-state', 'running')
      await expect(last).toHaveAttribute('data-state', 'idle')
      await page.emulateMedia({ media: 'print' })

      for (const chrome of ['banner', 'contentinfo', 'complementary'] as const) await expect(page.getByRole(chrome)).toBeHidden()
      await expect(page.locator('button:not(.doc-sheet *)').filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('tab').filter({ visible: true })).toHaveCount(0)
      await expect(page.locator('.doc-pager, a[href="#main"]').filter({ visible: true })).toHaveCount(0)
      await expect(page.locator('.doc-meta time')).toHaveCount(await page.locator('.doc-meta time').filter({ visible: true }).count())

      await expect(page.locator('[data-api] table').filter({ visible: false })).toHaveCount(0)
      await expect(page.locator('[data-api] caption').filter({ visible: false })).toHaveCount(0)
      expect(await cutOff(page), 'what is wider than the paper').toEqual([])

      await expect(first.locator('.doc-sheet button').first()).toBeVisible()
      await expect(first.locator('.doc-code')).toBeHidden()
      await expect(last.locator('.doc-sheet')).toBeHidden()
      const { height, lines } = await last.locator('.doc-code').evaluate((code) => ({
        height: code.getBoundingClientRect().height,
        lines: code.querySelectorAll('.ln:not(.js)').length,
      }))
      expect(height).toBeGreaterThan(lines * 20)
    })

    test(`[PLUS-06] the address of a link is printed after it`, async ({ page }) => {
      await read(page, localized(install, locale))
      await page.emulateMedia({ media: 'print' })
      const links = page.locator('.doc-body p a[href]:not([href^="#"])')
      expect(await links.count()).toBeGreaterThan(0)
      for (const link of await links.all()) {
        const shown = await link.evaluate((element) => getComputedStyle(element, '::after').content)
        expect(shown).toBe(`" (${await link.getAttribute('href')})"`)
      }
    })
  })
}

test.describe('a dark screen', () => {
  test.use({ colorScheme: 'dark' })

  test('[PLUS-04] prints dark text on white', async ({ page }) => {
    await read(page, install)
    const colors = () =>
      page.evaluate(() => {
        const { backgroundColor } = getComputedStyle(document.body)
        return { background: backgroundColor, text: getComputedStyle(document.querySelector('h1') ?? document.body).color }
      })
    const onScreen = await colors()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const onPaper = await colors()
    expect(onPaper.background).toBe('rgb(255, 255, 255)')
    expect(onPaper.text).not.toBe(onScreen.text)
    expect(onScreen.background).not.toBe(onPaper.background)
  })
})

/** Parts of the article that extend beyond the paper, or whose content overflows. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const parts = [...document.querySelectorAll<HTMLElement>('[data-article] :is(.doc-code, .doc-scroll, table, p, h2, h3)')]
    const seen = parts.filter((part) => part.checkVisibility() && !part.closest('.doc-sheet'))
    const wide = seen.filter((part) => part.getBoundingClientRect().right > width + 1 || part.scrollWidth > part.clientWidth + 1)
    return wide.map((part) => `${part.className || part.tagName}: ${part.textContent.slice(0, 40)}`)
  })
}
