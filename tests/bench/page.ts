import { visitorsChromium as launchOptions } from '@view-site/playwright-config'
import { chromium, type Browser } from 'playwright'
import { paintCost, type PaintCost } from './paintCost.ts'
import { slowDown } from './slowDown.ts'

const site = process.argv[2] ?? 'http://127.0.0.1:4300'
const path = process.argv[3] ?? '/view-ui-plus/component/base/button'
const visits = 5

interface Visit {
  lcp: number
  tbt: number
  cls: number
  /** Transferred bytes and requests until two seconds without a request: before the first demo is near the view, and after. */
  before: Traffic
  after: Traffic
  vueBefore: boolean
  errors: string[]
}

type Traffic = Record<'html' | 'css' | 'js' | 'other' | 'requests', number>

/** Visits a page with a slow phone and connection and prints what it costs: medians of five cold visits. */
async function main(): Promise<void> {
  const browser = await chromium.launch(launchOptions)
  const all: Visit[] = []
  for (let visit = 0; visit < visits; visit += 1) all.push(await visitPage(browser))
  const costs: PaintCost[] = []
  for (let visit = 0; visit < visits; visit += 1) costs.push(await paintCost(browser, site + path))
  await browser.close()
  print(`${site}${path}: CPU 4x slower, 1.6 Mbps, 150 ms; medians of ${visits} cold visits`)
  print(
    `LCP ${median(all, ({ lcp }) => lcp).toFixed(0)} ms   TBT ${median(all, ({ tbt }) => tbt).toFixed(0)} ms   CLS ${median(all, ({ cls }) => cls).toFixed(3)}`,
  )
  const paint = (['style', 'layout', 'paint'] as const).map((name) => `${name} ${median(costs, (cost) => cost[name]).toFixed(1)} ms`)
  print(`processor until the first paint, at full speed  ${paint.join('  ')}`)
  for (const when of ['before', 'after'] as const) {
    const part = (name: keyof Traffic) => median(all, (visit) => visit[when][name])
    const sizes = (['html', 'css', 'js', 'other'] as const).map((name) => `${name} ${(part(name) / 1024).toFixed(1)} KB`)
    print(`${when === 'before' ? 'before the first demo' : 'with the first demos '}  ${sizes.join('  ')}  requests ${part('requests')}`)
  }
  print(
    `Vue before a demo is near: ${all.some(({ vueBefore }) => vueBefore) ? 'YES' : 'no'}   console errors: ${all.flatMap(({ errors }) => errors).length}`,
  )
}

async function visitPage(browser: Browser): Promise<Visit> {
  // So low that no demo is near the view before scrolling.
  const context = await browser.newContext({ viewport: { width: 1350, height: 200 }, locale: 'zh-CN' })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await slowDown(client)
  const traffic: Traffic = { html: 0, css: 0, js: 0, other: 0, requests: 0 }
  const kinds = new Map<string, keyof Traffic>()
  const urls: string[] = []
  let last = Date.now()
  client.on('Network.requestWillBeSent', () => (last = Date.now()))
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type === 'Document' ? 'html' : type === 'Stylesheet' ? 'css' : type === 'Script' ? 'js' : 'other')
    urls.push(response.url)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic[kinds.get(requestId) ?? 'other'] += encodedDataLength
    traffic.requests += 1
    last = Date.now()
  })
  const errors: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  page.on('pageerror', (error) => void errors.push(String(error)))
  await page.addInitScript(observe)
  const idle = async () => {
    last = Date.now()
    while (Date.now() - last < 2000) await page.waitForTimeout(100)
  }
  await page.goto(site + path)
  await idle()
  const before = { ...traffic }
  const vueBefore = await page.evaluate(() => document.querySelector('[data-demo][data-state="running"]') !== null)
  const { lcp, tbt, cls } = await page.evaluate(() => vitals)
  await page
    .locator('[data-demo]')
    .first()
    .scrollIntoViewIfNeeded()
    .catch(() => {})
  await idle()
  await context.close()
  return { lcp, tbt, cls, before, after: { ...traffic }, vueBefore, errors }
}

/** Set in the page by `observe`. */
declare const vitals: Pick<Visit, 'lcp' | 'tbt' | 'cls'>

/** Runs in the page before its own scripts, so it cannot use anything defined outside it. */
function observe(): void {
  const vitals = { lcp: 0, tbt: 0, cls: 0 }
  Object.assign(globalThis, { vitals })
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing outside this function exists in the page
  const on = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
  on('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime))
  on('longtask', (entry) => (vitals.tbt += Math.max(0, entry.duration - 50)))
  on('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) vitals.cls += Number(entry.value)
  })
}

function median<T>(items: readonly T[], value: (item: T) => number): number {
  return items.map(value).sort((a, b) => a - b)[Math.floor(items.length / 2)] ?? 0
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await main()
