import type { Browser, CDPSession, Page } from 'playwright'
import { slowDown } from '../slowDown.ts'
import { observeVisit, type LinkPlace, type Navigation } from './observeVisit.ts'

/** The pages that a visitor reads, one after the other; addresses are without the first slash. */
export interface Tour {
  page: string
  /** Linked in the text of the page, which is not hovered before the click. */
  far: Target
  /** Linked in the menu of the far page, and hovered before the click. */
  next: Target
}

interface Target {
  path: string
  title: string
}

/** What one cold visit costs. Times in ms. */
export interface Visit {
  lcp: number
  /** Time of long tasks beyond 50 ms each, until nothing is requested any more. */
  blocking: number
  /** Bytes of what was requested before the page had loaded. */
  bytes: number
  /** Time from a click to the frame that shows the next page: for the far page, and for the hovered one. */
  cold: number
  hovered: number
}

/** Time without a request after which a page counts as idle, in ms. */
const quiet = 2000

/** Visits the pages of a tour in a new context with a slow phone and connection. */
export async function visitSite(browser: Browser, origin: string, { page: path, far, next }: Tour): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, locale: 'zh-CN' })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await slowDown(client)
  await client.send('Page.enable')
  const traffic = watchTraffic(client)
  await page.addInitScript(observeVisit)
  await page.goto(`${origin}/${path}`)
  await traffic.idle(page)
  const { lcp, blocking } = await page.evaluate(() => visit.vitals)
  const bytes = traffic.bytesToLoad()
  await expectNavigation(page, far)
  await page.evaluate(([to]) => visit.link(to, 'text').click(), [far.path] as const)
  const cold = await shown(page, origin, far)
  await traffic.idle(page)
  await expectNavigation(page, next)
  const { x, y } = await page.evaluate(([to]) => visit.placeOf(to), [next.path] as const)
  await page.mouse.move(x, y, { steps: 4 })
  await traffic.idle(page)
  await page.mouse.down()
  await page.mouse.up()
  const hovered = await shown(page, origin, next)
  await context.close()
  return { lcp, blocking, bytes, cold, hovered }
}

/** Set in each document of the visit by `observeVisit`. */
declare const visit: {
  vitals: { lcp: number; blocking: number }
  link: (path: string, place: LinkPlace) => HTMLAnchorElement
  placeOf: (path: string) => { x: number; y: number }
  expect: (title: string) => void
}

function expectNavigation(page: Page, { title }: Target): Promise<void> {
  return page.evaluate((expected) => visit.expect(expected), title)
}

/** The time until the page was shown. It may be another document. */
async function shown(page: Page, origin: string, { path, title }: Target): Promise<number> {
  const limit = Date.now() + 30_000
  while (Date.now() < limit) {
    await page.waitForTimeout(100)
    // Fails while a document is replaced by another.
    const text = await page.evaluate(() => sessionStorage.getItem('navigation')).catch(() => null)
    const navigation: Navigation = JSON.parse(text ?? '{}')
    if (navigation.time !== undefined) return navigation.time
  }
  throw new Error(`${origin}/${path} did not show "${title}" in 30 s after the click on its link.`)
}

interface Traffic {
  /** Waits until nothing has been requested for a while. */
  idle: (page: Page) => Promise<void>
  /** Bytes of the requests that began before the first page had loaded. */
  bytesToLoad: () => number
}

function watchTraffic(client: CDPSession): Traffic {
  const requests = new Map<string, { start: number; bytes: number; isOpen: boolean }>()
  let loaded = Number.POSITIVE_INFINITY
  let last = Date.now()
  const end = (id: string, bytes: number) => {
    last = Date.now()
    const request = requests.get(id)
    if (request) requests.set(id, { ...request, bytes, isOpen: false })
  }
  client.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (!request.url.startsWith('http')) return
    last = Date.now()
    requests.set(requestId, { start: timestamp, bytes: 0, isOpen: true })
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  client.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  client.on('Page.loadEventFired', ({ timestamp }) => (loaded = Math.min(loaded, timestamp)))
  return {
    async idle(page) {
      last = Date.now()
      while (Date.now() - last < quiet || [...requests.values()].some(({ isOpen }) => isOpen)) await page.waitForTimeout(100)
    },
    bytesToLoad: () => [...requests.values()].reduce((sum, { start, bytes }) => sum + (start < loaded ? bytes : 0), 0),
  }
}
