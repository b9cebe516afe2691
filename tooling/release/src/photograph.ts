import type { Page } from '@playwright/test'

/** Writes a screenshot of a page, with every transition at its end. */
export async function photograph(page: Page, path: string): Promise<void> {
  await page.screenshot({ path, animations: 'disabled' })
}
