import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, onTestFinished, test } from 'vitest'

import { compileAll } from '../src/compile/index.ts'
import { defineMenu } from '../src/index.ts'
import { buildSite, menuSource, pageSource } from './buildSite.ts'
import { articleOf, openFixture } from './openFixture.ts'

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('menus come in each locale with the titles of the pages and the addresses of the locale', async () => {
  const collection = await openFixture('everything')
  expect(collection.problems).toEqual([])
  expect(collection.menus('en-US')).toEqual([
    {
      product: 'demo',
      title: 'Demo',
      href: '/en-US/demo/everything',
      items: [
        {
          kind: 'group',
          title: 'Basics',
          items: [
            { kind: 'page', title: 'Everything', subtitle: '所有', page: 'demo/everything', href: '/en-US/demo/everything' },
            { kind: 'page', title: 'Next', page: 'demo/next', href: '/en-US/demo/next' },
          ],
        },
        { kind: 'link', title: 'Pricing', href: '/en-US/price' },
      ],
    },
  ])
})

test('menus and pages come in the order of the option `products`', async () => {
  const page = pageSource('Start', 'Text.')
  const files = Object.fromEntries(
    ['admin', 'kit'].flatMap((product) => [
      [
        `${product}/menu.ts`,
        `export default { title: { 'en-US': '${product}' }, index: 'start', items: [{ kind: 'page', page: 'start' }] }\n`,
      ],
      [`${product}/start/en-US.md`, page],
    ]),
  )
  const options = { locales: ['en-US'], licences: { products: {}, href: '/' } }
  const { collection, articles } = await buildSite(files, { ...options, products: ['kit', 'admin'] })
  expect(collection.menus('en-US').map(({ product }) => product)).toEqual(['kit', 'admin'])
  expect(articles.map(({ id }) => id)).toEqual(['kit/start', 'admin/start'])
  const byName = await buildSite(files, options)
  expect(byName.collection.menus('en-US').map(({ product }) => product)).toEqual(['admin', 'kit'])
})

test('a hidden entry of a menu says so, and its page keeps its group and its neighbours', async () => {
  const items = [
    { kind: 'page', page: 'everything' },
    { kind: 'page', page: 'next', hidden: true },
  ] as const
  const menu = defineMenu({
    title: { 'zh-CN': '演示', 'en-US': 'Demo' },
    index: 'everything',
    items: [{ kind: 'group', title: { 'zh-CN': '基础', 'en-US': 'Basics' }, items }],
  })
  const load = async (file: string): Promise<unknown> => (file.endsWith('menu.ts') ? { default: menu } : import(file))
  const collection = await openFixture('everything', { load })
  expect(collection.problems).toEqual([])
  const [group] = collection.menus('en-US').flatMap((tree) => tree.items)
  expect(group).toMatchObject({ items: [{ page: 'demo/everything' }, { page: 'demo/next', hidden: true }] })
  expect(collection.frame('demo/next', 'en-US')).toMatchObject({
    breadcrumb: [{ title: 'Demo' }, { title: 'Basics' }],
    previous: { title: 'Everything' },
  })
})

test('a page is between its neighbours in the menu', async () => {
  const collection = await openFixture('everything', { editUrl: (file) => `edit:${file}` })
  expect(collection.frame('demo/everything', 'zh-CN')).toEqual({
    breadcrumb: [{ title: '演示', path: '/demo/everything' }, { title: '基础' }],
    next: { title: 'Next', subtitle: '下一页', path: '/demo/next' },
    updated: '2026-05-06',
    editUrl: 'edit:demo/everything/zh-CN.md',
  })
  expect(collection.frame('demo/next', 'en-US')).toMatchObject({ previous: { title: 'Everything', path: '/demo/everything' } })
})

test('the last change is the most recent one of the text, its demos and its API, and a translation counts separately', async () => {
  const lastUpdated = new Map([
    ['demo/everything/zh-CN.md', '2026-01-01'],
    ['demo/everything/en-US.md', '2026-03-03'],
    ['demo/everything/demos/type.vue', '2026-02-02'],
    ['demo/everything/api/Button.ts', '2026-02-05'],
  ])
  const collection = await openFixture('everything', { lastUpdated })
  expect(collection.frame('demo/everything', 'zh-CN').updated).toBe('2026-02-05')
  expect(collection.frame('demo/everything', 'en-US').updated).toBe('2026-03-03')
})

test('threads give the same pages as none', async () => {
  const collection = await openFixture('everything')
  const alone = await compileAll(collection, { cache: false })
  expect(await compileAll(collection, { cache: await temporaryFolder(), workers: 2 })).toEqual(alone)
})

test('the start of the compilation is reported once, before the first page is done, and also if all pages are in the cache', async () => {
  const collection = await openFixture('everything')
  for (const workers of [0, 2]) {
    const cache = await temporaryFolder()
    const compile = async () => {
      const events: string[] = []
      const onStart = () => void events.push('start')
      await compileAll(collection, { cache, workers, onStart, onProgress: () => void events.push('page') })
      return events
    }
    const fresh = await compile()
    expect(fresh).toEqual(['start', ...fresh.slice(1).fill('page')])
    expect((await compile()).toSorted()).toEqual(fresh.toSorted())
  }
})

test('after one page was edited only that page is compiled again', async () => {
  const root = await temporaryFolder()
  const cache = await temporaryFolder()
  await cp(fileURLToPath(new URL('fixtures/everything/demo', import.meta.url)), join(root, 'demo'), { recursive: true })
  // The fixtures name the package by a relative path; a copy elsewhere has no need of menu and API.
  for (const file of ['menu.ts', 'everything/api.ts']) await rm(join(root, 'demo', file))
  for (const locale of ['zh-CN', 'en-US'])
    await edit(join(root, `demo/everything/${locale}.md`), (text) => text.replace('::api{name="Button"}', ''))
  const build = async () => compileAll(await openFixture('everything', { root }), { cache, workers: 0 })
  const first = await build()
  const kept = await readFile(join(cache, 'demo/everything/zh-CN.body.json'), 'utf8')
  const before = await readFile(join(cache, 'demo/next/zh-CN.body.json'), 'utf8')
  await edit(join(root, 'demo/next/zh-CN.md'), (text) => text.replace('回到', '返回'))
  const second = await build()
  expect(articleOf(second, 'demo/next', 'zh-CN').html).toContain('返回')
  expect(articleOf(second, 'demo/everything', 'zh-CN')).toEqual(articleOf(first, 'demo/everything', 'zh-CN'))
  expect(await readFile(join(cache, 'demo/next/zh-CN.body.json'), 'utf8')).not.toBe(before)
  expect(await readFile(join(cache, 'demo/everything/zh-CN.body.json'), 'utf8')).toBe(kept)
})

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')))
}

test('headings of the same text are distinguished by their number', async () => {
  const { articles, problems } = await buildSite(
    {
      'guide/menu.ts': menuSource({ 'en-US': 'Guide' }),
      'guide/start/en-US.md': pageSource(
        'Start',
        '[A](#setup), [B](#setup-1), [C](/guide/next#setup-1)\n\n## One\n\n### Setup\n\n## Two\n\n### Setup',
      ),
      'guide/next/en-US.md': pageSource('Next', '## Setup\n\n## Setup'),
    },
    { locales: ['en-US'] },
  )
  expect(problems).toEqual([])
  const [start, next] = ['guide/start', 'guide/next'].map((id) => articleOf(articles, id, 'en-US'))
  const [ofStart, ofNext] = [start, next].map((article) =>
    (article?.headings ?? []).flatMap(({ text, id }) => (text === 'Setup' ? [id] : [])),
  )
  expect([...(start?.html ?? '').matchAll(/<a href="([^"]*#[^"]+)">[ABC]</g)].map(([, href]) => href)).toEqual([
    `#${ofStart?.[0]}`,
    `#${ofStart?.[1]}`,
    `/guide/next#${ofNext?.[1]}`,
  ])
})
