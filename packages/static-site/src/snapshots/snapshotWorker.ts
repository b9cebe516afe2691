import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { Tinypool } from 'tinypool'
import { checkNesting } from './checkNesting.ts'
import { iconFonts } from './iconFont.ts'
import { keepSelectedAttributes } from './keepSelectedAttributes.ts'
import { openClock } from './openClock.ts'
import { openDom } from './openDom.ts'
import type { SheetSelector } from './sheetSelector.ts'
import type { MountSnapshot, SnapshotDemo } from './SnapshotMounter.ts'
import type { DrawnDemos, SnapshotJob, SnapshotThread } from './snapshotTypes.ts'
import { tidySnapshot } from './tidySnapshot.ts'
import { cssOf, readSheet, usedSelectors, type Sheet } from './usedCss.ts'

const { mounter, options, unless, limits, outDir, base }: SnapshotThread = Tinypool.workerData
openDom()
/** They differ in year, month, day of the week and hour. The time of the build is not among them, so that two builds write the same page. */
const [day, otherDay] = [Date.UTC(2026, 0, 5, 1), Date.UTC(2027, 1, 11, 7)]
const clock = openClock(day)
const sheets = new Map<string, Sheet>()
const mounting: { mountSnapshot: MountSnapshot } | undefined = mounter === undefined ? undefined : await import(pathToFileURL(mounter).href)

// A demo may fail after it was drawn: in a request, or with a timer. That is seen where it runs. What it logs says nothing about the build.
process.on('unhandledRejection', () => {})
process.on('uncaughtException', () => {})
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) console[method] = () => {}

/** Draws the first demos of a page. */
export default async function drawPage({ module, styles, demos, locale, limit = limits.firstBytes }: SnapshotJob): Promise<DrawnDemos> {
  // A library may read the language of its texts there.
  document.documentElement.lang = locale
  const isHydrated = mounting === undefined
  const result: DrawnDemos = { html: {}, isHydrated, css: '', failed: [], left: [] }
  const pageSheets = styles.map(sheetOf)
  let used: ReadonlySet<SheetSelector> = new Set()
  const shown: { name: string; html: string }[] = []
  let size = 0
  for (const [index, { name, id, html: rendered }] of demos.entries()) {
    // Of a page that is half full, a second demo seldom fits: it is not mounted to find that out.
    if (shown.length === limits.count || (!isHydrated && size > limits.bytes / 2)) {
      result.left.push(...demos.slice(index).map((demo) => demo.name))
      break
    }
    const html = await draw({ module: fileOf(module), name, locale }, id, rendered).catch(messageOf)
    if (html === undefined) continue
    if (typeof html !== 'string') {
      result.failed.push({ name, message: html.message })
      continue
    }
    const all = [...shown, { name, html }]
    const selectors = new Set([...used, ...selectorsOf(html, pageSheets)])
    const css = await stylesOf(pageSheets, selectors, all.map((one) => one.html).join(''))
    // What is hydrated stays as it was rendered.
    const small = isHydrated ? all : all.map((one) => ({ ...one, html: keepSelectedAttributes(one.html, css) }))
    size = sizeOf(css + small.map((one) => one.html).join(''))
    if (size > (shown.length === 0 ? limit : limits.bytes)) {
      result.left.push(...demos.slice(index).map((demo) => demo.name))
      break
    }
    used = selectors
    shown.push({ name, html })
    result.css = css
    result.html = Object.fromEntries(small.map((one) => [one.name, one.html]))
  }
  return result
}

/** The markup of a demo; `undefined` if it is another one on another day, or has an `<h1>`, of which the page has one in its own markup. */
async function draw(demo: SnapshotDemo, id: string, rendered?: string): Promise<string | undefined> {
  const html = rendered ?? (await mount(demo, id))
  if (html === undefined || /<h1[\s>]/.test(html)) return undefined
  if (!/<(?:img|svg|input|canvas)|(?:^|>)[^<]*[^\s<]/.test(html)) throw new Error('It draws nothing.')
  return html
}

async function mount(demo: SnapshotDemo, id: string): Promise<string | undefined> {
  clock.wasRead = false
  const html = await mountAt(day, demo, id)
  if (!clock.wasRead) return html
  const other = await mountAt(otherDay, demo, id)
  // A demo that keeps something may be another one whenever it is mounted again.
  return other === html || other === (await mountAt(day, demo, id)) ? html : undefined
}

async function mountAt(time: number, demo: SnapshotDemo, id: string): Promise<string> {
  clock.time = time
  Math.random = createRandom()
  const host = document.createElement('div')
  document.body.append(host)
  try {
    const unmount = await mounting?.mountSnapshot(demo, host, options)
    const picture = tidySnapshot(host, id)
    unmount?.()
    checkNesting(picture)
    return picture.innerHTML
  } finally {
    document.body.replaceChildren()
  }
}

/** The same numbers for each demo, so that two builds write the same page. */
function createRandom(): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function selectorsOf(html: string, pageSheets: readonly Sheet[]): Set<SheetSelector> {
  const host = document.createElement('div')
  host.innerHTML = html
  document.body.append(host)
  try {
    return new Set([...host.children].flatMap((element) => [...usedSelectors(pageSheets, element)]))
  } finally {
    host.remove()
  }
}

async function stylesOf(pageSheets: readonly Sheet[], selectors: ReadonlySet<SheetSelector>, html: string): Promise<string> {
  const { css, fonts } = cssOf(pageSheets, selectors, html)
  return css + (await iconFonts(css + html, fonts, fileOf))
}

function sheetOf(url: string): Sheet {
  const sheet = sheets.get(url) ?? readSheet(readFileSync(fileOf(url), 'utf8'), unless)
  sheets.set(url, sheet)
  return sheet
}

function fileOf(url: string): string {
  return join(outDir, url.slice(base.length))
}

/** A little more than what a server sends: a quarter of the time of the best compression. */
function sizeOf(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 }
  return brotliCompressSync(text, { params }).byteLength
}

function messageOf(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
