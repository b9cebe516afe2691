import type { Browser, CDPSession, Page } from 'playwright'
import { heapOf } from './heapOf.ts'
import type { ShellPage } from './Shell.ts'

/** Cost of actions with fifty tabs: milliseconds until the tab bar and the page are laid out. */
export interface TabsVisit {
  open: number
  switch: number
  move: number
  close: number
}

/** Opens fifty tabs with their pages alive; then one more, switches to another, and moves and closes the last. */
export async function visitTabs(browser: Browser, { origin, slower }: { origin: string; slower: number }): Promise<TabsVisit> {
  const { page, client } = await openPage(browser, origin, 51)
  await openTabs(page, 'light', 50)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const last = '/light/51'
  const costs = {
    open: await page.evaluate(go, last),
    switch: await page.evaluate(go, '/light/25'),
    move: await page.evaluate(moveOne, { path: last, index: 10 }),
    close: await page.evaluate(closeOne, last),
  }
  await page.context().close()
  return costs
}

/** JavaScript heap in MB after garbage collection, with fifty large pages open and at most `maxAlive` of them alive. */
export async function heapOfTabs(browser: Browser, { origin, maxAlive }: { origin: string; maxAlive: number }): Promise<number> {
  const { page, client } = await openPage(browser, origin, maxAlive)
  await openTabs(page, 'large', 50)
  await page.waitForTimeout(500)
  const heap = await heapOf(client)
  await page.context().close()
  return heap
}

async function openPage(browser: Browser, origin: string, maxAlive: number): Promise<{ page: Page; client: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await page.goto(origin)
  await page.evaluate((most) => {
    const here: ShellPage = window
    if (here.tabsShell) here.tabs = here.tabsShell.start(most)
  }, maxAlive)
  await page.locator('[data-tab]').first().waitFor()
  return { page, client }
}

async function openTabs(page: Page, kind: string, count: number): Promise<void> {
  for (let id = 1; id <= count; id += 1) {
    const path = `/${kind}/${id}`
    await page.evaluate((one) => {
      const here: ShellPage = window
      here.tabs?.go(one)
    }, path)
    await page.locator(`[data-tab="${path}"][data-current]`).waitFor()
    await page.locator(`[data-tab-page="${path}"]`).waitFor()
  }
}

async function go(path: string): Promise<number> {
  const here: ShellPage = window
  const isShown = () =>
    document.querySelector(`[data-tab="${path}"][data-current]`) !== null &&
    [...document.querySelectorAll(`[data-tab-page="${path}"]`)].some((one) => one.checkVisibility())
  const start = performance.now()
  here.tabs?.go(path)
  while (!isShown()) await new Promise((resolve) => setTimeout(resolve))
  document.body.getBoundingClientRect()
  return performance.now() - start
}

async function moveOne({ path, index }: { path: string; index: number }): Promise<number> {
  const here: ShellPage = window
  const start = performance.now()
  here.tabs?.move(path, index)
  while (document.querySelectorAll('[data-tab]')[index]?.getAttribute('data-tab') !== path)
    await new Promise((resolve) => setTimeout(resolve))
  document.body.getBoundingClientRect()
  return performance.now() - start
}

async function closeOne(path: string): Promise<number> {
  const here: ShellPage = window
  const start = performance.now()
  here.tabs?.close(path)
  while (document.querySelector(`[data-tab="${path}"]`)) await new Promise((resolve) => setTimeout(resolve))
  document.body.getBoundingClientRect()
  return performance.now() - start
}
