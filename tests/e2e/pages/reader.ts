import type { Page } from '@playwright/test'
import { alive, expect } from '../fixtures.ts'

// Helpers for articles without the application, which `read` does not load.

export const button = '/view-ui-plus/component/base/button'
export const install = '/view-ui-plus/guide/install'
export const sider = (page: Page) => page.getByRole('navigation', { name: '章节' })
export const scripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)
export const title = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true })
export const isReact = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('main > *') ?? {}).some((key) => key.startsWith('__reactFiber$')))

/** Opens an article and waits for the reader script. */
export async function read(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

/** Waits until the whole article is laid out and nothing is held back, so that positions in px are final. */
export async function drawn(page: Page): Promise<void> {
  await expect(page.locator('.doc-part:not([data-drawn], [data-first]), :root[data-first-view]')).toHaveCount(0)
}
