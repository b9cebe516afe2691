import { expect, type Page } from '@playwright/test'
import type { Account, Control } from '@view-site/test-api/control'
import { privacyTest } from './privacy/privacyTest.ts'
import { followServedPaths, noteServedPath, servedAnnotation } from './results/servedPaths.ts'
import { signInWithCookies } from './pages/signIn.ts'

interface Fixtures {
  /**
   * The built files that the result depends on: `served`, those that the journey requests from the site or nginx, with or without the built
   * playground, or `all`. A journey that reads files of the build itself, or visits Caddy, depends on `all`.
   * @default 'all'
   */
  dependsOn: 'served' | 'served and playground' | 'all'
  /** Records the paths requested from the site, unless the journey depends on `all`. */
  noteServed: void
  /** Opens a page and waits until React has hydrated it. */
  open: (path: string) => Promise<void>
  /** Controls the API of the worker; reset after the test. */
  control: Control
  /** An account for this test only, signed in by cookies. */
  account: Account
}

/** `test` on the built site, with an API and database for each worker. */
export const test = privacyTest.extend<Fixtures>({
  dependsOn: ['all', { option: true }],
  noteServed: [
    async ({ dependsOn, world }, use, info) => {
      const read = await followServedPaths(world.served)
      await use()
      if (dependsOn === 'all') return
      const folders = dependsOn === 'served' ? [] : ['apps/playground']
      info.annotations.push({ type: servedAnnotation, description: [...folders, ...(await read())].join(' ') })
    },
    { auto: true },
  ],
  baseURL: async ({ world }, use) => use(world.site),
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path)
      await hydrated(page)
    })
  },
  control: async ({ world }, use) => {
    await noteServedPath(world.served, '/__control')
    await use(world.control)
    await world.control.reset()
  },
  account: async ({ control, context, world }, use) => {
    const account = await control.user()
    await signInWithCookies(context, world.site, account)
    await use(account)
  },
})

export { expect }

/**
 * By default Playwright asks in every frame, and Chromium makes 60 of them per second for it: a tenth of a core for as long as a page is
 * waited for.
 */
const byTime = { polling: 50 }

/**
 * Waits until React has hydrated the prerendered page, including the content of `main`, which is hydrated separately and slightly later.
 * React sets a key on each element it has hydrated. On a documentation page the application loads on demand.
 */
export async function hydrated(page: Page): Promise<void> {
  await alive(page)
  await startApplication(page)
  await page.waitForFunction(isHydrated, undefined, byTime)
}

/** Loads the application on a documentation page, as a change in another tab does, which only the application follows. */
export async function startApplication(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'another' })))
}

/** Waits until the page responds to the visitor: through the reader on a documentation page, or through the application. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset, undefined, byTime)
}

/** Runs in the page. */
function isHydrated(): boolean {
  const inside = [...document.querySelectorAll('main > *')]
  return (
    'ready' in document.documentElement.dataset &&
    inside.length > 0 &&
    inside.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')))
  )
}
