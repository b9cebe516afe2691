import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { expectPage } from './expectPage.ts'
import { openSite } from './openSite.ts'

/** Checks that the announcement of the English site is shown on its dates and can be dismissed. */
export async function readAnnouncement(origin: string): Promise<void> {
  const { page } = await openSite('about:blank', { viewport: { width: 390, height: 844 } })
  const bar = page.getByRole('region', { name: 'Announcement' })
  for (const [day, isShown] of [
    ['2130-04-30', false],
    ['2130-07-01', false],
    ['2130-06-30', true],
  ] as const) {
    await page.clock.setFixedTime(`${day}T12:00:00`)
    await page.goto(`${origin}/guide/start`)
    await expectPage(bar).toBeVisible({ visible: isShown })
  }
  await page.goto(`${origin}/guide/themes`)
  // Enough Tab presses for the skip link, the link of the bar, and its button.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expectPage(bar.getByRole('link', { name: 'Get ready' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expectPage(bar.getByRole('button', { name: 'Hide this announcement' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectPage(bar).toBeHidden()
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
  // It stays hidden: on the next page, on a page with the application, and after a reload, without a layout shift.
  await page
    .getByRole('link', { name: /Counter$/ })
    .last()
    .press('Enter')
  await expectPage(page).toHaveURL(`${origin}/guide/counter`)
  await expectPage(bar).toBeHidden()
  await page.goto(`${origin}/pricing`)
  await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectPage(bar).toBeHidden()
  await page.goto(`${origin}/guide/themes`)
  await expectPage(bar).toBeHidden()
  expect(await layoutShift(page)).toBe(0)
  // Simulates another announcement: the stored id is not the current one.
  await page.evaluate(() => localStorage.setItem('view-docs:announcement', 'v2'))
  await page.reload()
  await expectPage(bar).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
  await page.context().close()
}

/** Sum of the layout shifts since the page was loaded. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
  })
}
