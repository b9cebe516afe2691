import { expect, type Page } from '@playwright/test'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** Writes a screenshot of a page, with every transition at its end. */
export async function photograph(page: Page, path: string): Promise<void> {
  await page.screenshot({ path, animations: 'disabled' })
}

/**
 * Writes screenshots of a page whose theme follows the system: light and dark, on a desktop and on a phone. It is light and on a desktop
 * afterwards.
 * @param path Path of the pictures without theme, width and ending.
 */
export async function photographLooks(page: Page, path: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      await photograph(page, `${path}-${colorScheme}-${size.width}.png`)
    }
  }
}
