import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test'

interface Fixtures {
  /** Console errors and uncaught errors of the page; the test fails at its end if any is left in it. */
  problems: string[]
  /** Opens a page and waits until React has taken it over. */
  open: (path: string) => Promise<void>
}

/** `test` with a page whose console must stay clean. A test that provokes an error empties `problems` and says why. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(String(error)))
      await use(problems)
      expect(problems, 'errors and warnings in the console').toEqual([])
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path)
      await hydrated(page)
    })
  },
})

export { expect }

/** Waits until React has taken over the prerendered page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
}

export const locales = ['zh-CN', 'en-US'] as const

/** A path in a locale. */
export function localized(path: string, locale: (typeof locales)[number]): string {
  return locale === 'zh-CN' ? path : `/en-US${path === '/' ? '' : path}`
}
