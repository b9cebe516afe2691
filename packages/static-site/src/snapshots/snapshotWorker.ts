import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { Tinypool } from 'tinypool'
import { iconFonts } from './iconFont.ts'
import { openDom } from './openDom.ts'
import type { SheetSelector } from './sheetSelector.ts'
import type { MountSnapshot, SnapshotDemo } from './SnapshotMounter.ts'
import type { PageSnapshots, SnapshotJob, SnapshotThread } from './snapshotTypes.ts'
import { tidySnapshot } from './tidySnapshot.ts'
import { cssOf, readSheet, usedSelectors, type Sheet } from './usedCss.ts'

/**
 * Compressed size of the snapshots of a page with their styles, in bytes. Of the pages that have a budget (`tests/budgets`) Button's has 2.9 KB
 * left of its 20 KB.
 */
const snapshotsLimit = 2.6 * 1024

/** The same for the first snapshot alone: it is in view when the page opens, and most others are not. Table's page has 4.5 KB left of its 36 KB. */
const firstLimit = 4 * 1024

/** Snapshots of a page at most: no window shows more demos before anything is scrolled, and mounting all of them would take half a minute. */
const mostSnapshots = 2

const { mounter, options, unless, outDir, base }: SnapshotThread = Tinypool.workerData
openDom()
const sheets = new Map<string, Sheet>()
const { mountSnapshot }: { mountSnapshot: MountSnapshot } = await import(pathToFileURL(mounter).href)

// A demo may fail after it was drawn: in a request, or with a timer. That is seen where it runs. What it logs says nothing about the build.
process.on('unhandledRejection', () => {})
process.on('uncaughtException', () => {})
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) console[method] = () => {}

/** Draws the first demos of a page. */
export default async function drawPage({ module, styles, demos, locale, limit = firstLimit }: SnapshotJob): Promise<PageSnapshots> {
  const result: PageSnapshots = { html: {}, css: '', failed: [], left: [] }
  const pageSheets = styles.map(sheetOf)
  let used: ReadonlySet<SheetSelector> = new Set()
  const shown: { name: string; html: string }[] = []
  let size = 0
  for (const [index, { name, id }] of demos.entries()) {
    // Of a page that is half full, a second demo seldom fits: it is not mounted to find that out.
    if (shown.length === mostSnapshots || size > snapshotsLimit / 2) {
      result.left.push(...demos.slice(index).map((demo) => demo.name))
      break
    }
    const html = await draw({ module: fileOf(module), name, locale }, id).catch(messageOf)
    if (typeof html !== 'string') {
      result.failed.push({ name, message: html.message })
      continue
    }
    const all = [...shown, { name, html }]
    const selectors = new Set([...used, ...selectorsOf(html, pageSheets)])
    const css = await stylesOf(pageSheets, selectors, all.map((one) => one.html).join(''))
    const small = all.map((one) => ({ ...one, html: withoutScopes(one.html, css) }))
    size = sizeOf(css + small.map((one) => one.html).join(''))
    if (size > (shown.length === 0 ? limit : snapshotsLimit)) {
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

async function draw(demo: SnapshotDemo, id: string): Promise<string> {
  Math.random = createRandom()
  const host = document.createElement('div')
  document.body.append(host)
  try {
    const unmount = await mountSnapshot(demo, host, options)
    const html = tidySnapshot(host, id)
    unmount()
    if (html.includes('<h1')) throw new Error('It has an <h1>, of which a page has one.')
    if (!/<(?:img|svg|input|canvas)|(?:^|>)[^<]*[^\s<]/.test(html)) throw new Error('It draws nothing.')
    return html
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

/** Without the attributes by which a compiler connects elements with styles, where no style of them is used. */
function withoutScopes(html: string, css: string): string {
  return html.replaceAll(/ (data-v-[\w-]+)=""/g, (whole, name: string) => (css.includes(name) ? whole : ''))
}

/** A little more than what a server sends: a quarter of the time of the best compression. */
function sizeOf(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 }
  return brotliCompressSync(text, { params }).byteLength
}

function messageOf(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
