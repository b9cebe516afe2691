import { expect, test } from 'vitest'

import type { CollectionOptions } from '../../src/compile/index.ts'
import { compilePages } from '../../src/compile/collection/compilePages.ts'
import type { ApiHistory } from '../../src/index.ts'
import { buildSite, menuSource, pageSource } from '../buildSite.ts'
import { articleOf } from '../openFixture.ts'

const history: ApiHistory = {
  package: 'kit',
  releases: ['1.1.0', '1.2.0', '1.2.4', '1.3.0'],
  members: {
    Button: { '1.1.0': {} },
    'Button.props.size': { '1.1.0': { type: 'string' } },
    'Button.props.level': {
      '1.1.0': { type: '1', default: '1' },
      '1.2.4': { type: '1 | 2' },
      '1.3.0': { type: '1 | 2 | 3', required: true },
    },
    'Button.props.late': { '1.3.0': { type: 'string' } },
    'Button.props.old': { '1.1.0': { type: 'string' }, '1.3.0': { type: 'string', deprecated: true } },
    'Button.slots.icon': { '1.3.0': {} },
    Space: { '1.3.0': {} },
    'Space.props.gap': { '1.3.0': { type: 'string' } },
    Link: { '1.1.0': {} },
    'Link.props.href': { '1.1.0': { type: 'string' } },
  },
}

const row = (type: string, more = '') => `{ type: ${JSON.stringify(type)}, ${more} description: { 'en-US': 'Something' } }`
const api = `export default {
  Button: {
    props: { size: ${row("'s' | 'm'")}, level: ${row('1 | 2 | 3', 'required: true,')}, late: ${row('string')}, old: ${row('string')} },
    slots: { icon: { description: { 'en-US': 'Something' } } },
  },
  Space: { props: { gap: ${row('string')} } },
}`

const body = [
  'Buttons.',
  '## Basic\n\n:::demo{src="basic"}\nClick it.\n:::',
  '## Icons\n\n### With a slot\n\n:::demo{src="icon"}\nNew.\n:::',
  '## API\n\n::api{name="Button"}\n\n### Around it\n\n::api{name="Space"}',
].join('\n\n')

const link = '## API\n\n::api{name="Link"}\n\n:::demo{src="plain"}\nA link.\n:::'

const files = {
  'kit/menu.ts': menuSource({ 'en-US': 'Kit' }),
  'kit/releases.json': JSON.stringify(history),
  'kit/start/en-US.md': pageSource('Button', body),
  'kit/start/api.ts': api,
  'kit/start/demos/basic.vue': '<template>\n  <Button />\n</template>\n',
  'kit/start/demos/icon.vue': '<template>\n  <Button><template #icon>x</template></Button>\n</template>\n',
  'kit/next/en-US.md': pageSource('Link', link),
  'kit/next/api.ts': `export default { Link: { props: { href: ${row('string')} } } }`,
  'kit/next/demos/plain.vue': '<template>\n  <Link />\n</template>\n',
}

const options: Partial<CollectionOptions> = {
  locales: ['en-US'],
  versions: { kit: { current: '1.3', others: [{ id: '1.2' }] } },
  adaptDemo: (source, { id }) => (source.includes('#icon') ? undefined : source.replace('<Button />', `<Button for="${id}" />`)),
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('tables of an older version have its rows, types and defaults, from the history of releases', async () => {
  const { articles, problems } = await buildSite(files, options)
  expect(problems).toEqual([])
  const { html } = articleOf(articles, 'kit/1.2/start', 'en-US')
  const current = articleOf(articles, 'kit/start', 'en-US').html
  for (const name of ['late', 'icon']) {
    expect(html).not.toContain(`id="api-Button-${name === 'icon' ? 'slots' : 'props'}-${name}"`)
    expect(current).toContain(`id="api-Button-${name === 'icon' ? 'slots' : 'props'}-${name}"`)
  }
  const level = /id="api-Button-props-level".*?<\/tr>/s
  expect(textOf(level.exec(html)?.[0] ?? '')).toContain('1 | 2')
  expect(textOf(level.exec(html)?.[0] ?? '')).not.toContain('1 | 2 | 3')
  expect(textOf(level.exec(current)?.[0] ?? '')).toContain('1 | 2 | 3')
  expect(html).toContain('id="api-Button-props-size"')
})

test('a version says nothing about later releases, and has no table of what came with them', async () => {
  const { articles } = await buildSite(files, options)
  const { html, headings } = articleOf(articles, 'kit/1.2/start', 'en-US')
  expect(textOf(html)).not.toMatch(/since|deprecated/i)
  expect(articleOf(articles, 'kit/start', 'en-US').headings.map(({ text }) => text)).toContain('Around it')
  expect(headings.map(({ text }) => text)).toEqual(['Button', 'Basic', 'API'])
})

test('demos are adapted, and those that a version cannot run are left out with the headings above them', async () => {
  const { articles } = await buildSite(files, options)
  const older = articleOf(articles, 'kit/1.2/start', 'en-US')
  expect(textOf(older.html)).toContain('for = "1.2"')
  expect(older.demos.map(({ name }) => name)).toEqual(['basic'])
  expect(articleOf(articles, 'kit/start', 'en-US').demos.map(({ name }) => name)).toEqual(['basic', 'icon'])
})

test('a page that a version does not change is compiled once', async () => {
  const { collection } = await buildSite(files, options)
  expect(collection.page('kit/1.2/start')?.version?.text).toBe('adapted')
  expect(collection.page('kit/1.2/next')?.version?.text).toBe('shared')
  const compiled: number[] = []
  await compilePages(collection, { cache: false, onProgress: (_, total) => void compiled.push(total) })
  expect(compiled).toEqual([3, 3, 3])
})

test('a mistake in a page that a version adapts is reported once', async () => {
  const wrong = { ...files, 'kit/start/en-US.md': pageSource('Button', `${body}\n\n:::nothing\n:::`) }
  const { problems } = await buildSite(wrong, options)
  expect(problems.filter((problem) => problem.includes('nothing'))).toHaveLength(1)
})

const textsOf = (texts: unknown) => ({ 'kit/versions/1.2/texts.ts': `export default ${JSON.stringify(texts)}` })

test('passages of a page read otherwise in a version, and one without a text is left out with its line', async () => {
  const list = { ...files, 'kit/next/en-US.md': pageSource('Link', `Use Space.\n\n- One\n- Two\n- Three\n\n${link}`) }
  const texts = textsOf({ next: { 'en-US': { 'Use Space.': 'Use flex.', '- Two': '' } } })
  const { articles, collection, problems } = await buildSite({ ...list, ...texts }, options)
  expect(problems).toEqual([])
  expect(collection.page('kit/1.2/next')?.version?.text).toBe('adapted')
  expect(textOf(articleOf(articles, 'kit/1.2/next', 'en-US').html)).toContain('Use flex. One Three')
  expect(textOf(articleOf(articles, 'kit/next', 'en-US').html)).toContain('Use Space. One Two Three')
})

test('a description in a table reads otherwise in a version', async () => {
  const { articles, problems } = await buildSite({ ...files, ...textsOf({ next: { 'en-US': { Something: 'Something else' } } }) }, options)
  expect(problems).toEqual([])
  expect(textOf(articleOf(articles, 'kit/1.2/next', 'en-US').html)).toContain('Something else')
  expect(textOf(articleOf(articles, 'kit/next', 'en-US').html)).not.toContain('Something else')
})

test.for([
  ['a passage that is gone', { start: { 'en-US': { Gone: '' } } }, 'The page "start" has no such passage in en-US: “Gone”.'],
  ['a passage in two places', { start: { 'en-US': { '### ': '' } } }, 'The page "start" has this passage 2 times in en-US: “### ”.'],
  ['a page that is not there', { gone: { 'en-US': {} } }, 'Version 1.2 takes no page "gone" from the current ones.'],
  ['another locale', { start: { 'de-DE': {} } }, 'The page "start" has texts in another locale, but none in en-US.'],
  ['no texts at all', { start: 'Text' }, 'The file exports no texts.'],
] as const)('texts of a version are checked: %s', async ([, texts, message]) => {
  const { problems } = await buildSite({ ...files, ...textsOf(texts) }, options)
  expect(problems).toEqual([expect.stringContaining(`kit/versions/1.2/texts.ts: ${message}`)])
})
