import type { Browser } from 'playwright'

/** The cost of showing rows, in ms until painted, and the contents of the page then. */
export interface TableVisit {
  shown: number
  /** To the last row, once they are shown. */
  last: number
  /** Elements of the whole iCRUD. */
  elements: number
  /** Rows that are in the page. */
  drawn: number
}

export interface TableVisitOptions {
  origin: string
  table: 'view' | 'vxe'
  count: number
  /** How much slower the processor is made. */
  slower: number
}

/** Shows rows in a new page. */
export async function visitTable(browser: Browser, { origin, table, count, slower }: TableVisitOptions): Promise<TableVisit> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(300_000)
  await page.goto(origin)
  await page.waitForFunction(() => 'showRows' in globalThis)
  // Once before, so that both are compared with their code already compiled.
  await page.evaluate((each) => globalThis.showRows({ table: each, count: 50 }), table)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const visit = await page.evaluate((options) => globalThis.showRows(options), { table, count })
  await context.close()
  return visit
}
