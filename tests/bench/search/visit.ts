import type { Browser, CDPSession } from 'playwright'
import type { Open } from './Engine.ts'
import { needles } from './needles.ts'
import type { Served } from './serve.ts'
import { slowDown } from '../slowDown.ts'

/** Waiting times and transferred bytes on a slow phone and connection. */
export interface Visit {
  /** From loading the code to the first answer: KB transferred, and ms. */
  firstKb: number
  firstMs: number
  /** Background work after the first answer: requests, and KB. */
  settled: { requests: number; kb: number }
  /** Later queries: `lineMs` the first time, over the network, and `localMs` when repeated. */
  later: { query: string; found: boolean; lineMs: number; localMs: number; kb: number }[]
  /** JavaScript heap at the end, after garbage collection, in MB. */
  heapMb: number
}

/** Runs in the page. */
interface Searching extends Window {
  search?: (query: string) => Promise<string[]>
  settle?: () => Promise<void>
}

export interface VisitOptions {
  served: Served
  module: string
  /** URLs of the pages that contain the needles. */
  hrefs: readonly [string, string]
}

/**
 * Searches for words that occur on one page, with cold and then warm caches, with a CPU slowed down 4 times, 1.6 Mbps and 150 ms latency.
 */
export async function visit(browser: Browser, { served, module, hrefs }: VisitOptions): Promise<Visit> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await page.goto(served.origin)
  await slowDown(client)
  const [first, second] = needles
  const before = served.sent()
  const firstMs = await page.evaluate(openAndAsk, { module: `/${module}`, query: first.english })
  const firstKb = (served.sent() - before) / 1024
  const [answered, bytes] = [served.requests(), served.sent()]
  await page.evaluate(settle)
  const settled = { requests: served.requests() - answered, kb: (served.sent() - bytes) / 1024 }
  const later: Visit['later'] = []
  for (const [query, href] of [
    [second.english, hrefs[1]],
    [first.chinese, hrefs[0]],
    [second.phrase, hrefs[1]],
  ] as const) {
    const sent = served.sent()
    const { hrefs: found, ms } = await page.evaluate(ask, query)
    const kb = (served.sent() - sent) / 1024
    const { ms: localMs } = await page.evaluate(ask, query)
    later.push({ query, found: found.slice(0, 3).includes(href), lineMs: ms, localMs, kb })
  }
  const heapMb = await heapOf(client)
  await context.close()
  return { firstKb, firstMs, settled, later, heapMb }
}

async function openAndAsk({ module, query }: { module: string; query: string }): Promise<number> {
  const start = performance.now()
  const { open }: { open: Open } = await import(module)
  const { search, settle } = await open()
  Object.assign(globalThis, { search, settle })
  await search(query)
  return performance.now() - start
}

async function ask(query: string): Promise<{ hrefs: string[]; ms: number }> {
  const start = performance.now()
  const here: Searching = window
  const hrefs = (await here.search?.(query)) ?? []
  return { hrefs, ms: performance.now() - start }
}

async function settle(): Promise<void> {
  const here: Searching = window
  await here.settle?.()
}

async function heapOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}
