import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { BrowserPage } from '../browsers/Browser.ts'
import { findInPage } from './findInPage.ts'
import type { Target } from './Target.ts'

/** Limit for a step in ms; generous, for a busy machine. */
const stepTimeout = 60_000

const found = z.union([z.object({ x: z.number(), y: z.number(), text: z.string() }), z.object({ problem: z.string() })])

/** The steps of a visitor, the same in every engine. Each waits until it is possible, and fails with what has prevented it. */
export interface Visitor {
  /** Opens an address of the site and waits until the page reacts. */
  open: (path: string) => Promise<void>
  /** Opens another address, without waiting for anything. */
  goto: (url: string) => Promise<void>
  /** Presses something, after it has stopped moving. */
  press: (target: Target) => Promise<void>
  /** Presses keys together: `key('Control', 'k')`. */
  key: (...keys: readonly string[]) => Promise<void>
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>
  /** Presses a field and types into it. */
  fill: (target: Target, text: string) => Promise<void>
  sees: (target: Target) => Promise<void>
  /** Waits until something is no longer visible. */
  seesNo: (target: Target) => Promise<void>
  /** Waits until the path of the page matches, and returns it. */
  isAt: (path: RegExp) => Promise<string>
  /** Takes a picture with this name. */
  picture: (name: string) => Promise<void>
}

export interface VisitorOptions {
  page: BrowserPage
  /** Origin of the site. */
  site: string
  onPicture: (name: string, png: Buffer) => Promise<void>
}

/** A visitor of the site in a page of any engine. */
export function createVisitor({ page, site, onPicture }: VisitorOptions): Visitor {
  const find = async (target: Target, isPressed = false) =>
    found.parse(JSON.parse(await page.evaluate(`JSON.stringify((${findInPage.toString()})(${JSON.stringify({ target, isPressed })}))`)))
  const visitor: Visitor = {
    async open(path) {
      await page.goto(new URL(path, site).href)
      await until('the page reacts', async () => (await page.evaluate(`String('ready' in document.documentElement.dataset)`)) === 'true')
    },
    goto: (url) => page.goto(url),
    async press(target) {
      let last = ''
      const { x, y } = await until(`press ${describe(target)}`, async () => {
        const place = await find(target, true)
        if ('problem' in place) throw new Error(place.problem)
        const isStill = last === `${place.x} ${place.y}`
        last = `${place.x} ${place.y}`
        return isStill && place
      })
      await page.click(x, y)
    },
    key: (...keys) => page.press(keys),
    async type(text) {
      // oxlint-disable-next-line no-await-in-loop -- the order of the keys is the text
      for (const character of text) await page.press([character])
    },
    async fill(target, text) {
      await visitor.press(target)
      await visitor.type(text)
    },
    async sees(target) {
      await until(`see ${describe(target)}`, async () => {
        const place = await find(target)
        if ('problem' in place) throw new Error(place.problem)
        return true
      })
    },
    seesNo: async (target) => void (await until(`no longer see ${describe(target)}`, async () => 'problem' in (await find(target)))),
    isAt: (path) =>
      until(`be at ${path}`, async () => {
        const now = await page.evaluate('location.pathname')
        if (!path.test(now)) throw new Error(`is at ${now}`)
        return now
      }),
    picture: async (name) => onPicture(name, await page.screenshot()),
  }
  return visitor
}

/** Repeats an attempt until it returns something; a navigation may interrupt it. */
async function until<Result>(what: string, attempt: () => Promise<Result | false>): Promise<Result> {
  const deadline = Date.now() + stepTimeout
  let reason: unknown
  while (Date.now() < deadline) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- an attempt is repeated only after the last one has failed
      const result = await attempt()
      if (result !== false) return result
      reason = undefined
    } catch (error) {
      reason = error
    }
    // oxlint-disable-next-line no-await-in-loop -- the pause between two attempts
    await sleep(100)
  }
  throw new Error(`The visitor could not ${what} within ${stepTimeout / 1000} s.`, { cause: reason })
}

function describe({ css, name, text, within }: Target): string {
  const own = [css, name && `named “${name}”`, text && `with “${text}”`].filter(Boolean).join(' ')
  return within ? `${own} in ${describe(within)}` : own
}
