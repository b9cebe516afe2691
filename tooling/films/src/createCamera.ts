import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright'
import type { FilmWriter } from './writeFilm.ts'
import { stopTime } from './pageTime.ts'
import { drawPointer, type Point } from './pointer.ts'
import { pictureScale, stageSize } from './stageSize.ts'
import { frameMs } from './timeline.ts'

/** Takes one picture after another of a page whose time it holds. */
export interface Camera {
  /** Where the pointer is. */
  readonly pointer: Point
  movePointer: (to: Point) => Promise<void>
  /** Shows how far a click has come, from 0 to 1. */
  showPress: (press: number) => Promise<void>
  /** Advances by one frame and takes a screenshot. */
  shoot: () => Promise<void>
  /** The last picture. */
  readonly last: Buffer
}

/** How long an answer from the network is waited for before each picture, in ms: the film does not show how fast this machine is. */
const patience = 20_000

/** Creates a camera for a page that has loaded. */
export async function createCamera(page: Page, { write }: FilmWriter): Promise<Camera> {
  const devTools = await page.context().newCDPSession(page)
  // Each session has its own metrics: without these the picture would be as small as the page.
  await devTools.send('Emulation.setDeviceMetricsOverride', { ...stageSize, deviceScaleFactor: pictureScale, mobile: false })
  const line = watchLine(page)
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
      await line.silence()
      const { data } = await devTools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
      last = Buffer.from(data, 'base64')
      await write(last)
    },
  }
}

/** Resolves when no request is pending between the page and its server. */
function watchLine(page: Page): { silence: () => Promise<void> } {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return {
    async silence() {
      const giveUpAt = Date.now() + patience
      while (open.size > 0) {
        if (Date.now() > giveUpAt) throw new Error(`No answer after ${patience / 1000} s: ${[...open].map((one) => one.url()).join(', ')}`)
        await sleep(10)
      }
    },
  }
}
