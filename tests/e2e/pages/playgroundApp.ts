import { deflateSync } from 'node:zlib'
import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Locale } from '../locales.ts'
import { servedAnnotation } from '../results/servedPaths.ts'
import { privacyTest } from '../privacy/privacyTest.ts'

interface Fixtures {
  /**
   * Whether the browser has service workers. Without them the playground does not fetch its whole edition for offline use, which takes
   * nearly a third of the processor time of a journey. @default false
   */
  hasServiceWorkers: boolean
  /** Takes the service workers away, unless the journey needs them. */
  withoutServiceWorkers: void
  /** Declares that the journey depends on the built app only, so that it is skipped while that has not changed. */
  dependsOnApp: void
  /** Opens the playground, with a component if one is given, and waits until its code has run. */
  play: (visit?: { source?: string; others?: Record<string, string>; locale?: Locale }) => Promise<void>
}

/** `test` on the built playground behind its own server. */
export const test = privacyTest.extend<Fixtures>({
  hasServiceWorkers: [false, { option: true }],
  withoutServiceWorkers: [
    async ({ context, hasServiceWorkers }, use) => {
      if (!hasServiceWorkers) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
      await use()
    },
    { auto: true },
  ],
  dependsOnApp: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    async ({}, use, { annotations }) => {
      annotations.push({ type: servedAnnotation, description: 'apps/playground' })
      await use()
    },
    { auto: true },
  ],
  baseURL: async ({ playground }, use) => use(playground),
  play: async ({ page }, use) => {
    await use(async ({ source, others, locale = 'zh-CN' } = {}) => {
      await page.goto(source === undefined ? '/' : `/${sharedHash({ source, ...(others && { others }), locale })}`)
      await expect(editorOf(page)).toBeVisible()
      await expect(resultOf(page)).not.toHaveAttribute('data-phase', 'busy')
    })
  },
})

export { expect }

/** The hash of a link that shares a component, with other files if it has any. */
export function sharedHash(code: { source: string; others?: Record<string, string>; locale: Locale }): string {
  return `#code1.${deflateSync(JSON.stringify(code)).toString('base64url')}`
}

/** The field with the code, in a page or in a frame with an embedded playground. */
export function editorOf(page: Page | FrameLocator): Locator {
  return page.locator('.cm-content')
}

/** The result region; `data-phase` is the state of the code. */
export function resultOf(page: Page | FrameLocator): Locator {
  return page.locator('[data-phase]')
}

/** The frame in which the code runs. */
export function frameOf(page: Page | FrameLocator): FrameLocator {
  return page.frameLocator('[data-phase] iframe')
}

/**
 * Replaces the code in the editor, by keyboard: `fill()` selects in the document, and an update of the editor before it reads that
 * selection would reset it.
 */
export async function write(page: Page, source: string): Promise<void> {
  await editorOf(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(source)
}

/** Calls `send`, which posts `end` last, and waits until the window has received that: messages of one sender keep their order. */
export async function untilReceived(receiver: Page | Frame, send: () => Promise<unknown>): Promise<void> {
  await receiver.evaluate(() => {
    addEventListener('message', ({ data }) => {
      if (data === 'end') document.documentElement.dataset['received'] = ''
    })
  })
  await send()
  await receiver.waitForSelector('html[data-received]', { state: 'attached' })
}
