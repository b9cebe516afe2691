import type { Browser, CDPSession, Page } from 'playwright'
import { runDemos } from './runDemos.ts'

/** What the page retains after garbage collection. */
export interface Holding {
  /**
   * Memory in MB. It includes the engine's own data about repeated code, which stabilises slowly: the object counts show whether anything
   * leaked.
   */
  heap: number
  /** Live functions: every component, listener and timer has some. */
  functions: number
  nodes: number
  listeners: number
  /** Includes the documents that pages are parsed into, and those of their templates. */
  documents: number
}

export interface Rounds {
  /** On the first page: after its first visit, and after every round. */
  holdings: Holding[]
  visited: number
  demos: number
  failed: number
  errors: string[]
}

export interface VisitRoundsOptions {
  origin: string
  /** Each round ends on the first one. */
  paths: readonly string[]
  rounds: number
}

/**
 * Navigates from page to page through the links of the menu, without a reload, runs every demo and returns to the first page, several
 * times.
 */
export async function visitRounds(browser: Browser, { origin, paths, rounds }: VisitRoundsOptions): Promise<Rounds> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1350, height: 900 } })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable')
  const [first = '', ...others] = paths
  await page.goto(origin + first)
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  const result: Rounds = { holdings: [], visited: 0, demos: 0, failed: 0, errors }
  const read = async () => {
    const { running, failed } = await runDemos(page)
    result.visited += 1
    result.demos += running
    result.failed += failed
  }
  await read()
  result.holdings.push(await holding(page, client))
  for (let round = 0; round < rounds; round += 1) {
    for (const path of [...others, first]) {
      await follow(page, path)
      await read()
    }
    result.holdings.push(await holding(page, client))
  }
  if (!(await page.evaluate(() => 'isSameDocument' in globalThis)))
    throw new Error('A page was reloaded during the measurement, so its result is invalid.')
  await context.close()
  return result
}

/** Clicks the menu's link to a page and waits until that page is shown. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.querySelector<HTMLElement>(`nav a[href="${href}"], main a[href="${href}"]`)
    if (!link) throw new Error(`The menu has no link to ${href}.`)
    link.click()
  }, path)
  await page.waitForFunction(
    (href) => location.pathname === href && `/${document.querySelector<HTMLElement>('[data-article]')?.dataset['page']}` === href,
    path,
  )
}

/** How long closing animations and timers of the library may run after a page is left, in ms. */
const rest = 2000

async function holding(page: Page, client: CDPSession): Promise<Holding> {
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(rest)
  // Freeing objects can make more of them collectable: weak references and finalizers need more rounds.
  for (let turn = 0; turn < 3; turn += 1) {
    await client.send('HeapProfiler.collectGarbage')
    await page.waitForTimeout(200)
  }
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  const { metrics } = await client.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
  return {
    functions: await functions(client),
    heap: usedSize / 1024 / 1024,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    documents: metric('Documents'),
  }
}

async function functions(client: CDPSession): Promise<number> {
  const { result: prototype } = await client.send('Runtime.evaluate', { expression: 'Function.prototype' })
  const { objects } = await client.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId ?? '' })
  const { result } = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  for (const { objectId } of [prototype, objects]) if (objectId) await client.send('Runtime.releaseObject', { objectId })
  return Number(result.value)
}
