import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../fixtures.ts'
import { localized, locales } from '../locales.ts'
import { componentPages, sitePages } from '../sitePages.ts'

/**
 * What axe must pass over: inside a sheet the library itself runs, whose failings are its own. Known ones: white on #2d8cf0 and the
 * placeholder grey (contrast), `ul.ivu-page` and switches without roles or names, `li` titles. Everything around a sheet is ours.
 */
const librarySheets = ['[data-canvas]', '.doc-sheet']

// Axe reads every element of a page.
test.describe.configure({ timeout: 120_000 })

for (const locale of locales) {
  test.describe(locale, () => {
    for (const { path } of sitePages) {
      test(`[PLUS-05] ${path} has no violation`, async ({ page, open }) => {
        await open(localized(path, locale))
        await expectNoViolation(page)
      })
    }

    test('[PLUS-05] the purchases page has no violation', async ({ page, open, account }) => {
      expect(account.mail).not.toBe('')
      await open(localized('/user/purchases', locale))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoViolation(page)
    })

    test('[PLUS-05] the sign-in dialog has no violation', async ({ page, open }) => {
      await open(localized('/price', locale))
      await page
        .getByRole('banner')
        .getByRole('button', { name: locale === 'zh-CN' ? '登录' : 'Sign in' })
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolation(page)
    })

    test('[PLUS-05] a page of demos with its code open has no violation', async ({ page, open }) => {
      await open(localized(componentPages[0], locale))
      const demo = page.locator('[data-demo]').first()
      await demo.scrollIntoViewIfNeeded()
      await expect(demo).toHaveAttribute('data-state', 'running')
      await demo.locator('summary').click()
      await expectNoViolation(page)
    })

    test('[PLUS-05] the drawer of a phone has no violation', async ({ page, open }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(localized(componentPages[0], locale))
      await page.getByRole('banner').getByRole('button', { expanded: false }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolation(page)
    })
  })
}

test('[PLUS-05] axe would see a violation if there were one', async ({ page }) => {
  await page.goto('/price')
  await hydrated(page)
  await page.locator('h1').evaluate((heading) => heading.insertAdjacentHTML('afterend', '<img src="/favicon.svg">'))
  expect(await violations(page)).toEqual([expect.objectContaining({ rule: 'image-alt' })])
})

/** What a theme can change: the rest of a page is the same in both. */
const coloured = ['color-contrast', 'link-in-text-block']

/** Looks at the page in both themes: the visitor's system decides, so changing it is enough. */
async function expectNoViolation(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // oxlint-disable no-await-in-loop -- one page, one theme after the other
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    expect(await violations(page, colorScheme === 'dark' ? coloured : undefined), colorScheme).toEqual([])
    // oxlint-enable no-await-in-loop
  }
}

/** Violations of the page as it stands: rule, and the elements it hits. */
async function violations(page: Page, rules?: string[]): Promise<{ rule: string; nodes: string[] }[]> {
  // Colours are judged when they have arrived.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))))
  const builder = new AxeBuilder({ page })
  // Base UI's own guards around an open dialog: empty, focusable, hidden from screen readers on purpose.
  for (const selector of [...librarySheets, '[data-base-ui-focus-guard]']) builder.exclude(selector)
  if (rules) builder.withRules(rules)
  const { violations: found } = await builder.analyze()
  return found.map(({ id, nodes }) => ({
    rule: id,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }))
}
