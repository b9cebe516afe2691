import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until an element has the focus, to show that it is reachable. */
export async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await pressUntilFocused(page, target, { key, most: 80 })
}

/** Moves the focus to an element by Tab and presses Enter. */
export async function press(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await reach(page, target, key)
  await page.keyboard.press('Enter')
}

/** Moves down an open menu to an item and activates it. */
export async function choose(page: Page, item: Locator): Promise<void> {
  await pressUntilFocused(page, item, { key: 'ArrowDown', most: 20 })
  await page.keyboard.press('Enter')
}

/** Presses a key until an element has the focus; fails after `most` presses. */
async function pressUntilFocused(page: Page, target: Locator, { key, most }: { key: string; most: number }): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < most; presses += 1) {
    // oxlint-disable no-await-in-loop -- each press depends on where the previous one moved the focus
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    // oxlint-enable no-await-in-loop
  }
  await expect(target).toBeFocused()
}
