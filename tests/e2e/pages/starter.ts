import { expect, type Page } from '@playwright/test'
import { servedAnnotation } from '../results/servedPaths.ts'
import { serversTest } from '../servers/serversTest.ts'

export interface Visit {
  path?: string
  /** Null if signed out. @default 'admin' */
  role?: 'viewer' | 'keeper' | 'admin' | null
  /** Settings that the visitor has chosen before. */
  settings?: object
}

interface Fixtures {
  /** Declares that the journey depends on the built app only, so that it is skipped while that has not changed. */
  dependsOnApp: void
  /** Opens the starter as a returning visitor, and waits until its page is rendered. */
  enter: (visit?: Visit) => Promise<void>
}

/** An empty page of the app's origin, without scripts. */
const blank = '<!doctype html><title>blank</title><link rel="icon" href="data:,">'

/** `test` on the built starter, served as static files. */
export const test = serversTest.extend<Fixtures>({
  dependsOnApp: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    async ({}, use, { annotations }) => {
      annotations.push({ type: servedAnnotation, description: 'apps/starter' })
      await use()
    },
    { auto: true },
  ],
  baseURL: async ({ starter }, use) => use(starter.origin),
  enter: async ({ page }, use) => {
    await use(async ({ path = '/', role = 'admin', settings = {} } = {}) => {
      await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: blank }))
      await page.goto('/blank')
      await page.evaluate(
        (entries) => {
          localStorage.clear()
          for (const [key, value] of entries) localStorage.setItem(key, value)
        },
        [...(role === null ? [] : [['starter.session', role] as const]), ['starter.layout', JSON.stringify(settings)] as const],
      )
      await page.goto(path)
      await appRendered(page)
    })
  },
})

export { expect }

/** Waits until the page is rendered and, if it has the shell, its tabs. */
export async function appRendered(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if ((await page.getByRole('banner').count()) > 0) await expect(page.locator('[data-tab]').first()).toBeVisible()
}

/** Opens a page by its address. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await appRendered(page)
}

/** Navigates inside the open app, without reloading. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.locator(`[data-tab="${path}"][data-current]`)).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The tab bar and its controls. */
export function tabsOf(page: Page) {
  const bar = page.getByRole('navigation', { name: '打开的页面' })
  const links = bar.getByRole('listitem').getByRole('link')
  return {
    bar,
    links,
    tab: (name: string | RegExp) => bar.getByRole('link', { name, exact: typeof name === 'string' }),
    close: (name: string) => bar.getByRole('button', { name: `关闭“${name}”` }),
    act: async (name: string) => {
      await bar.getByRole('button', { name: '标签操作' }).click()
      await page.getByRole('menuitem', { name, exact: true }).click()
    },
  }
}

/** Switches to another role in the account menu. */
export async function become(page: Page, role: string): Promise<void> {
  await page.getByRole('button', { name: /^账户：/ }).click()
  await page.getByRole('menuitemradio', { name: role }).click()
  await expect(page.getByRole('button', { name: `账户：${role}` })).toBeVisible()
}

/** Changes settings as if another window of the app had changed them: they apply immediately, whatever is open. */
export async function changeSettings(page: Page, settings: object): Promise<void> {
  await page.evaluate((text) => {
    localStorage.setItem('starter.layout', text)
    window.dispatchEvent(new StorageEvent('storage', { key: 'starter.layout' }))
  }, JSON.stringify(settings))
}
