import type { Browser, CDPSession, Page } from 'playwright'
import { heapOf } from './heapOf.ts'
import { menuOf } from './menu.ts'
import type { Probes } from './probes.ts'
import type { ShellSnapshot } from './Shell.ts'

/** Costs of a large, open menu on a slow processor. */
export interface MenuCosts {
  /** Mounting, until the shell and the current page are painted. */
  mount: Cost
  /** Mounting, until the last link of the menu is rendered. */
  whole: Cost
  navigate: Cost
  collapse: Cost
  /** Number of elements on the page. */
  nodes: number
  /** Number of menu links on the page. */
  links: number
  /** JavaScript heap after garbage collection, in MB. */
  heap: number
}

/** Duration of one action, in ms. */
export interface Cost {
  /** Wall-clock time. */
  clock: number
  /** Busy time of the main thread of the page, which other processes do not affect. */
  thread: number
}

/** Options of {@link measureMenu}. */
export interface MeasureMenuOptions {
  origin: string
  /** Number of menu items. */
  items: number
  slower: number
  /** Elements of our shell, for the page that has them without its script. */
  snapshot?: ShellSnapshot | undefined
}

const viewport = { width: 1440, height: 900 }

/** Mounts a shell, follows a link far down its menu and collapses the menu, on a processor slowed down `slower` times. */
export async function measureMenu(browser: Browser, { origin, items, slower, snapshot }: MeasureMenuOptions): Promise<MenuCosts> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.goto(origin)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  const menu = menuOf(items)
  await page.evaluate((given) => Object.assign(globalThis, given), { menu, snapshot })
  const start = await threadOf(client)
  const mount = await costOf(client, 'mount()', start)
  const rest = await costOf(client, 'waitForLast()', start)
  const whole = { clock: mount.clock + rest.clock, thread: rest.thread }
  const { nodes, links } = await page.evaluate(countNodes)
  const heap = await heapOf(client)
  const target = menu[0]?.pages[20]?.path ?? '/'
  await settle(page)
  const navigate = await costOf(client, `navigate('${target}')`)
  await settle(page)
  const collapse = await costOf(client, 'collapse()')
  await context.close()
  return { mount, whole, navigate, collapse, nodes, links, heap }
}

/** Calls a probe through CDP, without running anything else in the page. */
async function costOf(client: CDPSession, call: `${keyof Probes}(${string})`, start?: number): Promise<Cost> {
  const before = start ?? (await threadOf(client))
  const { result, exceptionDetails } = await client.send('Runtime.evaluate', {
    expression: `probes.${call}`,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return { clock: Number(result.value), thread: (await threadOf(client)) - before }
}

async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(500)
}

async function threadOf(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

function countNodes(): { nodes: number; links: number } {
  return { nodes: document.querySelectorAll('*').length, links: document.querySelectorAll('a[href^="/group-"]').length }
}
