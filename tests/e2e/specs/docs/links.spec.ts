import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'

const dist = resolve(import.meta.dirname, '../../../../apps/site/dist/client')
const origin = 'https://www.view-ui.example'

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${resolve(entry.parentPath, entry.name).slice(dist.length + 1)}`)
const known = new Set(files)

/** Anchors of each page by its address. */
const anchors = new Map(
  files
    .filter((file) => file.endsWith('.html'))
    .map((file) => [addressOf(file), new Set(attributes(file, 'id').map((id) => unescape(id)))] as const),
)

test('[PLUS-06] every link of every built page leads to an existing page or file, and to an existing anchor', () => {
  expect(anchors.size).toBeGreaterThan(20)
  const dead = new Set<string>()
  let checked = 0
  for (const [address] of anchors) {
    for (const href of attributes(fileOf(address), 'href')) {
      const url = new URL(unescape(href), origin + address)
      if (url.origin !== origin) continue
      checked += 1
      const target = anchors.get(url.pathname)
      const id = decodeURIComponent(url.hash.slice(1))
      const isThere = target ? id === '' || target.has(id) : known.has(decodeURIComponent(url.pathname)) || hasShell(url.pathname)
      if (!isThere) dead.add(`${address} → ${url.pathname}${url.hash}`)
    }
  }
  expect(checked).toBeGreaterThan(500)
  expect([...dead]).toEqual([])
})

test('[PLUS-01] every script, style and picture that a page names exists, or is one of the previews that a check leaves out', () => {
  // A later build draws them, as tests of the generator show; a deployment, which a full run reads, leaves out none.
  const later: string[] = JSON.parse(readFileSync(resolve(dist, '../later.json'), 'utf8'))
  expect(later.filter((path) => known.has(path) || !/^\/cards\/.+\.png$/.test(path))).toEqual([])
  if (process.env['FULL'] === '1') expect(later, 'The built site is a check’s: run pnpm build first').toEqual([])
  const left = new Set(later)
  const missing = new Set<string>()
  for (const [address] of anchors) {
    const html = readFileSync(dist + fileOf(address), 'utf8')
    const assets = Array.from(html.matchAll(/"(\/assets\/[^"]+)"/g), ([, list = '']) => pathsIn(list))
    const named = [...attributes(fileOf(address), 'src'), ...assets.flat()]
    for (const path of [...named, ...(/property="og:image" content="([^"]+)"/.exec(html)?.slice(1) ?? [])]) {
      const url = new URL(unescape(path), origin)
      if (url.origin === origin && url.protocol === 'https:' && !known.has(url.pathname) && !left.has(url.pathname))
        missing.add(`${address} → ${url.pathname}`)
    }
  }
  expect([...missing]).toEqual([])
})

/** Leaves out the snapshots of demos, each with all that is inside it. */
function withoutSnapshots(html: string): string {
  const start = html.indexOf('<div class="doc-snapshot"')
  if (start === -1) return html
  let depth = 0
  for (const { 0: tag, index } of html.slice(start).matchAll(/<div\b|<\/div>/g)) {
    depth += tag === '</div>' ? -1 : 1
    if (depth === 0) return html.slice(0, start) + withoutSnapshots(html.slice(start + index + tag.length))
  }
  throw new Error('A snapshot does not end.')
}

/** The paths of a `srcset`, or the one of another attribute. */
function pathsIn(list: string): string[] {
  return list.split(/,\s*/).map((part) => part.replace(/ .*/, ''))
}

test('[PLUS-01] [PLUS-04] every page links the style sheets of all its elements, so that none needs a script to be styled', () => {
  const sheets = files.filter((file) => file.endsWith('.css'))
  const classes = new Map(sheets.map((file) => [file, classesOf(file)]))
  const styled = new Set([...classes.values()].flatMap((names) => [...names]))
  const bare = new Set<string>()
  for (const [address] of anchors) {
    const html = readFileSync(dist + fileOf(address), 'utf8')
    const linked = Array.from(
      html.replaceAll(/<noscript>.*?<\/noscript>/gs, '').matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
      ([, href = '']) => classes.get(href) ?? new Set(),
    )
    // The styles of snapshots of demos are in the page; drawnDemos.spec.ts looks at them.
    const own = withoutSnapshots(html)
    const drawn = new Set(attributesIn(own, 'class').flatMap((names) => names.split(/\s+/)))
    for (const name of drawn) if (styled.has(name) && !linked.some((names) => names.has(name))) bare.add(`${address} → .${name}`)
  }
  expect([...bare]).toEqual([])
})

test('[PLUS-06] every link of the Markdown pages and of llms.txt leads to a page or a file', () => {
  const markdownPages = files.filter((file) => /\.(md|txt)$/.test(file))
  expect(markdownPages.length).toBeGreaterThan(10)
  const dead = new Set<string>()
  for (const file of markdownPages) {
    for (const [, href = ''] of readFileSync(dist + file, 'utf8').matchAll(/\]\((https:\/\/www\.view-ui\.example[^)\s#]*)/g)) {
      const { pathname } = new URL(href)
      if (!anchors.has(pathname) && !known.has(pathname)) dead.add(`${file} → ${pathname}`)
    }
  }
  expect([...dead]).toEqual([])
})

/** Classes that a style sheet has rules for. */
function classesOf(file: string): Set<string> {
  return new Set(Array.from(readFileSync(dist + file, 'utf8').matchAll(/\.((?:_|[a-z])[\w-]*)/g), ([, name = '']) => name))
}

function attributes(file: string, name: string): string[] {
  return attributesIn(readFileSync(dist + file, 'utf8'), name)
}

function attributesIn(html: string, name: string): string[] {
  const markup = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
  return Array.from(markup.matchAll(new RegExp(`<[a-z][^>]*?\\s${name}="([^"]*)"`, 'g')), ([, value = '']) => value)
}

function addressOf(file: string): string {
  return file.replace(/\.html$/, '').replace(/^\/index$/, '/')
}

function fileOf(address: string): string {
  return `${address === '/' ? '/index' : address}.html`
}

/** Whether a path is served by one file for all values of its last part, which only the browser knows. */
function hasShell(pathname: string): boolean {
  return known.has(pathname.replace(/[^/]+$/, '_.html'))
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
