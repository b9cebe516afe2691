import { chromiumForShortPages } from '@view-site/playwright-config'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { afterAll, beforeAll } from 'vitest'
import { serveSite, type RunningSite } from './viewDocs.ts'

let browser: Browser
let running: RunningSite[] = []

/** Opens the browser for the tests of a file, and stops their sites: files share this module. */
export function openBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch(chromiumForShortPages)
  })
  afterAll(async () => {
    await Promise.all(running.map((site) => site.stop()))
    running = []
    await browser.close()
  })
}

/** Serves a site until the tests of the file have finished. */
export async function serve(folder: string, command: 'dev' | 'preview'): Promise<RunningSite> {
  const site = await serveSite(folder, command)
  running.push(site)
  return site
}

/** Opens a page in a separate context, and collects the errors and warnings of its console. */
export async function openSite(address: string, options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  const page = await context.newPage()
  // As long as a busy machine may need; a passing test does not wait.
  page.setDefaultTimeout(120_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(address)
  return { page, complaints }
}
