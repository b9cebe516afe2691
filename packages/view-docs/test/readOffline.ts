import { expectPage } from './expectPage.ts'
import { openSite } from './openSite.ts'
import { serveSite } from './viewDocs.ts'

/** Visits a page of the built English site, stops its server, and reads on without a network. Returns the path of the last page. */
export async function readOffline(folder: string): Promise<string> {
  const site = await serveSite(folder, 'preview')
  const { page } = await openSite(`${site.origin}/guide/start`)
  /** Waits until the worker has stored a path. */
  const stored = (path: string) =>
    expectPage.poll(() => page.evaluate(async (name) => (await caches.match(name)) !== undefined, path)).toBe(true)
  await stored('/guide/start')
  await stored('/search/en-US.json')
  await site.stop()

  await page.reload()
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Get started')
  await expectPage(page.getByRole('link', { name: 'Get started', exact: true }).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('installer')
  await expectPage(page.getByRole('option', { name: /Get started/ }).first()).toContainText('Install the counter.')
  await page.keyboard.press('Escape')

  await page.goto(`${site.origin}/guide/nowhere`)
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  // The reader may have fetched the same page of version 1.0 ahead: it is listed too, under the same title.
  await page.getByRole('link', { name: 'Get started - Counter' }).and(page.locator('[href="/guide/start"]')).press('Enter')
  await expectPage(page).toHaveURL(`${site.origin}/guide/start`)
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Get started')
  return new URL(page.url()).pathname
}
