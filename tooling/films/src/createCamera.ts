import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright'
import type { FilmWriter } from './writeFilm.ts'
import { stopTime } from './pageTime.ts'
import { drawPointer, type Point } from './pointer.ts'
import { pictureScale, stageSize } from './stageSize.ts'
import { frameMs } from './timeline.ts'

/** Takes one screenshot after another of a page whose clock it controls. */
export interface Camera {
  /** Position of the pointer. */
  readonly pointer: Point
  movePointer: (to: Point) => Promise<void>
  /** Draws a click at a progress from 0 to 1. */
  showPress: (press: number) => Promise<void>
  /** Advances by one frame and takes a screenshot. */
  shoot: () => Promise<void>
  /** The last screenshot. */
  readonly last: Buffer
}

/** Timeout for pending requests before each screenshot, in ms. The clock of the page is stopped, so waiting does not show in the film. */
const requestTimeout = 20_000

/** Creates a camera for a page that has loaded. */
export async function createCamera(page: Page, { write }: FilmWriter): Promise<Camera> {
  const devTools = await page.context().newCDPSession(page)
  // Device metrics apply per session: without these, screenshots would have the size of the page in CSS px.
  await devTools.send('Emulation.setDeviceMetricsOverride', { ...stageSize, deviceScaleFactor: pictureScale, mobile: false })
  const requests = watchRequests(page)
  const time = await stopTime(page)
  let pointer: Point = { x: 760, y: 500 }
  let last: Buffer = Buffer.alloc(0)
  await drawPointer(page, pointer)
  return {
    get pointer() {
      return pointer
    },
    get last() {
      return last
    },
    async movePointer(to) {
      pointer = to
      await page.mouse.move(to.x, to.y)
      await drawPointer(page, to)
    },
    showPress: (press) => drawPointer(page, pointer, press),
    async shoot() {
      await time.pass(frameMs)
      await requests.settled()
      const { data } = await devTools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
      last = Buffer.from(data, 'base64')
      await write(last)
    },
  }
}

/** Tracks the requests of a page; `settled` resolves when none is pending. */
function watchRequests(page: Page): { settled: () => Promise<void> } {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return {
    async settled() {
      const deadline = Date.now() + requestTimeout
      while (open.size > 0) {
        if (Date.now() > deadline)
          throw new Error(`No response after ${requestTimeout / 1000} s: ${[...open].map((one) => one.url()).join(', ')}`)
        await sleep(10)
      }
    },
  }
}
