import type { Page } from '@playwright/test'
import { alive, expect, test } from '../../fixtures.ts'
import { repeats } from '../../full.ts'
import { localized, type Locale } from '../../locales.ts'
import { demoPages, olderPages, portions } from '../../pages/sitePages.ts'

test.use({ dependsOn: 'served' })

/** Pages whose demos need something special: a frame, a rich text editor, a vxe table, an upload, the scroll position, a picture over the page. */
const special = [
  '/admin-plus/component/frame',
  '/admin-plus/component/quill',
  '/icrud/vxe/bigdata',
  '/view-ui-plus/component/form/upload',
  '/view-ui-plus/component/navigation/anchor',
  '/view-ui-plus/component/view/image',
]

const isWhole = repeats('demos of every page in the built site')

/** A page whose component differs much in the older version. Others of it are opened in darkDemos.spec.ts and versions.spec.ts. */
const older = ['/view-ui-plus/1.2/component/view/tree']

/**
 * Several pages per journey, because a browser that is reused has loaded Vue and the library already. English only for one page of each
 * product, in a full run.
 */
const journeys: readonly (readonly [Locale, readonly string[]])[] = [
  ...portions(isWhole ? demoPages : special, 8).map((paths) => ['zh-CN', paths] as const),
  ...(isWhole ? [['en-US', lastOfEachProduct()] as const] : []),
  ...portions(isWhole ? olderPages : older, 8).map((paths) => ['zh-CN', paths] as const),
]

for (const [locale, paths] of journeys) {
  const [first = '', last = ''] = [paths[0], paths.at(-1)]
  test(`[DOC-12] [PLUS-07] every demo of ${paths.length} pages from ${localized(first, locale)} to ${last} runs when it is scrolled into view`, async ({
    page,
    origins,
  }) => {
    test.setTimeout(paths.length * 60_000)
    for (const path of paths) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other, as a reader does
      await test.step(path, () => expectDemosRun(page, origins.nginx + localized(path, locale)))
    }
  })
}

/** The last page with demos of each product. */
function lastOfEachProduct(): string[] {
  return [...new Map(demoPages.map((path) => [path.split('/')[1], path])).values()]
}

/** Reports all problems of a page's demos without ending the test, so that the next page is checked, too. */
async function expectDemosRun(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await alive(page)
  const demos = await page.evaluate(scrollToDemos)
  expect
    .soft(demos.length, address)
    .toBeGreaterThanOrEqual(address.includes('/view-ui-plus/component/') ? 6 : address.includes('/1.2/') ? 0 : 1)
  expect
    .soft(
      demos.filter(({ state, isSeen }) => state !== 'running' || !isSeen),
      address,
    )
    .toEqual([])
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(sideways, `${address} scrolls sideways`).toBe(0)
}

/** Runs in the page: scrolls to each demo and waits until part of it is visible, at most 30 seconds, which only a busy machine needs. */
async function scrollToDemos(): Promise<{ name: string; state: string; isSeen: boolean }[]> {
  const found = []
  for (const demo of document.querySelectorAll<HTMLElement>('[data-demo]')) {
    const isSeen = () => [...demo.querySelectorAll('.doc-host *')].some((element) => element.checkVisibility())
    const end = performance.now() + 30_000
    while (!(demo.dataset['state'] === 'running' && isSeen()) && performance.now() < end) {
      // Content that is laid out meanwhile moves it.
      demo.scrollIntoView({ block: 'center', behavior: 'instant' })
      // oxlint-disable-next-line no-await-in-loop -- a demo starts when it is in view
      await new Promise(requestAnimationFrame)
    }
    found.push({ name: demo.dataset['name'] ?? '', state: demo.dataset['state'] ?? '', isSeen: isSeen() })
  }
  return found
}
