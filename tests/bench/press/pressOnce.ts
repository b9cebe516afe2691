import type { Browser, CDPSession, Locator, Page } from 'playwright'
import { slowDown } from '../slowDown.ts'
import type { Control } from './controls.ts'

/** The outcome of one press, in ms. */
export interface Press {
  /** From the press to the frame of the first visible reaction: the control looks pressed or busy, or the effect itself is there. */
  reaction: number | undefined
  /** From the release, or the key, to the effect; undefined if there was none within the limit. */
  effect: number | undefined
}

const visitor = { locale: 'zh-CN' }

/** How long a press may take before it counts as lost, in ms. */
const limit = 15_000

/** How long a control is held down, in ms, as a finger does. */
const tap = 80

/**
 * Opens a page in a new context with a slow phone and connection, presses a control some time after the first paint, and records the
 * reaction.
 * @param delay Time between the paint and the press, in ms.
 */
export async function pressOnce(browser: Browser, address: string, control: Control, delay: number): Promise<Press> {
  const { width = 390, keys, opener, effect } = control
  const pressedAt = await placesOf(browser, address, control)
  const showsPress = pressedAt.at(-1)?.showsPress ?? false
  const context = await browser.newContext({ ...visitor, viewport: { width, height: 844 } })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await slowDown(client)
  await page.addInitScript(watch, { effect, needsOpener: opener !== undefined, showsPress })
  const painted = page.waitForEvent('console', { predicate: (message) => message.text() === 'painted', timeout: 60_000 })
  await page.goto(address, { waitUntil: 'commit' })
  await painted
  await page.waitForTimeout(delay)
  if (keys === undefined) for (const [hits, place] of pressedAt.entries()) await clickControl(page, client, { ...place, hits })
  else await page.keyboard.press(keys)
  const done = await page
    .waitForFunction(
      (most) => pressed.effect !== undefined || (pressed.at !== undefined && performance.now() - pressed.at > most),
      limit,
      // The wait may fail if the press loads another page.
      { timeout: limit + 5000, polling: 200 },
    )
    .then(
      () => page.evaluate(() => ({ ...pressed })),
      () => undefined,
    )
  await context.close()
  return { reaction: between(done?.at, done?.reaction), effect: between(done?.released ?? done?.at, done?.effect) }
}

function between(start: number | undefined, end: number | undefined): number | undefined {
  return start !== undefined && end !== undefined ? end - start : undefined
}

interface Pressed {
  /** Clicks on links and buttons. */
  hits: number
  at?: number
  released?: number
  reaction?: number
  effect?: number
}

/** Set in the page by `watch`, in the time of the page. */
declare const pressed: Pressed

/** Runs in the page before its own scripts. The times of a press that loads another page are passed on to that page. */
function watch({ effect, needsOpener, showsPress }: { effect: string; needsOpener: boolean; showsPress: boolean }): void {
  const kept = sessionStorage.getItem('pressed')
  const pressed: Pressed = { hits: 0 }
  if (kept !== null) {
    pressed.hits = Infinity
    for (const [name, time] of Object.entries<number>(JSON.parse(kept))) Object.assign(pressed, { [name]: time - performance.timeOrigin })
  }
  const keep = ({ hits: _hits, ...times }: Pressed) => {
    const since1970 = Object.entries(times).map(([name, time]) => [name, performance.timeOrigin + time])
    sessionStorage.setItem('pressed', JSON.stringify(Object.fromEntries(since1970)))
  }
  Object.assign(globalThis, { pressed })
  let isOpener = needsOpener
  const begin = (event: Event) => {
    if (pressed.at !== undefined || !event.isTrusted) return
    if (event.type === 'pointerdown' && !(event.target instanceof Element && event.target.closest('a, button, summary'))) return
    pressed.hits += 1
    if (isOpener) {
      isOpener = false
      return
    }
    pressed.at = event.timeStamp
    keep(pressed)
    for (const before of document.querySelectorAll('html, h1, [data-article], details[open]')) before.setAttribute('data-before', '')
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, true)
  const release = ({ timeStamp }: Event) => {
    if (pressed.at === undefined || pressed.released !== undefined) return
    pressed.released = timeStamp
    keep(pressed)
  }
  addEventListener('pointerup', release, true)
  const look = () => {
    if (pressed.at !== undefined) {
      if (document.querySelector(effect)) pressed.effect ??= performance.now()
      const isShown =
        document.querySelector(`:is(button, a)[aria-busy="true"]${showsPress ? ', :is(a, button, summary):active' : ''}`) !== null
      if (pressed.reaction === undefined && (isShown || pressed.effect !== undefined)) {
        pressed.reaction = performance.now()
        keep(pressed)
      }
    }
    if (pressed.effect === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((_list, observer) => {
    observer.disconnect()
    // oxlint-disable-next-line no-console -- the benchmark waits for this message, the page's only channel to it before a script runs
    console.log('painted')
  }).observe({ type: 'paint', buffered: true })
}

interface Place {
  x: number
  y: number
  /** Whether the control looks different while it is pressed. */
  showsPress: boolean
}

/** Located once for each control, because the page is the same on each visit. */
const places = new Map<Control, Promise<Place[]>>()

/** Locates a control in the complete page at full speed: doing so later would delay the press. */
function placesOf(browser: Browser, address: string, control: Control): Promise<Place[]> {
  const found = places.get(control) ?? findPlaces(browser, address, control)
  places.set(control, found)
  return found
}

async function findPlaces(browser: Browser, address: string, { control, opener, keys, width = 390 }: Control): Promise<Place[]> {
  if (keys !== undefined) return []
  const page = await browser.newPage({ ...visitor, viewport: { width, height: 844 } })
  await page.goto(address)
  const found: Place[] = []
  for (const selector of opener === undefined ? [control] : [opener, control]) {
    // The last one is never released: a link would load another page, and with one of Starlight the benchmark then never ended.
    if (found.length > 0) await page.mouse.up()
    await page.waitForTimeout(500)
    const controls = page.locator(selector)
    const place = await controls.evaluateAll(firstPressable)
    if (!place) throw new Error(`${address} shows nothing at ${selector}: correct it in controls.ts.`)
    const shown = controls.nth(place.index)
    await page.mouse.move(place.x, place.y)
    const hovered = await settledLook(page, shown)
    await page.mouse.down()
    found.push({ x: place.x, y: place.y, showsPress: (await settledLook(page, shown)) !== hovered })
  }
  await page.close()
  return found
}

/** Runs in the page. Returns the first element that a press in its middle reaches: a list may be scrolled. */
function firstPressable(elements: Element[]): { index: number; x: number; y: number } | undefined {
  for (const [index, element] of elements.entries()) {
    const box = element.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    if (element.contains(document.elementFromPoint(x, y))) return { index, x, y }
  }
  return undefined
}

/** How a control looks once its transitions have ended. */
async function settledLook(page: Page, control: Locator): Promise<string> {
  await page.waitForTimeout(500)
  return control.evaluate((element) => {
    const { opacity, backgroundColor, color, borderColor, boxShadow, transform, filter, outline } = getComputedStyle(element)
    return [opacity, backgroundColor, color, borderColor, boxShadow, transform, filter, outline].join()
  })
}

/**
 * Clicks until the control is there, as long as a press may take: the first paint may show a page of which the rest has not arrived.
 * @param hits Earlier clicks on controls of the page.
 */
async function clickControl(page: Page, client: CDPSession, { hits, ...place }: Place & { hits: number }): Promise<void> {
  const start = performance.now()
  do await click(client, place)
  while (performance.now() - start < limit && !(await page.evaluate((before) => pressed.hits > before, hits).catch(() => true)))
}

async function click(client: CDPSession, { x, y }: Place): Promise<void> {
  const shared = { x, y, button: 'left', clickCount: 1 } as const
  await client.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...shared })
  await new Promise((resolve) => setTimeout(resolve, tap))
  await client.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...shared })
}
