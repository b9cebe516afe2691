import { expect, test } from '../../fixtures.ts'
import { localesOf } from '../../full.ts'
import { localized } from '../../locales.ts'
import { expectNoViolation, siteAxe } from '../../measures/siteAxe.ts'

test.use({ dependsOn: 'served' })

// The pages that every visitor can open are checked in sitePages.spec.ts.

/** A page with few demos and short tables: axe reads the whole document, whatever part it checks. */
const rate = '/view-ui-plus/component/form/rate'

for (const locale of localesOf('axe in the second language')) {
  test.describe(locale, () => {
    test('[PLUS-05] the purchases page has no violation', async ({ page, open, account }) => {
      expect(account.mail).not.toBe('')
      await open(localized('/user/purchases', locale))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoViolation(page)
    })

    test('[PLUS-05] the sign-in dialog has no violation, and axe reports one if there is one', async ({ page, open }) => {
      await open(localized('/price', locale))
      await page
        .getByRole('banner')
        .getByRole('button', { name: locale === 'zh-CN' ? '登录' : 'Sign in' })
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      // The page around it is checked in sitePages.spec.ts.
      await expectNoViolation(page, { within: 'dialog[open], [role="dialog"]' })

      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.locator('h1').evaluate((heading) => heading.insertAdjacentHTML('afterend', '<img src="/favicon.svg">'))
      expect(await siteAxe(page, { within: 'main' })).toEqual([expect.stringContaining('image-alt')])
    })

    test('[PLUS-05] a page of demos with its code open, and the drawer of a phone on it, have no violation', async ({ page, open }) => {
      await open(localized(rate, locale))
      const demo = page.locator('[data-demo]').first()
      await demo.scrollIntoViewIfNeeded()
      await expect(demo).toHaveAttribute('data-state', 'running')
      await demo.locator('summary').click()
      // sitePages.spec.ts checks the rest of such a page.
      await expectNoViolation(page, { within: `[id="${await demo.getAttribute('id')}"]` })

      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('banner').getByRole('button', { expanded: false }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolation(page, { within: 'dialog[open], [role="dialog"]' })
    })
  })
}
