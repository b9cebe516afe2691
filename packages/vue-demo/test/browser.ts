import { chromium as launchOptions } from '@view-site/playwright-config'
import { chromium, type Browser, type Page } from 'playwright'

/** Starts the system's Chromium. */
export function launch(): Promise<Browser> {
  return chromium.launch(launchOptions)
}

/** A page that records its requests, responses and errors. */
export interface Visit {
  page: Page
  /** Requested URLs, in order. */
  requests: string[]
  /** Text of every script and stylesheet served. */
  served: () => Promise<string>
  problems: string[]
}

/** Opens an address in a fresh context and waits until the fixture lists its demos. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const requests: string[] = []
  const bodies: Promise<string>[] = []
  const problems: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.text().catch(() => ''))
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  await page.goto(url)
  await page.locator('[data-run="type"]').waitFor()
  return { page, requests, problems, served: async () => (await Promise.all(bodies)).join('\n') }
}

/** Runs a demo of the fixture and waits until it is mounted (or has failed). */
export async function run(page: Page, name: string, state = 'running'): Promise<void> {
  await page.locator(`[data-run="${name}"]`).click()
  await page.locator(`[data-sheet="${name}"][data-state="${state}"]`).waitFor({ state: 'attached' })
}
