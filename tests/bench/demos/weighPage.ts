import type { Browser, Page } from 'playwright'
import { runDemos } from './runDemos.ts'

/** What demos load in addition to their page. */
export const kinds = ['vue', 'library', 'code', 'styles', 'font'] as const

export type Kind = (typeof kinds)[number]

/** Transferred bytes of the demos of a page on a first visit. */
export interface PageWeight {
  path: string
  running: number
  failed: number
  bytes: Record<Kind, number>
  /** Files of Vue, the library or a demo that were loaded while no demo was near the view. */
  early: string[]
}

/** Visits a page with an empty cache: first without a demo near the view, then scrolling through all demos. */
export async function weighPage(browser: Browser, { origin, path }: { origin: string; path: string }): Promise<PageWeight> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1350, height: 60 } })
  const page = await context.newPage()
  const files = new Map<string, number>()
  page.on('response', (response) => {
    files.set(response.url().slice(origin.length), Number(response.headers()['content-length'] ?? 0))
  })
  await page.goto(origin + path)
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
  await quiet(page, files)
  const own = new Set(files.keys())
  const early = [...own].filter((file) => isOfDemos(file))
  if (await isDemoNear(page)) throw new Error(`${path}: a demo is near the view from the start: reduce the height of the window.`)
  await page.setViewportSize({ width: 1350, height: 900 })
  const { running, failed } = await runDemos(page)
  await quiet(page, files)
  await context.close()
  const bytes = { vue: 0, library: 0, code: 0, styles: 0, font: 0 }
  for (const [file, size] of files) {
    const kind = own.has(file) && !early.includes(file) ? undefined : kindOf(file)
    if (kind) bytes[kind] += size
  }
  return { path, running, failed, bytes, early }
}

/** Network silence after which no more requests are expected, in ms. */
const rest = 500

async function quiet(page: Page, files: ReadonlyMap<string, number>): Promise<void> {
  for (let known = -1; known !== files.size;) {
    known = files.size
    await page.waitForTimeout(rest)
  }
}

/** Demos start 200 pixels before they come into view. */
function isDemoNear(page: Page): Promise<boolean> {
  return page.evaluate(() => (document.querySelector('[data-demo]')?.getBoundingClientRect().top ?? 10_000) < innerHeight + 200)
}

/** Whether only demos need a file, by its name in the build. */
function isOfDemos(file: string): boolean {
  return /\/assets\/((vue|runtime)-|[^/]*@(zh-CN|en-US)-|ionicons-|_view-ui)/.test(file)
}

/** Other scripts loaded with demos are parts of the library. */
function kindOf(file: string): Kind | undefined {
  if (!file.startsWith('/assets/')) return undefined
  if (/\.(woff2?|ttf)$/.test(file)) return 'font'
  if (file.endsWith('.css')) return 'styles'
  if (/\/vue-[^/]*\.js$/.test(file)) return 'vue'
  return /@(zh-CN|en-US)-[^/]*\.js$/.test(file) ? 'code' : 'library'
}
