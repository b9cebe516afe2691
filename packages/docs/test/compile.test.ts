import { expect, test } from 'vitest'

import type { ApiProp } from '../src/index.ts'
import { articlePayload, compileAll, createCompiler, type PageSource } from '../src/compile/index.ts'
import { articleOf, openFixture } from './openFixture.ts'
import { fixtureLicences } from './openFixture.ts'

const articles = await compileAll(await openFixture('everything', { editUrl: (file) => `https://example.com/edit/${file}` }), {
  cache: false,
})
const chinese = articleOf(articles, 'demo/everything', 'zh-CN')
const english = articleOf(articles, 'demo/everything', 'en-US')

test('[PLUS-01] a page says which of its demos only a browser can draw', async () => {
  const page = { id: 'demo/a', locale: 'en-US', file: 'a/en-US.md', demos: { a: '<a />', b: '<b />', c: '<i />' } }
  const markdown = ['src="a"', 'src="b" client-only="phone"', 'src="c" client-only']
    .map((attributes) => `:::demo{${attributes}}\nNote.\n:::\n`)
    .join('\n')
  const { demos } = await createCompiler().compile({ ...page, markdown: `---\ntitle: A\ndescription: A.\n---\n\n## A\n\n${markdown}` })
  expect(demos.map(({ name, clientOnly }) => [name, clientOnly])).toEqual([
    ['a', undefined],
    ['b', 'phone'],
    ['c', 'everywhere'],
  ])
})

test.each(['zh-CN', 'en-US'] as const)('a page with everything in it, in %s', async (locale) => {
  const { html, markdown, sections } = articleOf(articles, 'demo/everything', locale)
  await expect(html).toMatchFileSnapshot(`fixtures/everything/${locale}.html.golden`)
  await expect(markdown).toMatchFileSnapshot(`fixtures/everything/${locale}.markdown.golden`)
  await expect(JSON.stringify(sections, null, 2)).toMatchFileSnapshot(`fixtures/everything/${locale}.sections.golden`)
})

test('[DOC-13] headings and demos have the same ids in both locales, of 10 and of 6 characters', () => {
  const ids = chinese.headings.map(({ id }) => id)
  expect(english.headings.map(({ id }) => id)).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9]{9}$/)
  expect(english.demos.map(({ id }) => id)).toEqual(chinese.demos.map(({ id }) => id))
  for (const { id } of chinese.demos) expect(id).toMatch(/^[a-z][a-z0-9]{5}$/)
})

test('[DOC-13] the anchors of a page are its headings of level 2 and 3, and the API has its own offset', () => {
  expect(chinese.toc.map(({ text, depth }) => [depth, text])).toEqual([
    [1, 'Everything'],
    [2, '示例'],
    [3, '类型'],
    [3, '手动'],
    [2, '代码'],
    [2, '切换'],
    [3, '小节'],
    [2, '标记 新'],
    [2, 'API'],
    [2, '进阶'],
  ])
  for (const list of [chinese.headings, chinese.toc]) expect(list.filter(({ api }) => api).map(({ text }) => text)).toEqual(['API'])
  expect(chinese.html).toContain('data-anchor="" data-api-anchor="">API<')
})

test('[PLUS-01] one part is marked as below every window of 1,000 px: the first with enough content above it', async () => {
  const text = '文档'.repeat(400)
  const parts = (count: number) => Array.from({ length: count }, (_, index) => `## H${index}\n\n${text}\n`).join('\n')
  const htmlOf = async (count: number) => {
    const markdown = `---\ntitle: T\ndescription: D\n---\n\n${parts(count)}`
    return (await createCompiler().compile({ id: 'a/b', locale: 'zh-CN', file: 'a', markdown })).html
  }
  expect((await htmlOf(3)).match(/data-below/g)).toBe(null)
  const html = await htmlOf(8)
  expect(html.match(/data-below/g)).toHaveLength(1)
  // 13 lines of 24 px and a heading, three times.
  expect(html).toMatch(/data-below=""><h2[^>]*>H3</)
})

test('[DOC-17] a short default of an API table keeps to its line, a long one does not take the width of the descriptions', async () => {
  const { html } = await createCompiler().compile({
    id: 'a/b',
    locale: 'en-US',
    file: 'a',
    markdown: '---\ntitle: A\ndescription: A.\n---\n\n## API\n\n::api{name="A"}\n',
    api: {
      A: { props: { side: prop("'bottom-start'"), rules: prop("[{ required: true, message: 'Enter a name', trigger: 'change' }]") } },
    },
  })
  expect(html).toMatch(/ class="de" data-label="[^"]+">&#x27;bottom-start/)
  expect(html).toMatch(/ class="de long" data-label="[^"]+">\[\{ required: true/)
})

test('[DOC-14] licensed content is nowhere in the public page: a panel with a link to the prices replaces it', () => {
  expect(JSON.stringify({ ...chinese, locked: [] })).not.toContain('秘密')
  expect(chinese.locked).toMatchObject([{ products: ['pro', 'admin_plus'] }])
  expect(chinese.locked[0]?.html).toContain('秘密的小节')
  expect(chinese.html).toContain('data-locked="pro,admin_plus"')
  expect(english.html).toContain('href="/en-US/price"')
})

test('[DOC-14] a page that needs a licence shows its header and the panel', async () => {
  const page: PageSource = {
    id: 'a/b',
    locale: 'en-US',
    file: 'a',
    markdown: '---\ntitle: T\ndescription: D\nproducts: admin_plus\n---\n\n## Secret\n\nHidden text.\n',
  }
  const article = await createCompiler({ licences: fixtureLicences }).compile(page)
  expect(article.html).toContain('This page needs a license for Admin Plus')
  expect(JSON.stringify({ ...article, locked: [], structure: [] })).not.toMatch(/Secret|Hidden/)
  expect(article.locked[0]?.html).toContain('Hidden text.')
})

test('[DOC-12] the code of a demo is in the page as it is copied, without its dictionary', () => {
  const [, code = ''] = /data-demo="\w+" data-name="type".*?<pre[^>]*><code>(.*?)<\/code>/s.exec(english.html) ?? []
  const text = code
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
  expect(text).toBe(
    [
      '<script setup>',
      "import { ref } from 'vue'",
      'const count = ref(0)',
      '</script>',
      '',
      '<template>',
      '  <!-- count -->',
      '  <Button type="primary" @click="count++">Primary {{ count }}</Button>',
      '</template>',
      '',
    ].join('\n'),
  )
})

test('a page needs nothing that a content security policy forbids', () => {
  expect(chinese.html).not.toMatch(/ style=|<script|<style| on\w+=/)
})

test('links carry the locale, and anchors written as heading texts become ids', () => {
  const next = articleOf(articles, 'demo/next', 'en-US')
  const types = english.headings.find(({ text }) => text === 'Types')
  expect(english.html).toContain(`href="/en-US/demo/next#${next.headings[1]?.id}"`)
  expect(next.html).toContain(`href="/en-US/demo/everything#${types?.id}"`)
  expect(english.html).toContain('<a href="https://vuejs.org" rel="noopener" target="_blank">')
})

test('a colon inside a line is text, and an address behind it is a link', async () => {
  const markdown = '---\ntitle: T\ndescription: D\n---\n\nWrite to Mail:me@example.com at 10:30, see note:this.\n'
  const { html } = await createCompiler().compile({ id: 'a', locale: 'en-US', file: 'a', markdown })
  expect(html).toContain('Write to Mail:<a href="mailto:me@example.com">me@example.com</a> at 10:30, see note:this.')
})

test('the payload of a navigation is title, description, anchors and HTML', () => {
  const { html, toc } = chinese
  expect(articlePayload(chinese)).toEqual({ title: 'Everything 所有', description: '一页里有引擎支持的一切。', html, toc })
})

test('compiling twice gives the same page', async () => {
  const again = await compileAll(await openFixture('everything', { editUrl: (file) => `https://example.com/edit/${file}` }), {
    cache: false,
  })
  expect(again).toEqual(articles)
})

/** A row with a default. */
function prop(initial: string): ApiProp {
  return { type: 'string', default: initial, description: { 'zh-CN': '说明', 'en-US': 'Text' } }
}
