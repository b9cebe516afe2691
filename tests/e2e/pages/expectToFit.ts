import { expect, type Page } from '@playwright/test'

/** Expects that the page does not scroll sideways. */
export async function expectToFit(page: Page): Promise<void> {
  const { wide, view } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, view: innerWidth }))
  expect(wide, 'the page is wider than the screen').toBeLessThanOrEqual(view)
}
