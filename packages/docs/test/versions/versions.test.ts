import { expect, test } from 'vitest'

import { createCollectionSearch, type CollectionOptions } from '../../src/compile/index.ts'
import { buildSite } from '../buildSite.ts'
import { articleOf } from '../openFixture.ts'

const page = (title: string, text: string) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`

const menu = (...pages: readonly string[]) =>
  `export default ${JSON.stringify({ title: { 'en-US': 'Guide' }, index: pages[0], items: pages.map((name) => ({ kind: 'page', page: name })) })}`

const files = {
  'guide/menu.ts': menu('start', 'setup', 'dark'),
  'guide/start/en-US.md': page('Start', 'See [the setup](/guide/setup#options), [dark mode](/guide/dark) and [prices](/prices).'),
  'guide/setup/en-US.md': page('Setup', '## Options\n\nThe option `theme` is quokka.\n\n[Start](/guide/start)'),
  'guide/dark/en-US.md': page('Dark mode', 'A theme.'),
  'guide/versions/1.2/setup/en-US.md': page('Setup', '## Options\n\nThe option `skin` is wombat.\n\n[Start](/guide/start)'),
}

const options: Partial<CollectionOptions> = {
  locales: ['en-US'],
  routes: ['/prices'],
  editUrl: (file) => `https://edit.example/${file}`,
  versions: { guide: { current: '1.3', others: [{ id: '1.2', without: ['dark'] }] } },
}

test('an older version has the current pages but those that it is without, and its own where they differ', async () => {
  const { collection, articles, problems } = await buildSite(files, options)
  expect(problems).toEqual([])
  expect(collection.pages.map(({ path }) => path)).toEqual([
    '/guide/start',
    '/guide/setup',
    '/guide/dark',
    '/guide/1.2/start',
    '/guide/1.2/setup',
  ])
  expect(articleOf(articles, 'guide/1.2/setup', 'en-US').html).toContain('wombat')
  expect(articleOf(articles, 'guide/setup', 'en-US').html).toContain('quokka')
  expect(collection.menus('en-US').map(({ product, href }) => [product, href])).toEqual([
    ['guide', '/guide/start'],
    ['guide@1.2', '/guide/1.2/start'],
  ])
})

test('links in an older version stay in it where it has the page, with the ids of its own headings', async () => {
  const { articles } = await buildSite(files, options)
  const { html, markdown } = articleOf(articles, 'guide/1.2/start', 'en-US')
  const id = articleOf(articles, 'guide/1.2/setup', 'en-US').headings.find(({ slug }) => slug === 'options')?.id
  expect(html).toContain(` href="/guide/1.2/setup#${id}"`)
  expect(html).toContain(' href="/guide/dark"')
  expect(html).toContain(' href="/prices"')
  expect(markdown).toContain('(/guide/1.2/setup#options)')
  expect(articleOf(articles, 'guide/start', 'en-US').html).toContain(` href="/guide/setup#${id}"`)
  expect(articleOf(articles, 'guide/1.2/setup', 'en-US').html).toContain(' href="/guide/1.2/start"')
})

test('every page leads to the same page of the other versions, or says that a version does not have it', async () => {
  const { collection, articles } = await buildSite(files, options)
  expect(collection.frame('guide/dark', 'en-US').versions).toEqual({
    shown: '1.3',
    current: { id: '1.3', path: '/guide/dark', hasPage: true },
    others: [{ id: '1.2', path: '/guide/1.2/start', hasPage: false }],
  })
  const old = articleOf(articles, 'guide/1.2/setup', 'en-US')
  expect(old.html).toContain('<a href="/guide/setup">Go to 1.3</a>')
  expect(old.canonical).toBe('/guide/setup')
  const current = articleOf(articles, 'guide/setup', 'en-US')
  expect(current.html).not.toContain('doc-old')
  expect(current.canonical).toBeUndefined()
})

test('a page that only an older version has is its own canonical page', async () => {
  const gone = {
    'guide/versions/1.2/legacy/en-US.md': page('Legacy', 'No more.'),
    'guide/versions/1.2/menu.ts': menu('start', 'legacy', 'setup'),
  }
  const { articles, problems } = await buildSite({ ...files, ...gone }, options)
  expect(problems).toEqual([])
  const { canonical, html } = articleOf(articles, 'guide/1.2/legacy', 'en-US')
  expect(canonical).toBeUndefined()
  expect(html).toContain('<a href="/guide/start">Go to 1.3</a>')
  expect(html).toContain('<a href="/guide/start">Version 1.3 <small>does not have this page</small></a>')
})

test('the edit link of an older page leads to the file that it is made of', async () => {
  const { collection } = await buildSite(files, options)
  expect(collection.frame('guide/1.2/start', 'en-US').editUrl).toBe('https://edit.example/guide/start/en-US.md')
  expect(collection.frame('guide/1.2/setup', 'en-US').editUrl).toBe('https://edit.example/guide/versions/1.2/setup/en-US.md')
})

test('each version has a search index with its own pages', async () => {
  const { collection, articles } = await buildSite(files, options)
  const written = new Map<string, string>()
  const search = createCollectionSearch({
    collection,
    write: async (path, content) => void written.set(path, Buffer.from(content).toString()),
  })
  for (const article of articles) {
    const found = collection.page(article.id)
    if (found) await search.article(article, found)
  }
  await search.finish()
  const textOf = (folder: RegExp) => [...written].flatMap(([path, text]) => (folder.test(path) ? [text] : [])).join('\n')
  expect([...written.keys()]).toEqual(expect.arrayContaining(['en-US.json', 'guide/1.2/en-US.json']))
  expect(textOf(/^en-US/)).toContain('quokka')
  expect(textOf(/^en-US/)).not.toContain('wombat')
  expect(textOf(/^guide\/1\.2\//)).toContain('wombat')
  expect(textOf(/^guide\/1\.2\//)).not.toContain('quokka')
})

test('only what differs is compiled again', async () => {
  const { collection } = await buildSite(files, options)
  const { compilePages } = await import('../../src/compile/collection/compilePages.ts')
  const compiled: number[] = []
  const { results } = await compilePages(collection, { cache: false, onProgress: (_, total) => void compiled.push(total) })
  expect(results).toHaveLength(5)
  expect(compiled).toEqual([4, 4, 4, 4])
})

test('the site without sections has versions too', async () => {
  const flat = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file.slice('guide/'.length), text.replaceAll('/guide/', '/')]),
  )
  const { articles, problems } = await buildSite(flat, {
    ...options,
    products: [''],
    versions: { '': { current: '1.3', others: [{ id: '1.2', without: ['dark'] }] } },
  })
  expect(problems).toEqual([])
  expect(articleOf(articles, '1.2/start', 'en-US').html).toContain(' href="/1.2/setup#')
})

test.for([
  [
    'a broken link of a version',
    { 'guide/versions/1.2/setup/en-US.md': page('Setup', '[Nowhere](/guide/nowhere)') },
    {},
    'guide/versions/1.2/setup/en-US.md: The link /guide/nowhere leads to no page.',
  ],
  [
    'a broken block of a version',
    { 'guide/versions/1.2/setup/en-US.md': page('Setup', ':::nothing\n:::') },
    {},
    'guide/versions/1.2/setup/en-US.md: There is no block "nothing".',
  ],
  [
    'a page of a version in no menu',
    { 'guide/versions/1.2/other/en-US.md': page('Other', 'x') },
    {},
    'guide/versions/1.2/other/en-US.md: No menu leads to this page. Add it to guide/versions/1.2/menu.ts',
  ],
  [
    'a menu of a version that leads nowhere',
    { 'guide/versions/1.2/menu.ts': menu('start', 'setup', 'gone') },
    {},
    'guide/versions/1.2/menu.ts: The menu leads to "guide/1.2/gone"',
  ],
  [
    'a page at the address of a version',
    { 'guide/1.2/start/en-US.md': page('Start', 'x') },
    {},
    'guide/1.2/start/en-US.md: The page has the address of an older version',
  ],
  ['a version without a page that does not exist', {}, { without: ['dark', 'drak'] }, 'Version 1.2 is declared without "drak"'],
] as const)('%s is reported with its file', async ([, more, version, message]) => {
  const { problems } = await buildSite(
    { ...files, ...more },
    { ...options, versions: { guide: { current: '1.3', others: [{ id: '1.2', without: ['dark'], ...version }] } } },
  )
  expect(problems.join('\n')).toContain(message)
})

test('a Chinese site says it in Chinese', async () => {
  const inChinese = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file.replace('en-US.md', 'zh-CN.md'), text.replaceAll('"en-US"', '"zh-CN"')]),
  )
  const { articles, problems } = await buildSite(inChinese, { ...options, locales: ['zh-CN'] })
  expect(problems).toEqual([])
  expect(articleOf(articles, 'guide/1.2/setup', 'zh-CN').html).toContain('本页介绍的是 1.2 版本，最新版本是 1.3。')
  expect(articleOf(articles, 'guide/dark', 'zh-CN').html).toContain('没有本页')
})
