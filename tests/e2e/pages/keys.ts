import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until an element has the focus, to show that it is reachable. */
export async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < 80; step += 1) {
    // oxlint-disable no-await-in-loop -- one key after the other
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    // oxlint-enable no-await-in-loop
  }
  await expect(target).toBeFocused()
}

/** Moves the focus to an element by Tab and presses Enter. */
export async function press(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await reach(page, target, key)
  await page.keyboard.press('Enter')
}

/** Moves down an open menu to an item and activates it. */
export async function choose(page: Page, item: Locator): Promise<void> {
  await expect(item).toBeVisible()
  for (let step = 0; step < 20; step += 1) {
    // oxlint-disable no-await-in-loop -- one key after the other
    if (await item.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
    // oxlint-enable no-await-in-loop
  }
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
}
