import type { Page } from '@playwright/test'
import { alive, expect } from '../fixtures.ts'
import { test } from '../frontTest.ts'
import { localized, locales, type Locale } from '../locales.ts'
import { demoPages } from '../sitePages.ts'

/** The library's list of cities is in Chinese, and its component shows it as it is. */
const chineseByNature = '/view-ui-plus/component/form/city'

for (const locale of locales) {
  for (const paths of demoPages) {
    const [first = '', last = ''] = [paths[0], paths.at(-1)]
    test(`[DOC-12] [PLUS-07] every demo from ${localized(first, locale)} to ${last} runs when it is seen`, async ({ page, origins }) => {
      test.setTimeout(paths.length * 20_000)
      for (const path of paths) {
        // oxlint-disable-next-line no-await-in-loop -- one page after the other, as a reader does
        await test.step(path, () => expectDemosRun(page, origins.nginx + localized(path, locale), locale))
      }
    })
  }
}

/** All that is wrong with the demos of a page is told, and the journey goes on with the next one. */
async function expectDemosRun(page: Page, address: string, locale: Locale): Promise<void> {
  await page.goto(address)
  await alive(page)
  const demos = await page.evaluate(scrollToDemos)
  expect.soft(demos.length, address).toBeGreaterThanOrEqual(address.includes('/view-ui-plus/component/') ? 6 : 1)
  expect
    .soft(
      demos.filter(({ state, isSeen }) => state !== 'running' || !isSeen),
      address,
    )
    .toEqual([])
  if (locale === 'en-US' && !address.endsWith(chineseByNature)) {
    const sheets = await page.locator('.doc-sheet').allInnerTexts()
    expect.soft(sheets.join('\n').match(/\p{Script=Han}+/gu) ?? [], `${address}: Chinese in an English demo`).toEqual([])
  }
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(sideways, `${address} scrolls sideways`).toBe(0)
}

/** Runs in the page: scrolls to each demo and waits until something of it is to be seen, ten seconds at most. */
async function scrollToDemos(): Promise<{ name: string; state: string; isSeen: boolean }[]> {
  const found = []
  for (const demo of document.querySelectorAll<HTMLElement>('[data-demo]')) {
    const isSeen = () => [...demo.querySelectorAll('.doc-host *')].some((element) => element.checkVisibility())
    const end = performance.now() + 10_000
    demo.scrollIntoView({ block: 'center', behavior: 'instant' })
    while (!(demo.dataset['state'] === 'running' && isSeen()) && performance.now() < end) {
      // oxlint-disable-next-line no-await-in-loop -- a demo begins when it is seen
      await new Promise(requestAnimationFrame)
    }
    found.push({ name: demo.dataset['name'] ?? '', state: demo.dataset['state'] ?? '', isSeen: isSeen() })
  }
  return found
}
