import { deflateSync } from 'node:zlib'
import { expect, type Frame, type Locator, type Page } from '@playwright/test'
import { consoleTest } from './consoleTest.ts'
import type { Locale } from './locales.ts'
import { portsOf } from './ports.ts'
import { startServer } from './startServer.ts'

interface Fixtures {
  /** Opens the playground, with a component if one is given, and waits until its code has been run. */
  play: (visit?: { source?: string; locale?: Locale }) => Promise<void>
}

/** `test` on the built playground behind its own server. */
export const test = consoleTest.extend<Fixtures, { playground: string }>({
  playground: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern: none
    async ({}, use, { parallelIndex }) => {
      const { origin, close } = await startPlayground(parallelIndex)
      await use(origin)
      await close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ playground }, use) => use(playground),
  play: async ({ page }, use) => {
    await use(async ({ source, locale = 'zh-CN' } = {}) => {
      await page.goto(source === undefined ? '/' : `/${sharedHash({ source, locale })}`)
      await expect(editorOf(page)).toBeVisible()
      await expect(resultOf(page)).not.toHaveAttribute('data-phase', 'busy')
    })
  },
})

export { expect }

/** Starts a server of the built playground, or of another build of it. */
export async function startPlayground(worker: number, dist = 'dist'): Promise<{ origin: string; close: () => Promise<void> }> {
  const port = portsOf(worker).playground
  const origin = `http://127.0.0.1:${port}`
  const close = await startServer({
    app: 'apps/playground',
    entry: 'server/main.ts',
    env: { PORT: String(port), PLAYGROUND_DIST: dist },
    url: `${origin}/favicon.svg`,
  })
  return { origin, close }
}

/** The hash of a link that shares a component. */
export function sharedHash(code: { source: string; locale: Locale }): string {
  return `#code1.${deflateSync(JSON.stringify(code)).toString('base64url')}`
}

/** The field with the code. */
export function editorOf(page: Page): Locator {
  return page.locator('.cm-content')
}

/** The region of the result; `data-phase` tells how far the code has come. */
export function resultOf(page: Page): Locator {
  return page.locator('[data-phase]')
}

/** What runs in the frame. */
export function frameOf(page: Page) {
  return page.frameLocator('[data-phase] iframe')
}

/** Puts a component in the place of the code in the editor. */
export async function write(page: Page, source: string): Promise<void> {
  await editorOf(page).fill(source)
}

/** Sends messages to a window, then `end`, and waits until that has arrived: messages of one sender keep their order. */
export async function untilHeard(receiver: Page | Frame, send: () => Promise<unknown>): Promise<void> {
  await receiver.evaluate(() => {
    addEventListener('message', ({ data }) => {
      if (data === 'end') document.documentElement.dataset['heard'] = ''
    })
  })
  await send()
  await receiver.waitForSelector('html[data-heard]', { state: 'attached' })
}
