import { expect, type Locator, type Page } from '@playwright/test'

/** The bar that says what does not load; it is a landmark while it is shown. */
export function statusOf(page: Page, name = '页面状态'): Locator {
  return page.getByRole('region', { name })
}

/** Calls `open`, and waits until the code of the bar is there, which loads a moment after the page. */
export async function withStatus(page: Page, open: () => Promise<void>): Promise<void> {
  const loaded = page.waitForResponse(/\/assets\/siteStatus-[^/]+\.js$/)
  await open()
  await (await loaded).finished()
  // The module runs after its response.
  await expect.poll(() => page.evaluate(() => [...document.body.children].some(({ shadowRoot }) => shadowRoot))).toBe(true)
}

/** Answers scripts that ask for a page as the server of another build would; the browser itself still gets the page of this one. */
export async function serveOtherBuild(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route, request) => {
    if (request.resourceType() !== 'fetch') return route.continue()
    const response = await route.fetch()
    return route.fulfill({ response, body: (await response.text()).replaceAll('"/assets/client-', '"/assets/another-client-') })
  })
}
