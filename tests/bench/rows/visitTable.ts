import type { Browser } from 'playwright'

/** Cost of rendering rows, in ms until painted, and the elements in the page then. */
export interface TableVisit {
  shown: number
  /** Scrolling to the last row after the first paint. */
  last: number
  /** Elements of the whole iCRUD component. */
  elements: number
  /** Rows in the DOM. */
  drawn: number
}

export interface TableVisitOptions {
  origin: string
  table: 'view' | 'vxe'
  count: number
  /** Slowdown of the processor. */
  slower: number
}

/** Renders rows in a new page and returns the cost. */
export async function visitTable(browser: Browser, { origin, table, count, slower }: TableVisitOptions): Promise<TableVisit> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(300_000)
  await page.goto(origin)
  await page.waitForFunction(() => 'showRows' in globalThis)
  // Warm-up, so that the code of both tables is compiled.
  await page.evaluate((each) => globalThis.showRows({ table: each, count: 50 }), table)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const visit = await page.evaluate((options) => globalThis.showRows(options), { table, count })
  await context.close()
  return visit
}
