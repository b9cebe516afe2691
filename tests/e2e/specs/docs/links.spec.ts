import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
// Tests without its fixtures would restart the worker, with its browser and servers, before them and after them.
import { expect, test } from '../../fixtures.ts'
import { withoutScripts, withoutSnapshots } from '../../pages/html.ts'

const dist = resolve(import.meta.dirname, '../../../../apps/site/dist/client')
const origin = 'https://www.view-ui.example'

/** What the built files say, read once: together the pages have 70 MB. */
interface BuiltSite {
  /** Path of each file. */
  files: readonly string[]
  known: ReadonlySet<string>
  /** Each page by its address. */
  pages: ReadonlyMap<string, BuiltPage>
}

interface BuiltPage {
  anchors: ReadonlySet<string>
  links: ReadonlySet<string>
  /** Scripts, styles and pictures, with the picture of a link preview. */
  named: ReadonlySet<string>
  styles: readonly string[]
  /** Classes of its elements without the snapshots of demos, whose styles are in the page. */
  classes: ReadonlySet<string>
}

// Not at the top of the module, which the list of all journeys loads, too.
let built: BuiltSite | undefined

function readBuilt(): BuiltSite {
  if (built) return built
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${resolve(entry.parentPath, entry.name).slice(dist.length + 1)}`)
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => [addressOf(file), readPage(file)] as const)
  return (built = { files, known: new Set(files), pages: new Map(pages) })
}

function readPage(file: string): BuiltPage {
  const html = readFileSync(dist + file, 'utf8')
  const markup = withoutScripts(html)
  const { id, href, src } = attributesIn(markup)
  const assets = Array.from(html.matchAll(/"(\/assets\/[^"]+)"/g), ([, list = '']) => pathsIn(list))
  const preview = /property="og:image" content="([^"]+)"/.exec(html)?.slice(1) ?? []
  const shown = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')
  return {
    anchors: new Set(id.map((one) => unescape(one))),
    links: new Set(href),
    named: new Set([...src, ...assets.flat(), ...preview]),
    styles: Array.from(shown.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, path = '']) => path),
    classes: new Set(attributesIn(withoutSnapshots(markup)).class.flatMap((names) => names.split(/\s+/))),
  }
}

// In one worker, which reads the files once.
test.describe.configure({ mode: 'default' })

test('[PLUS-06] every link of every built page leads to an existing page or file, and to an existing anchor', () => {
  const { known, pages } = readBuilt()
  expect(pages.size).toBeGreaterThan(20)
  const dead = new Set<string>()
  let checked = 0
  for (const [address, { links }] of pages) {
    for (const href of links) {
      const url = new URL(unescape(href), origin + address)
      if (url.origin !== origin) continue
      checked += 1
      const target = pages.get(url.pathname)?.anchors
      const id = decodeURIComponent(url.hash.slice(1))
      const isThere = target ? id === '' || target.has(id) : known.has(decodeURIComponent(url.pathname)) || known.has(shellOf(url.pathname))
      if (!isThere) dead.add(`${address} → ${url.pathname}${url.hash}`)
    }
  }
  expect(checked).toBeGreaterThan(500)
  expect([...dead]).toEqual([])
})

test('[PLUS-01] every script, style and picture that a page names exists, or is one of the previews that a check leaves out', () => {
  const { known, pages } = readBuilt()
  // A later build draws them, as tests of the generator show; a deployment, which a full run reads, leaves out none.
  const later: string[] = JSON.parse(readFileSync(resolve(dist, '../later.json'), 'utf8'))
  expect(later.filter((path) => known.has(path) || !/^\/cards\/.+\.png$/.test(path))).toEqual([])
  if (process.env['FULL'] === '1') expect(later, 'The built site is a check’s: run pnpm build first').toEqual([])
  const left = new Set(later)
  const missing = new Set<string>()
  for (const [address, { named }] of pages)
    for (const path of named) {
      const url = new URL(unescape(path), origin)
      if (url.origin === origin && url.protocol === 'https:' && !known.has(url.pathname) && !left.has(url.pathname))
        missing.add(`${address} → ${url.pathname}`)
    }
  expect([...missing]).toEqual([])
})

/** The paths of a `srcset`, or the one of another attribute. */
function pathsIn(list: string): string[] {
  return list.split(/,\s*/).map((part) => part.replace(/ .*/, ''))
}

test('[PLUS-01] [PLUS-04] every page links the style sheets of all its elements, so that none needs a script to be styled', () => {
  const { files, pages } = readBuilt()
  const sheets = files.filter((file) => file.endsWith('.css'))
  const classes = new Map(sheets.map((file) => [file, classesOf(file)]))
  const styled = new Set([...classes.values()].flatMap((names) => [...names]))
  const bare = new Set<string>()
  for (const [address, page] of pages) {
    const linked = page.styles.map((path) => classes.get(path) ?? new Set())
    for (const name of page.classes) if (styled.has(name) && !linked.some((names) => names.has(name))) bare.add(`${address} → .${name}`)
  }
  expect([...bare]).toEqual([])
})

test('[PLUS-06] every link of the Markdown pages and of llms.txt leads to a page or a file', () => {
  const { files, known, pages } = readBuilt()
  const markdownPages = files.filter((file) => /\.(md|txt)$/.test(file))
  expect(markdownPages.length).toBeGreaterThan(10)
  const dead = new Set<string>()
  for (const file of markdownPages) {
    for (const [, href = ''] of readFileSync(dist + file, 'utf8').matchAll(/\]\((https:\/\/www\.view-ui\.example[^)\s#]*)/g)) {
      const { pathname } = new URL(href)
      if (!pages.has(pathname) && !known.has(pathname)) dead.add(`${file} → ${pathname}`)
    }
  }
  expect([...dead]).toEqual([])
})

/** Classes that a style sheet has rules for. */
function classesOf(file: string): Set<string> {
  return new Set(Array.from(readFileSync(dist + file, 'utf8').matchAll(/\.((?:_|[a-z])[\w-]*)/g), ([, name = '']) => name))
}

/** The values of some attributes of the elements in HTML without scripts. */
function attributesIn(markup: string): Record<'id' | 'href' | 'src' | 'class', string[]> {
  const found: ReturnType<typeof attributesIn> = { id: [], href: [], src: [], class: [] }
  // The lookahead leaves out text between elements.
  for (const [, name, value = ''] of markup.matchAll(/\s(id|href|src|class)="([^"]*)"(?=[^<>]*>)/g))
    if (name === 'id' || name === 'href' || name === 'src' || name === 'class') found[name].push(value)
  return found
}

function addressOf(file: string): string {
  return file.replace(/\.html$/, '').replace(/^\/index$/, '/')
}

/** The file that serves a path with any last part, which only the browser knows. */
function shellOf(pathname: string): string {
  return pathname.replace(/[^/]+$/, '_.html')
}

function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
