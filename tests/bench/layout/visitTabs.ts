import type { Browser, CDPSession, Page } from 'playwright'
import type { TabsPage } from './shells/tabs.tsx'

/** Cost of the fiftieth tab: milliseconds until the tab bar is laid out. */
export interface TabsVisit {
  open: number
  close: number
  move: number
}

/** Opens fifty tabs, one more, moves it and closes it. */
export async function visitTabs(browser: Browser, { origin, slower }: { origin: string; slower: number }): Promise<TabsVisit> {
  const { page, client } = await openPage(browser, origin, 12)
  await openTabs(page, 'light', 49)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const open = await page.evaluate(openOne, '/light/50')
  const move = await page.evaluate(moveOne, { id: '/light/50', index: 10 })
  const close = await page.evaluate(closeOne, '/light/50')
  await page.context().close()
  return { open, close, move }
}

/** JavaScript heap in MB after garbage collection, with fifty large pages open and at most `maxAlive` of them alive. */
export async function heapOfTabs(browser: Browser, { origin, maxAlive }: { origin: string; maxAlive: number }): Promise<number> {
  const { page, client } = await openPage(browser, origin, maxAlive)
  await openTabs(page, 'large', 50)
  await page.waitForTimeout(500)
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  await page.context().close()
  return usedSize / 1024 / 1024
}

async function openPage(browser: Browser, origin: string, maxAlive: number): Promise<{ page: Page; client: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await page.goto(origin)
  await page.evaluate((most) => {
    const here: TabsPage = window
    here.start?.(most)
  }, maxAlive)
  await page.locator('[data-tab]').first().waitFor()
  return { page, client }
}

async function openTabs(page: Page, kind: string, count: number): Promise<void> {
  for (let id = 1; id <= count; id += 1) {
    await page.evaluate((path) => {
      const here: TabsPage = window
      here.go?.(path)
    }, `/${kind}/${id}`)
    await page.locator(`[data-tab="/${kind}/${id}"][data-current]`).waitFor()
  }
}

async function openOne(path: string): Promise<number> {
  const here: TabsPage = window
  const start = performance.now()
  here.go?.(path)
  while (!document.querySelector(`[data-tab="${path}"][data-current]`)) await new Promise((resolve) => setTimeout(resolve))
  document.body.getBoundingClientRect()
  return performance.now() - start
}

async function moveOne({ id, index }: { id: string; index: number }): Promise<number> {
  const here: TabsPage = window
  const start = performance.now()
  here.tabs?.()?.move(id, index)
  while (document.querySelectorAll('[data-tab]')[index]?.getAttribute('data-tab') !== id)
    await new Promise((resolve) => setTimeout(resolve))
  document.body.getBoundingClientRect()
  return performance.now() - start
}

async function closeOne(id: string): Promise<number> {
  const here: TabsPage = window
  const start = performance.now()
  void here.tabs?.()?.close(id)
  while (document.querySelector(`[data-tab="${id}"]`)) await new Promise((resolve) => setTimeout(resolve))
  document.body.getBoundingClientRect()
  return performance.now() - start
}
