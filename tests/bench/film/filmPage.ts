import type { Browser, CDPSession, Page } from 'playwright'
import { slowDown } from '../slowDown.ts'

/** What a page shows while it loads; all times in ms after the navigation. */
export interface Film {
  /** One for each 100 ms; a picture that is the same as the one before has the same buffer. */
  pictures: Picture[]
  firstPaint: number
  /** Sum of the layout shifts. */
  shift: number
  /** Signs of waiting in view, from each time on that they changed. */
  waiting: Waiting[]
}

/** What was on the screen at a time. */
export interface Picture {
  time: number
  png: Buffer
}

interface Waiting {
  time: number
  signs: string[]
}

const interval = 100

/** A page is quiet when it has neither requested nor changed anything for so long, in ms. */
const rest = 2000

/** How long a film may last after the page is loaded, in ms: a page may have an animation without an end. */
const longest = 10_000

/**
 * Films a page in a new context on a slow phone until it is quiet. The browser sends each frame that it shows anyway: taking a picture
 * would make the page paint another one, and wait for its scripts.
 */
export async function filmPage(browser: Browser, address: string): Promise<Film> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await slowDown(client)
  await page.addInitScript(watch)
  const shots = await record(client)
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, { polling: interval })
  const end = Date.now() + longest
  shots.last = Date.now()
  while (Date.now() - shots.last < rest && Date.now() < end) await page.waitForTimeout(interval)
  await client.send('Page.stopScreencast')
  const { origin, ...seen } = await readWatched(page)
  await context.close()
  const frames = shots.frames.map(({ time, png }) => ({ time: time - origin, png }))
  return { ...seen, pictures: atIntervals(frames) }
}

interface Shots {
  /** Times in ms since 1970. */
  frames: Picture[]
  /** When the last request or change came. */
  last: number
}

async function record(client: CDPSession): Promise<Shots> {
  const shots: Shots = { frames: [], last: Date.now() }
  const stir = () => (shots.last = Date.now())
  client.on('Network.requestWillBeSent', stir)
  client.on('Network.loadingFinished', stir)
  client.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const png = Buffer.from(data, 'base64')
    // Not every frame changes anything.
    if (shots.frames.at(-1)?.png.equals(png) !== true) {
      stir()
      shots.frames.push({ time: (metadata.timestamp ?? Number.NaN) * 1000, png })
    }
    // The session may be closed by now.
    client.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await client.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  return shots
}

function atIntervals(frames: readonly Picture[]): Picture[] {
  const last = frames.at(-1)?.time ?? 0
  const pictures: Picture[] = []
  for (let time = 0; time < last + interval; time += interval) {
    const shown = frames.findLast((frame) => frame.time <= time)
    if (shown) pictures.push({ time, png: shown.png })
  }
  return pictures
}

/** Set in the page by `watch`. */
declare const watched: { shift: number; waiting: Waiting[] }

function readWatched(page: Page): Promise<Omit<Film, 'pictures'> & { origin: number }> {
  return page.evaluate(() => ({
    origin: performance.timeOrigin,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...watched,
  }))
}

/** Runs in the page before its own scripts, so it cannot use anything defined outside it. */
function watch(): void {
  const watched: { shift: number; waiting: { time: number; signs: string[] }[] } = { shift: 0, waiting: [] }
  Object.assign(globalThis, { watched })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) watched.shift += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
  setInterval(() => {
    const endless = document
      .getAnimations()
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect && effect.getTiming().iterations === Infinity && effect.target ? [effect.target] : [],
      )
    // Skeletons and spinners are animated without an end; others are busy, or demos without content.
    const others = document.querySelectorAll('body [aria-busy="true"], .doc-sheet:not(:has(> :is(.doc-snapshot, .doc-host)))')
    const inView = [...endless, ...others].filter((element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility({ opacityProperty: true })
    })
    const signs = [...new Set(inView.map((element) => `${element.localName}.${element.getAttribute('class') ?? ''}`))].toSorted()
    if (signs.join() !== (watched.waiting.at(-1)?.signs.join() ?? '')) watched.waiting.push({ time: performance.now(), signs })
  }, 100)
}
