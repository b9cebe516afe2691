import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** Scrolls the window to a position in px, and waits until it is reached. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => globalThis.scrollTo(0, y), top)
  if (top < 10_000) await expect.poll(() => scrollTop(page)).toBe(top)
}

/** Scroll position of the window in px. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(document.documentElement.scrollTop))
}

/**
 * The heading nearest to the top of the window, and its position. Unlike the scroll position, it stays the same when demos above it start
 * and grow.
 */
export function inView(page: Page): Promise<{ id: string; top: number } | undefined> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h2, h3)')]
      .map((heading) => ({ id: heading.id, top: Math.round(heading.getBoundingClientRect().top) }))
      .toSorted((a, b) => Math.abs(a.top) - Math.abs(b.top))
      .at(0),
  )
}
