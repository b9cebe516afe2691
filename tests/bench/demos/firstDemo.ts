import type { Browser, CDPSession, Page } from 'playwright'
import { slowDown } from '../slowDown.ts'

/** The first demo of a page. */
export interface FirstDemo {
  /** CSS selector of demos. */
  demo: string
  /** CSS selector of the control to press, inside the demo. */
  control: string
  /** CSS selector that matches, inside the demo, once it has answered; undefined if nothing shows it: then a component has to receive the click. */
  answer: string | undefined
}

/** One visit; times in ms after the navigation. */
export interface FirstDemoVisit {
  /** First contentful paint of the page. */
  page: number
  /** Frame that shows the demo's control, or undefined if none did. */
  shown: number | undefined
  /** Frame of the demo's answer, or undefined if there was none. */
  answered: number | undefined
  /** Sum of the layout shifts. */
  shift: number
  /** Bytes as sent until the answer, and until nothing more was loaded; requests. */
  bytesAtAnswer: number
  bytes: number
  requests: number
}

/** How long a demo may take to be shown, and to answer, in ms. */
const limit = 60_000

/** Silence after which no more requests are expected, in ms. */
const rest = 2000

/** Opens a page in a new context on a slow phone, scrolls to its first demo at once and presses its control as soon as it is painted. */
export async function visitFirstDemo(browser: Browser, address: string, first: FirstDemo): Promise<FirstDemoVisit> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await slowDown(client)
  const traffic = count(client)
  await page.addInitScript(watch, first)
  const shown = page
    .waitForEvent('console', { predicate: (message) => message.text().startsWith('shown '), timeout: limit })
    .catch(() => {})
  await page.goto(address, { waitUntil: 'commit' })
  const [, x, y] = (await shown)?.text().split(' ').map(Number) ?? []
  if (x !== undefined && y !== undefined) {
    await page.mouse.click(x, y)
    await page.waitForFunction(() => demoTimes.answered !== undefined, undefined, { timeout: limit, polling: 100 }).catch(() => {})
  }
  const bytesAtAnswer = traffic.bytes
  while (Date.now() - traffic.last < rest) await page.waitForTimeout(100)
  const times = await readTimes(page)
  await context.close()
  return { ...times, bytesAtAnswer, bytes: traffic.bytes, requests: traffic.requests }
}

interface Traffic {
  bytes: number
  requests: number
  /** When the last request began or ended. */
  last: number
}

function count(client: CDPSession): Traffic {
  const traffic: Traffic = { bytes: 0, requests: 0, last: Date.now() }
  client.on('Network.requestWillBeSent', () => (traffic.last = Date.now()))
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength
    traffic.requests += 1
    traffic.last = Date.now()
  })
  return traffic
}

/** Set in the page by `watch`. */
declare const demoTimes: { shown?: number; answered?: number; shift: number }

function readTimes(page: Page): Promise<Pick<FirstDemoVisit, 'page' | 'shown' | 'answered' | 'shift'>> {
  return page.evaluate(() => ({
    page: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    shown: demoTimes.shown,
    answered: demoTimes.answered,
    shift: demoTimes.shift,
  }))
}

/** Runs in the page before its own scripts, so it cannot use anything defined outside it. */
function watch({ demo, control, answer }: FirstDemo): void {
  const times: { shown?: number; answered?: number; shift: number } = { shift: 0 }
  Object.assign(globalThis, { demoTimes: times })
  /** Vue handles clicks on an element of the demo: it keeps the handlers of an element under a symbol. */
  const receive = (event: Event) => {
    const first = document.querySelector(demo)
    const path = event.composedPath()
    if (times.shown === undefined || !first || !path.includes(first)) return
    const handlers = path
      .slice(0, path.indexOf(first))
      .flatMap((target) =>
        Object.getOwnPropertySymbols(target).map((symbol): unknown => symbol.description === '_vei' && Reflect.get(target, symbol)),
      )
    if (handlers.some((each) => typeof each === 'object' && each !== null && 'onClick' in each)) times.answered ??= performance.now()
  }
  if (answer === undefined) addEventListener('click', receive, true)
  const look = () => {
    const first = document.querySelector(demo)
    const pressed = first?.querySelector(control)
    if (first && times.shown === undefined) {
      first.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = pressed?.getBoundingClientRect() ?? new DOMRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
      if (width > 0 && isPainted && y > 0 && y < innerHeight) {
        times.shown = performance.now()
        // oxlint-disable-next-line no-console -- the benchmark waits for this message, the page's only channel to it before a script runs
        console.log(`shown ${x} ${y}`)
      }
    }
    if (answer !== undefined && times.shown !== undefined && first?.querySelector(answer)) times.answered ??= performance.now()
    if (times.answered === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) times.shift += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}
