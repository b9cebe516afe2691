import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSnapshots } from '../../src/snapshots/createSnapshots.ts'
import { insertSnapshots } from '../../src/snapshots/insertSnapshots.ts'

const sheet = `
@layer base, kit;
@layer kit {
  .button { color: var(--text); transition: color 1s; animation: turn 1s }
  .button:hover { color: red }
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
  broken: () => { throw new Error('It needs a canvas.') },
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

async function drawn(...names: string[]) {
  const snapshots = createSnapshots(
    { mounter: join(import.meta.dirname, 'mounter.ts'), stylesOf: () => ['/docs/page-1.css'], unless: '.light' },
    { outDir, base: '/docs' },
  )
  const demos = names.map((name) => ({ id: `d-${name}`, name, line: 1 }))
  const found = await snapshots.of({ id: 'guide/page', demos }, 'en-US', '/docs/page-1.mjs')
  return { found, lines: await snapshots.finish() }
}

test('[PLUS-01] a demo is drawn in its language, as a picture: no names, addresses, handlers or closed panels', async () => {
  const { found } = await drawn('hello', 'ring')
  expect(found?.html).toEqual({
    hello: '<div class="own" data-v-1=""><label>Hello en-US</label><input><button class="button"><a href="#">Go</a></button></div>',
    ring: '<svg><defs><g id="d-ring-g"></g></defs><use href="#d-ring-g"></use></svg>',
  })
})

test('[PLUS-01] its styles are the rules that it uses, in both themes, for drawn demos alone', async () => {
  const css = (await drawn('hello')).found?.css.replaceAll(/\s+/g, '') ?? ''
  expect(css).toContain('@layerbase,kit,snapshot;@layersnapshot{:where(.doc-snapshot){.button{color:var(--text);animation:turn1s}')
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
    '1 of 5 demos are drawn in their pages; 2 of those tried cannot be drawn:',
    '  guide/page: broken (en-US): It needs a canvas.',
    '  guide/page: empty (en-US): It draws nothing.',
  ])
})

test('a snapshot is inert, in the sheet of its demo', () => {
  expect(insertSnapshots(sheetOf('a') + sheetOf('b'), { b: '<p>B</p>' })).toBe(
    sheetOf('a') +
      sheetOf('b').replace(
        '<div class="doc-sheet" data-noscript="x">',
        '<div class="doc-sheet" data-noscript="x"><div class="doc-snapshot" data-snapshot="" inert=""><p>B</p></div>',
      ),
  )
})

function sheetOf(name: string): string {
  return `<div data-demo="d" data-name="${name}"><div class="doc-mat"></div><div class="doc-sheet" data-noscript="x"><svg></svg></div></div>`
}
