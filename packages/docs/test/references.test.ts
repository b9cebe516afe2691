import { expect, test } from 'vitest'

import { compileAll, DocsError, type ReferencePage } from '../src/compile/index.ts'
import { searchFiles } from '../src/search/build/searchFiles.ts'
import { articleOf, openFixture } from './openFixture.ts'

const head = (title: string) => `---\ntitle: ${title}\ndescription: ${title}。\n---\n\n`

const english = `Opens the store of \`order\`s, and waits until it is there for everybody.

| Name | Type |
| --- | --- |
| \`wait?\` | \`(one: \`[\`Order\`](#Order)\`) => void\` |
| \`size\` | How large it is. |
| \`bytes\` | 5.2 KB |`

function reference(body: (words: { list: string; part: string }) => string): ReferencePage {
  const frame = { breadcrumb: [{ title: 'Packages', path: '/demo/next' }], editUrl: 'https://example.com/index.ts' }
  return {
    id: 'packages/store',
    markdown: {
      'zh-CN': head('仓库') + body({ list: '一览', part: '函数' }),
      'en-US': `---\ntitle: Store\ndescription: A store.\n---\n\n${body({ list: 'Names', part: 'Functions' })}`,
    },
    frame: { 'zh-CN': frame, 'en-US': frame },
  }
}

const store = reference(
  ({ list, part }) =>
    `## ${list}\n\n| A | B |\n| --- | --- |\n| [\`order\`](#order) | listing |\n\n## ${part}\n\n### \`order\`\n\n${english}\n\n### \`Order\`\n\n- One thing that was ordered.\n`,
)

async function compile(...pages: ReferencePage[]) {
  const collection = await openFixture('everything', { references: async () => pages })
  return { collection, articles: await compileAll(collection, { cache: false }) }
}

test('a reference is a page of the collection, in no menu, with the frame it brings', async () => {
  const { collection, articles } = await compile(store)
  expect(collection.pageAt('/packages/store')?.id).toBe('packages/store')
  expect(collection.pages.at(-1)?.id).toBe('packages/store')
  expect(JSON.stringify(collection.menus('en-US'))).not.toContain('packages')
  const { html, markdown } = articleOf(articles, 'packages/store', 'en-US')
  expect(html).toContain('<a href="/en-US/demo/next">Packages</a>')
  expect(html).toContain('href="https://example.com/index.ts"')
  expect(markdown).toContain('# Store\n\nA store.')
})

test('its names are case-sensitive, and keep their ids when others are added before them', async () => {
  const { articles } = await compile(store)
  const { headings, html } = articleOf(articles, 'packages/store', 'zh-CN')
  const [order, type] = headings.filter(({ text }) => /^order$/i.test(text))
  expect([order?.slug, type?.slug]).toEqual(['order', 'Order'])
  expect(html).toContain(`<code>(one: <a href="#${type?.id}">Order</a>) =&gt; void</code>`)
  const grown = { ...store, markdown: Object.fromEntries(Object.entries(store.markdown).map(([locale, text]) => [locale, add(text)])) }
  const later = articleOf((await compile(grown)).articles, 'packages/store', 'en-US').headings
  expect(later.find(({ text }) => text === 'order')?.id).toBe(order?.id)
})

function add(markdown: string): string {
  return markdown.replace('### `order`', '### `open`\n\nOpens it.\n\n### `order`')
}

test('the English of a Chinese page is allowed, and marked where it is words and not code', async () => {
  const { articles } = await compile(store)
  const chinese = articleOf(articles, 'packages/store', 'zh-CN').html
  expect(chinese).toContain('<p lang="en-US">Opens the store')
  expect(chinese).toContain('<td lang="en-US">How large it is.</td>')
  expect(chinese).toContain('<li lang="en-US">')
  expect(chinese).toContain('<td><code>wait?</code></td>')
  expect(chinese).toContain('<td>5.2 KB</td>')
  expect(articleOf(articles, 'packages/store', 'en-US').html).not.toContain('lang="en-US"')
})

test('a link to a name that does not exist is reported like any other', async () => {
  const broken = reference(({ part }) => `## ${part}\n\nSee [\`order\`](#orders).\n`)
  await expect(compile(broken)).rejects.toThrow(DocsError)
  await expect(compile(broken)).rejects.toThrow(/#orders leads to no heading of that page/)
})

test('search finds the names of a reference, and not the list of them', async () => {
  const { collection, articles } = await compile(store)
  const { sections } = articleOf(articles, 'packages/store', 'en-US')
  expect(sections.map(({ title, text }) => [title, text.includes('listing')])).toEqual([
    ['Names', false],
    ['Functions', false],
    ['order', false],
    ['Order', false],
  ])
  const files = await searchFiles(collection, async ({ id }, locale) => articleOf(articles, id, locale))
  const titles = [...files].flatMap(([path, content]) => (path.endsWith('titles.json') ? [String(content)] : []))
  expect(titles.join('')).toContain('Store')
})
