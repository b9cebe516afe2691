import type { Browser } from 'playwright'

/** CPU time of the main thread before the first paint, in ms, on this machine. */
export interface PaintCost {
  /** Parsing style sheets and calculating styles. */
  style: number
  layout: number
  paint: number
}

/** The fields of a trace event that are used; times in µs. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  /** Time that the thread itself was running, without other threads. */
  tdur?: number
}

const parts: Record<string, keyof PaintCost> = {
  ParseAuthorStyleSheet: 'style',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
}

/** Opens a page in a new context and reads the cost of its first paint from Chromium's trace. */
export async function paintCost(browser: Browser, address: string): Promise<PaintCost> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, locale: 'zh-CN' })
  const page = await context.newPage()
  await browser.startTracing(page, { categories: ['devtools.timeline', 'loading'] })
  await page.goto(address)
  await page.waitForTimeout(300)
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  await context.close()
  const painted = traceEvents.find(({ name }) => name === 'firstContentfulPaint')
  const cost: PaintCost = { style: 0, layout: 0, paint: 0 }
  for (const { name, pid, tid, ts, tdur = 0 } of traceEvents) {
    const part = parts[name]
    if (part && pid === painted?.pid && tid === painted.tid && ts < painted.ts) cost[part] += tdur / 1000
  }
  return cost
}
