import { expect, test } from 'vitest'

import { openSearch } from '../../src/search/index.ts'
import { searchFiles } from '../../src/search/build/searchFiles.ts'
import { buildSite, menuSource, pageSource } from '../buildSite.ts'
import { articleOf } from '../openFixture.ts'

const demo = '<template>\n  <p>Hello</p>\n</template>\n'

/** A site of two pages, of which the first has keywords, and so has a demo on it. */
function site(frontMatter: string, attributes: string) {
  return buildSite(
    {
      'guide/menu.ts': menuSource({ 'en-US': 'Guide' }),
      'guide/start/en-US.md': pageSource('Select', `## Sizes\n\n:::demo{src="size"${attributes}}\nThree heights.\n:::`, frontMatter),
      'guide/start/demos/size.vue': demo,
      'guide/next/en-US.md': pageSource('Table', 'A dropdown filters the rows.'),
    },
    { locales: ['en-US'] },
  )
}

test('a page is found by its keywords before one that mentions them, and a section by those of its demo', async () => {
  const { collection, articles } = await site('keywords: [dropdown, combo box]\n', ' keywords="tall,compact"')
  const files = await searchFiles(collection, async ({ id }, locale) => articleOf(articles, id, locale))
  const fetch = async (path: string) => {
    const content = files.get(path.replace('/search/', ''))
    return content === undefined ? new Response('', { status: 404 }) : new Response(typeof content === 'string' ? content : content.slice())
  }
  const search = await openSearch({ locale: 'en-US', fetch })
  const found = async (query: string) => (await search.search(query)).pages.map(({ href }) => href)
  expect(await found('dropdown')).toEqual(['/guide/start', '/guide/next'])
  expect(await found('combo box')).toEqual(['/guide/start'])
  expect(await found('compact')).toEqual(['/guide/start'])
})

test('of pages that answer alike, a preferred one comes first', async () => {
  const { collection, articles } = await buildSite(
    {
      'crud/menu.ts': menuSource({ 'en-US': 'CRUD' }),
      'crud/start/en-US.md': pageSource('Filter', 'Narrows the rows.'),
      'crud/next/en-US.md': pageSource('Sorting', 'Orders the rows.'),
      'kit/menu.ts': menuSource({ 'en-US': 'Kit' }),
      'kit/start/en-US.md': pageSource('Filter', 'Narrows the rows.'),
      'kit/next/en-US.md': pageSource('Sorting', 'Orders the rows.'),
    },
    { locales: ['en-US'] },
  )
  const files = await searchFiles(collection, async ({ id }, locale) => articleOf(articles, id, locale))
  const fetch = async (path: string) => {
    const content = files.get(path.replace('/search/', ''))
    return content === undefined ? new Response('', { status: 404 }) : new Response(typeof content === 'string' ? content : content.slice())
  }
  const search = await openSearch({ locale: 'en-US', fetch })
  const found = async (product?: string) => {
    const isPreferred = product === undefined ? {} : { isPreferred: (href: string) => href.startsWith(product) }
    return (await search.search('filter', isPreferred)).pages.map(({ href }) => href)
  }
  expect(await found()).toEqual(['/crud/start', '/kit/start'])
  expect(await found('/kit/')).toEqual(['/kit/start', '/crud/start'])
})

test('keywords are nowhere on the page, and a page without them is as before', async () => {
  const [plain, named] = await Promise.all([site('', ''), site('keywords: dropdown, list box\n', ' keywords="tall"')])
  const [one, other] = [plain, named].map(({ articles }) => articleOf(articles, 'guide/start', 'en-US'))
  expect(other?.html).toBe(one?.html)
  expect(other?.markdown).toBe(one?.markdown)
  expect(other?.frontMatter.keywords).toEqual(['dropdown', 'list box'])
})

test('keywords that are no list of texts are reported', async () => {
  const { problems } = await site('keywords: { a: b }\n', '')
  expect(problems).toEqual([
    'guide/start/en-US.md: "keywords" in the front matter is not a list of texts. Write `keywords: [dropdown, "pick one"]`.',
  ])
})
