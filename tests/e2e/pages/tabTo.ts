import type { Page } from '@playwright/test'

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined
      return (label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
    })
    if (focused === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${name} within 60 presses`)
}
