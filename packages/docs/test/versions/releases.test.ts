import { expect, test } from 'vitest'

import type { ApiHistory } from '../../src/index.ts'
import { buildSite, menuSource, pageSource } from '../buildSite.ts'
import { articleOf } from '../openFixture.ts'

const history: ApiHistory = {
  package: 'kit',
  releases: ['1.0.0', '1.1.0', '1.2.0'],
  members: {
    Button: { '1.0.0': {} },
    'Button.props.size': { '1.0.0': { type: 'string' } },
    'Button.props.shape': { '1.1.0': { type: 'string' } },
    'Button.props.back': { '1.0.0': { type: 'string' }, '1.1.0': null, '1.2.0': { type: 'string' } },
    'Button.props.old': {
      '1.0.0': { type: 'string' },
      '1.1.0': { type: 'string', deprecated: true },
      '1.2.0': { type: 'any', deprecated: true },
    },
    'Button.instance.focus': { '1.2.0': {} },
    Image: { '1.1.0': {} },
    'Image.props.src': { '1.1.0': { type: 'string' } },
    'Image.slots.error': { '1.2.0': {} },
    'v-wide': { '1.2.0': {} },
  },
}

const row = (more = '') => `{ type: 'string', ${more} description: { 'en-US': 'Something' } }`
const method = `{ signature: '() => void', description: { 'en-US': 'Something' } }`
const api = `export default {
  Button: {
    props: { size: ${row()}, shape: ${row()}, back: ${row()}, old: ${row()}, free: ${row()} },
    methods: { focus: ${method} },
  },
  Image: { props: { src: ${row()} }, slots: { error: ${row()} } },
  Width: { directives: { 'v-wide': ${row()} } },
}`

function site(apiFile: string, releases?: unknown) {
  return buildSite(
    {
      'guide/menu.ts': menuSource({ 'en-US': 'Guide' }),
      ...(releases === undefined ? {} : { 'guide/releases.json': JSON.stringify(releases) }),
      'guide/start/en-US.md': pageSource('Button', '## API\n\n::api{name="Button"}\n\n::api{name="Image"}\n\n::api{name="Width"}'),
      'guide/start/api.ts': apiFile,
      'guide/next/en-US.md': pageSource('Next', 'Read on.'),
    },
    { locales: ['en-US'] },
  )
}

async function articleOfSite(apiFile: string, releases?: unknown) {
  const { articles, problems } = await site(apiFile, releases)
  expect(problems).toEqual([])
  return articleOf(articles, 'guide/start', 'en-US')
}

/** The badges of a row or of an export's own line. */
function badges(html: string, start: string): string[] {
  const from = html.indexOf(start)
  const end = html.indexOf('</th>', from)
  return Array.from(html.slice(from, end).matchAll(/class="doc-release"[^>]*>([^<]+)</g), ([, text = '']) => text)
}

test('a row says since when it is there and deprecated, in the page and in its Markdown', async () => {
  const { html, markdown } = await articleOfSite(api, history)
  const ofRow = (id: string) => badges(html, `<tr id="api-${id}"`)
  expect(ofRow('Button-props-size')).toEqual([])
  expect(ofRow('Button-props-shape')).toEqual(['since 1.1.0'])
  expect(ofRow('Button-props-back')).toEqual(['since 1.2.0'])
  expect(ofRow('Button-props-old')).toEqual(['deprecated since 1.1.0'])
  expect(ofRow('Button-methods-focus')).toEqual(['since 1.2.0'])
  expect(ofRow('Width-directives-v-wide')).toEqual(['since 1.2.0'])
  expect(markdown).toContain('| `shape` (since 1.1.0) | Something |')
  expect(markdown).toContain('| `old` (deprecated since 1.1.0) | Something |')
  expect(markdown).toContain('| `free` | Something |')
})

test('an export that came later says so once, not on each of its rows', async () => {
  const { html, markdown } = await articleOfSite(api, history)
  expect(html).toContain('<p class="doc-api-release"><code>Image</code><span class="doc-release">since 1.1.0</span></p>')
  expect(html).not.toContain('<code>Button</code><span class="doc-release">')
  expect(badges(html, '<tr id="api-Image-props-src"')).toEqual([])
  expect(badges(html, '<tr id="api-Image-slots-error"')).toEqual(['since 1.2.0'])
  expect(markdown).toContain('**Image** (since 1.1.0)\n\n**Image Props**')
})

test('without a history the releases are those that are written', async () => {
  const { html } = await articleOfSite(api.replace(`shape: ${row()}`, `shape: ${row("since: '3.0', deprecated: '4.0',")}`))
  expect(html).toContain(
    '<span class="doc-release">since 3.0</span><span class="doc-release" data-deprecated="">deprecated since 4.0</span>',
  )
})

test('a release that is written by hand next to a history is a problem', async () => {
  const written = api.replace(`shape: ${row()}`, `shape: ${row("since: '3.0',")}`).replace('Image: {', "Image: { since: '1.2.0',")
  expect((await site(written, history)).problems).toEqual([
    'guide/start/api.ts: Button.props["shape"] has `since`, which is computed from the published releases. Take `since` out.',
    'guide/start/api.ts: Image has `since`, which is computed from the published releases. Take `since` out.',
  ])
})

test('a file that is no history is a problem', async () => {
  expect((await site(api, ['1.0.0'])).problems).toEqual([
    'guide/releases.json: It is not a history of releases. It is a generated file: generate it again.',
  ])
})

test('a page shows what each release changed, with links to the tables, and the rest in a sentence', async () => {
  const { articles, problems } = await buildSite(
    {
      'guide/menu.ts': menuSource({ 'en-US': 'Guide' }),
      'guide/releases.json': JSON.stringify({ ...history, releases: [...history.releases, '1.2.1'] }),
      'guide/start/en-US.md': pageSource('Changes', '## By release\n\n::api-changes'),
      'guide/next/en-US.md': pageSource('Button', '::api{name="Button"}'),
      'guide/next/api.ts': `export default { Button: { props: { shape: ${row()} } } }`,
    },
    { locales: ['en-US'] },
  )
  expect(problems).toEqual([])
  const { html, headings, markdown, sections } = articleOf(articles, 'guide/start', 'en-US')
  expect(headings.map(({ text, depth }) => [text, depth])).toEqual([
    ['Changes', 1],
    ['By release', 2],
    ['1.2.0', 3],
    ['1.1.0', 3],
  ])
  expect(html).toContain('<a href="/guide/next#api-Button-props-shape"><code>shape</code></a>')
  await expect(html).toMatchFileSnapshot('../fixtures/changes/en-US.html.golden')
  // The members of an export that came with it are not listed one by one.
  expect(html).not.toContain('data-member="Image.props.src"')
  expect(html).toContain('Versions without API changes: 1.2.1.')
  expect(markdown).toContain(
    [
      '### 1.1.0',
      '',
      '| Component or method | Member | Change |',
      '| --- | --- | --- |',
      '| `Button` | `shape` Props | added |',
      '| `Button` | `back` Props | removed |',
      '| `Button` | `old` Props | deprecated |',
      '| `Image` | – | added |',
    ].join('\n'),
  )
  expect(markdown).toContain('| `Button` | `old` Props | changed; type `string` → `any` |')
  expect(sections.find(({ title }) => title === '1.2.0')?.text).toBe('Button back, Button old, Image error, v-wide')
})

test('changes without a history are a problem', async () => {
  const { problems } = await buildSite(
    {
      'guide/menu.ts': menuSource({ 'en-US': 'Guide' }),
      'guide/start/en-US.md': pageSource('Changes', '::api-changes'),
      'guide/next/en-US.md': pageSource('Next', 'Read on.'),
    },
    { locales: ['en-US'] },
  )
  expect(problems).toEqual(['guide/start/en-US.md: The product has no releases.json. Generate it, or take ::api-changes out of the page.'])
})
