import type { Page } from '@playwright/test'
import type { Locale } from '../locales.ts'

/** Opens a page through the menu of the sider, expanding the groups of its entry. */
export async function goTo(page: Page, name: RegExp, locale: Locale = 'zh-CN'): Promise<void> {
  const sider = page.getByRole('navigation', { name: locale === 'zh-CN' ? '章节' : 'Section' })
  const entry = sider.getByRole('link', { name, includeHidden: true })
  for (const group of await sider
    .locator('details')
    .filter({ has: page.getByRole('link', { name, includeHidden: true }) })
    .all()) {
    if ((await group.getAttribute('open')) === null) await group.locator('> summary').click()
  }
  await entry.click()
}
