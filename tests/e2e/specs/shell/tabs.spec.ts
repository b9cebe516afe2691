import type { Page } from '@playwright/test'
import { localesOf, repeats } from '../../full.ts'
import { localized } from '../../locales.ts'
import { expect, test } from '../../fixtures.ts'
import { shifts } from '../../measures/shifts.ts'

test.use({ dependsOn: 'served' })

const install = '/view-ui-plus/guide/install'
const chosen = (page: Page) => page.locator('[data-tabs="npm|pnpm|yarn"] [aria-selected="true"]').allTextContents()

for (const locale of localesOf('behaviour in the second language')) {
  test(`a package manager is chosen once, for every group and the next visit, in ${locale}`, async ({ open, page }) => {
    await open(localized(install, locale))
    await page.getByRole('tab', { name: 'pnpm' }).first().click()
    expect(await chosen(page)).toEqual(['pnpm', 'pnpm', 'pnpm'])
    await expect(page.getByText('pnpm add view-ui-plus')).toBeVisible()
    await expect(page.getByText('npm install view-ui-plus', { exact: true })).toBeHidden()
    await page.reload()
    await expect.poll(() => chosen(page)).toEqual(['pnpm', 'pnpm', 'pnpm'])
    expect(await shifts(page), 'layout shifts when the choice is restored').toEqual([])
  })
}

if (repeats('tabs of an article without storage')) {
  test('tabs work without storage', async ({ open, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await open(install)
    await page.getByRole('tab', { name: 'yarn' }).first().click()
    expect(await chosen(page)).toEqual(['yarn', 'yarn', 'yarn'])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[PLUS-01] every pane of a group is readable, under its name', async ({ page }) => {
    await page.goto(install)
    for (const text of ['npm install view-ui-plus', 'pnpm add view-ui-plus', 'yarn add view-ui-plus'])
      await expect(page.getByText(text)).toBeVisible()
    await expect(page.locator('.doc-code-group').first().getByText('yarn', { exact: true }).last()).toBeVisible()
    await expect(page.locator('.doc-code-group [role="tab"]').first()).toBeHidden()
  })
})
