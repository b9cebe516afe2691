import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSnapshots, type RenderedSnapshots } from '../../src/snapshots/createSnapshots.ts'
import { rendered } from './renderer.ts'
import { insertSnapshots } from '../../src/snapshots/insertSnapshots.ts'

const sheet = `
@layer base, kit;
@layer base { p.late { margin: 0 } }
[aria-current] { color: red }
@layer kit {
  .button { color: var(--text); transition: color 1s; animation: turn 1s }
  .button:hover { color: red }
  .late { margin: 1px }
  .unused { color: blue }
  @media print { .button { color: black } }
  :where(:root[data-theme='dark']) { --text: white; --other: gray }
  :where(:root[data-theme='dark']) .button { background: black }
}
.own[data-v-1] { margin: 0 }
@keyframes turn { to { rotate: 1turn } }
@keyframes other { to { rotate: 2turn } }`

const page = `
const draw = (html) => (host, locale) => { host.innerHTML = html.replaceAll('LOCALE', locale) }
export default {
  hello: draw('<!-- x --><div class="own" data-v-1="" data-v-2=""><label for="f">Hello LOCALE</label><input id="f" name="f"><button class="button" onclick="x()" aria-label="b"><a href="/away">Go</a></button><ul style="display: none;"><li>closed</li></ul></div>'),
  ring: draw('<svg><defs><g id="g"></g></defs><use href="#g"></use></svg>'),
  width: (host) => { window.addEventListener('resize', () => {}); host.textContent = 'width ' + host.getBoundingClientRect().width },
  year: draw('<p>' + new Date(0).getFullYear() + '</p>'),
  today: (host) => { host.textContent = new Date().getDate() + '.' },
  ago: (host) => { host.textContent = Date.now() - (Date.now() - 60_000) > 50_000 ? 'a minute ago' : 'now' },
  format: (host) => { host.textContent = new Intl.DateTimeFormat('en-US').format() },
  parts: (host) => { host.textContent = new Intl.DateTimeFormat('en-US').formatToParts().map(({ value }) => value).join('') },
  dated: (host) => { host.textContent = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' }).format(0) },
  texts: (host) => { host.textContent = document.documentElement.lang },
  late: draw('<p class="late">late</p>'),
  current: draw('<b aria-current="page" role="link" tabindex="0">here</b>'),
  nested: (host) => { const p = document.createElement('p'); const div = document.createElement('div'); div.append('in'); p.append(div); host.append(p) },
  cells: (host) => { const row = document.createElement('tr'); row.append(document.createElement('td')); row.firstChild.append('1'); const table = document.createElement('table'); table.append(row); host.append(table) },
  broken: () => { throw new Error('It needs a canvas.') },
  title: draw('<h1 class="title">LOCALE</h1>'),
  empty: draw('<div></div>'),
  heavy: draw('<p>' + Array.from({ length: 3000 }, (_, index) => (index * 7919 % 10007).toString(36)).join('') + '</p>'),
  last: draw('<p>last</p>'),
}`

let outDir = ''

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'snapshots-'))
  await writeFile(join(outDir, 'page-1.mjs'), page)
  await writeFile(join(outDir, 'page-1.css'), sheet)
})
afterAll(() => rm(outDir, { recursive: true, force: true }))

const styles = { stylesOf: () => ['/docs/page-1.css'], unless: '.light' }

async function drawn(...names: string[]) {
  return draw({ mounter: join(import.meta.dirname, 'mounter.ts') }, names)
}

async function draw(drawing: { mounter: string } | RenderedSnapshots, names: readonly string[], locales: readonly string[] = ['en-US']) {
  const snapshots = createSnapshots({ ...styles, ...drawing }, { outDir, base: '/docs' })
  const demos = names.map((name) => ({
    id: `d-${name}`,
    name,
    line: 1,
    ...(name.startsWith('canvas') && { clientOnly: 'everywhere' as const }),
  }))
  const all = await Promise.all(locales.map((locale) => snapshots.of({ id: 'guide/page', demos }, locale, '/docs/page-1.mjs')))
  return { found: all[0], lines: await snapshots.finish() }
}

test('[PLUS-01] a demo is drawn in its language, as a picture: no names, addresses, handlers or closed panels', async () => {
  expect((await drawn('texts')).found?.html).toEqual({ texts: 'en-US' })
  const { found } = await drawn('hello', 'ring')
  expect(found?.html).toEqual({
    hello: '<div class="own" data-v-1=""><label>Hello en-US</label><input><button class="button"><a href="#">Go</a></button></div>',
    ring: '<svg><defs><g id="d-ring-g"></g></defs><use href="#d-ring-g"></use></svg>',
  })
})

test('[PLUS-01] its styles are the rules that it uses, in both themes, for drawn demos alone', async () => {
  const css = (await drawn('hello')).found?.css.replaceAll(/\s+/g, '') ?? ''
  expect(css).toContain('@layerbase,kit,snapshot.kit;@layersnapshot.kit{:where(.doc-snapshot){.button{color:var(--text);animation:turn1s}')
  expect(css).toContain(":where(:root[data-theme='dark']:not(.light))&{--text:white}")
  expect(css).toContain(":where(:root[data-theme='dark']:not(.light))&.button{background:black}")
  expect(css).toContain(':where(.doc-snapshot){.own[data-v-1]{margin:0}}')
  expect(css).toContain('@keyframesturn')
  expect(css).not.toMatch(/hover|unused|print|--other|transition|keyframesother/)
})

test('[PLUS-01] demos that cannot be drawn are named, and the heavy ones and all below them are left out', async () => {
  const { found, lines } = await drawn('broken', 'empty', 'width', 'heavy', 'last')
  expect(Object.keys(found?.html ?? {})).toEqual(['width'])
  expect(found?.left).toEqual(['heavy', 'last'])
  expect(lines).toEqual([
    'Demos that cannot be drawn when the site is built appear when they run. If one needs a browser, write client-only on its :::demo.',
    '  guide/page: broken: It needs a canvas. (en-US)',
    '  guide/page: empty: It draws nothing. (en-US)',
  ])
})

test('[PLUS-01] a demo for a browser only is not tried, and nothing is said about a site of which all others are drawn', async () => {
  const { found, lines } = await drawn('canvas', 'width')
  expect(Object.keys(found?.html ?? {})).toEqual(['width'])
  expect(lines).toEqual([])
})

test('[PLUS-01] of layers the later one wins in a snapshot too', async () => {
  const css = (await drawn('late')).found?.css.replaceAll(/\s+/g, '') ?? ''
  expect(css).toContain('@layerbase,kit,snapshot.base,snapshot.kit;')
  expect(css).toContain(
    '@layersnapshot.base{:where(.doc-snapshot){p.late{margin:0}}}@layersnapshot.kit{:where(.doc-snapshot){.late{margin:1px}}}',
  )
})

test('[PLUS-01] an attribute for assistive technology stays if a style selects it', async () => {
  expect((await drawn('current')).found?.html).toEqual({ current: '<b aria-current="page">here</b>' })
})

test('[PLUS-01] elements that no HTML can nest like that are reported: a browser would read others', async () => {
  const { found, lines } = await drawn('nested', 'cells')
  expect(Object.keys(found?.html ?? {})).toEqual(['cells'])
  expect(lines.slice(1)).toEqual(['  guide/page: nested: It has a <div> in a <p>, which HTML does not allow. (en-US)'])
})

test('[PLUS-01] what depends on the day is not drawn', async () => {
  const { found, lines } = await drawn('today', 'year', 'ago')
  expect(found?.html).toEqual({ year: '<p>1970</p>', ago: 'a minute ago' })
  expect(lines).toEqual([])
  expect((await drawn('format', 'parts', 'dated')).found?.html, 'a format without a date shows the time').toEqual({ dated: '1/1/1970' })
})

test('[PLUS-01] a demo with an <h1> is not drawn, without a word: the page has one, and the demo shows its own when it runs', async () => {
  const { found, lines } = await drawn('title', 'width')
  expect(Object.keys(found?.html ?? {})).toEqual(['width'])
  expect(lines).toEqual([])
})

test('[PLUS-01] what a server renderer made is in the page as it is, for the demo to hydrate', async () => {
  const renderer = join(import.meta.dirname, 'renderer.ts')
  const { found, lines } = await draw({ renderer }, ['broken', 'none', 'late', 'hello'], ['en-US', 'zh-CN'])
  const html = rendered('en-US')
  expect(found).toMatchObject({ html: { late: html, hello: html }, isHydrated: true })
  expect(found?.css).toContain('.own[data-v-1] { margin: 0 }')
  expect(lines.slice(1)).toEqual(['  guide/page: broken: guide/page has no window. (en-US, zh-CN)'])
  expect(found && insertSnapshots(sheetOf('hello'), found)).toContain(
    `<div class="doc-host doc-snapshot" data-snapshot="" inert="">${html}</div>`,
  )
})

test('a snapshot is inert, in the sheet of its demo', () => {
  expect(insertSnapshots(sheetOf('a') + sheetOf('b'), { html: { b: '<p>B</p>' }, isHydrated: false, wide: [] })).toBe(
    sheetOf('a') +
      sheetOf('b').replace(
        '<div class="doc-sheet" data-noscript="x">',
        '<div class="doc-sheet" data-noscript="x"><div class="doc-snapshot" data-snapshot="" inert=""><p>B</p></div>',
      ),
  )
})

test('a snapshot names the files that its demo needs', () => {
  const html = insertSnapshots(sheetOf('a'), { html: { a: '<p>A</p>' }, isHydrated: false, wide: [] }, (name) => [`/${name}.js`, '/b.css'])
  expect(html).toContain('<div class="doc-snapshot" data-snapshot="" data-files="/a.js /b.css" inert=""><p>A</p></div>')
})

test('a snapshot that is not for phones says so', () => {
  const html = insertSnapshots(sheetOf('a'), { html: { a: '<p>A</p>' }, isHydrated: false, wide: ['a'] })
  expect(html).toContain('<div class="doc-snapshot" data-snapshot="" data-wide="" inert=""><p>A</p></div>')
})

function sheetOf(name: string): string {
  return `<div data-demo="d" data-name="${name}"><div class="doc-mat"></div><div class="doc-sheet" data-noscript="x"><svg></svg></div></div>`
}
