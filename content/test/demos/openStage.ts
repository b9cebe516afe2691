import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium, type CDPSession, type Page } from 'playwright'
import { inject } from 'vitest'

/** The page that runs demos, and what its console said. */
export interface OpenStage {
  page: Page
  /** What the browser's own tools are asked through. */
  session: CDPSession
  /** Errors and warnings of the console, emptied by whoever has read them. */
  said: string[]
}

let opened: Promise<OpenStage> | undefined

/** Opens the page that runs demos, once for all tests of a process. */
export function openStage(): Promise<OpenStage> {
  opened ??= open()
  return opened
}

async function open(): Promise<OpenStage> {
  const browser = await chromium.connect(inject('browser'))
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(String(error.stack ?? error)))
  await page.goto(inject('stage'))
  await page.waitForFunction(() => 'stage' in window)
  await page.addScriptTag({ content: await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8') })
  return { page, session: await context.newCDPSession(page), said }
}
