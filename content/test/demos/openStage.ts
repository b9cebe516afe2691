import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { inject } from 'vitest'
import { processBrowser } from './processBrowser.ts'

/** The page that runs demos, and what its console said. */
export interface OpenStage {
  page: Page
  /** Errors and warnings of the console, cleared by the test that has read them. */
  said: string[]
}

/** Opens a page that runs demos, in a separate window. */
export async function openStage(): Promise<OpenStage> {
  const browser = await processBrowser()
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(String(error.stack ?? error)))
  // Several pages may be opening at once.
  await page.goto(inject('stage'))
  // Polled by time: Chromium would make 60 frames a second while it loads.
  await page.waitForFunction(() => 'stage' in window, undefined, { polling: 50, timeout: 50_000 })
  await page.addScriptTag({ content: await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8') })
  // As long as a busy machine may need; a passing test does not wait.
  page.setDefaultTimeout(60_000)
  await lendListeners(page)
  return { page, said }
}

/** Gives the page the function that only code run by the browser's own tools can call. */
async function lendListeners(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const expression = 'window.stage.getListeners = getEventListeners'
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression, includeCommandLineAPI: true })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  await session.detach()
}
