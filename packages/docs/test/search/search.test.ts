import type { Locale } from '@view-site/i18n/product'
import { expect, test } from 'vitest'

import { compileCollection, createCollectionSearch, type Collection, type CompiledArticle } from '../../src/compile/index.ts'
import { MissingPart, openSearch, type PartFetch, type SearchAnswer } from '../../src/search/index.ts'
import { openFixture } from '../openFixture.ts'

type Files = Map<string, string | Uint8Array>

async function indexOf(collection: Collection): Promise<Files> {
  const files: Files = new Map()
  const search = createCollectionSearch({ collection, write: async (path, content) => void files.set(`/search/${path}`, content) })
  for await (const article of await compileCollection(collection, { cache: false, workers: 0 })) {
    const page = collection.page(article.id)
    if (page) await search.article(article, page)
  }
  await search.finish()
  return files
}

/** A server of the files, as `fetch` sees it. */
function serverOf(files: Files) {
  const log: string[] = []
  const fetch: PartFetch = async (path, init) => {
    log.push(`${path} ${init.cache}`)
    const content = files.get(path)
    return content === undefined ? new Response('', { status: 404 }) : new Response(typeof content === 'string' ? content : content.slice())
  }
  return { fetch, log }
}

const kit = await indexOf(await openFixture('search'))
const find = async (files: Files, locale: Locale, query: string): Promise<SearchAnswer> =>
  (await openSearch({ locale, fetch: serverOf(files).fetch })).search(query)

const noLine = () => Promise.reject(new TypeError('offline'))

const shown = (pieces: SearchAnswer['pages'][number]['title']) => pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')

test.each([
  // A word of the title, of a heading, inside a sentence; prop names; questions.
  ['表格', 'component/table'],
  ['按需引入', 'guide/install'],
  ['深色模式', 'guide/theme'],
  ['水合', 'guide/ssr'],
  ['法定节假日', 'component/datepicker'],
  ['增值税', 'product/license'],
  ['密码管理器', 'component/input'],
  ['拖拽', 'component/tree'],
  ['断点续传', 'component/upload'],
  ['校验', 'component/form'],
  ['怎么合并单元格', 'component/table'],
  ['右键', 'component/dropdown'],
  ['骨架', 'component/skeleton'],
  ['农历', 'component/calendar'],
  ['rowClassName', 'component/table'],
  ['全屏 对话框', 'component/modal'],
  ['租户的数据', 'product/permission'],
  ['半选', 'component/checkbox'],
  ['颜色变量', 'guide/theme'],
  ['读屏', 'guide/accessibility'],
])('[PLUS-02] in Chinese “%s” finds the page among the first three', async (query, page) => {
  const { pages } = await find(kit, 'zh-CN', query)
  expect(pages.slice(0, 3).map(({ href }) => href)).toContain(`/kit/${page}`)
})

test.each([
  ['table', 'component/table'],
  ['installing', 'guide/install'],
  ['hydration mismatch', 'guide/ssr'],
  ['virtual scroll', 'guide/performance'],
  ['date picker', 'component/datepicker'],
  ['datepiker', 'component/datepicker'],
  ['accesibility', 'guide/accessibility'],
  ['drodpown', 'component/dropdown'],
  ['pagnation', 'component/pagination'],
  ['caroussel', 'component/carousel'],
  ['row-class-name', 'component/table'],
  ['html-type', 'component/button'],
  ['mask closable', 'component/modal'],
  ['public holidays', 'component/datepicker'],
  ['how to merge cells', 'component/table'],
  ['vat invoice', 'product/license'],
  ['right click', 'component/dropdown'],
  ['checkbx', 'component/checkbox'],
  ['lazy loading', 'guide/performance'],
  ['notificaton stays open', 'component/notification'],
])('[PLUS-02] in English “%s” finds the page among the first three', async (query, page) => {
  const { pages } = await find(kit, 'en-US', query)
  expect(pages.slice(0, 3).map(({ href }) => href)).toContain(`/kit/${page}`)
})

test('a result leads to the section, with the words around what was found', async () => {
  const { pages } = await find(kit, 'zh-CN', '宝贵')
  expect(pages).toEqual([])
  const [page] = (await find(kit, 'zh-CN', '节假日')).pages
  expect(page?.group).toBe('组件')
  const [section] = page?.sections ?? []
  expect(section?.href).toMatch(/^\/kit\/component\/datepicker#h[a-z0-9]{9}$/)
  expect(shown(section?.title ?? [])).toBe('禁用日期')
  expect(shown(section?.excerpt ?? [])).toBe('传入函数判断某一天能不能选，比如周末和法定[节假日]不可选。')
})

test('the name of a prop leads to its row in the table', async () => {
  const [page] = (await find(kit, 'en-US', 'maxTagCount')).pages
  expect(page?.sections[0]).toMatchObject({ href: '/kit/component/select#api-Select-props-maxTagCount', part: 'props', owner: 'Select' })
})

test('a word of two neighbouring words is found behind the real one', async () => {
  // 打开关闭 holds 开关 only by accident.
  const { pages } = await find(kit, 'zh-CN', '开关')
  expect(pages[0]?.href).toBe('/kit/component/switch')
})

test('where no page matches the whole query, pages that match a part of it are found', async () => {
  const { pages } = await find(kit, 'zh-CN', '节假日 猫头鹰 石榴籽 水獭')
  expect(pages[0]?.href).toBe('/kit/component/datepicker')
  expect((await find(kit, 'zh-CN', '猫头鹰 石榴籽')).pages).toEqual([])
})

test('one character is found anywhere', async () => {
  const { pages, total } = await find(kit, 'zh-CN', '栅')
  expect([pages[0]?.href, total]).toEqual(['/kit/component/layout', 1])
})

test('a misspelt word is reported', async () => {
  const { corrections } = await find(kit, 'en-US', 'datepiker')
  expect(corrections).toEqual([{ typed: 'datepiker', taken: 'datepicker' }])
})

test('hidden pages and locked parts cannot be found, nor pages that the collection leaves out', async () => {
  const everything = await indexOf(await openFixture('everything'))
  expect((await find(everything, 'zh-CN', '下一页的小节')).pages.map(({ href }) => href)).toContain('/demo/everything')
  expect((await find(everything, 'zh-CN', '秘密')).pages).toEqual([])
  expect([...everything.values()].map(String).join('')).not.toContain('秘密')
  const withoutGuide = await indexOf(await openFixture('search', { searchable: ({ path }) => !path.startsWith('/kit/guide/') }))
  expect((await find(withoutGuide, 'zh-CN', '水合')).pages).toEqual([])
})

test('the first result needs a manifest, titles, a shard or two and the pages shown', async () => {
  const { fetch, log } = serverOf(kit)
  const search = await openSearch({ locale: 'zh-CN', fetch })
  const opened = log.length
  await search.search('节假日')
  expect(opened).toBe(2)
  expect(log.length - opened).toBeLessThanOrEqual(3)
  const before = log.length
  await search.search('节假日')
  expect(log.length).toBe(before)
})

test('[PLUS-02] all terms are preloaded in few requests, after which a query fetches only the pages shown', async () => {
  const { fetch, log } = serverOf(kit)
  const search = await openSearch({ locale: 'zh-CN', fetch })
  const parts = [...kit.keys()].filter((path) => /^\/search\/zh-CN\/[^/]+\.bin$/.test(path)).length
  const opened = log.length
  await search.warm()
  const preloaded = log.length - opened
  expect(parts).toBeGreaterThan(3)
  expect(preloaded).toBe(1)
  const answers = new Map<string, SearchAnswer>()
  for (const query of ['节假日', '表格', '水合', 'rowClassName', '怎么合并单元格']) answers.set(query, await search.search(query))
  expect(log.slice(opened + preloaded).filter((line) => line.includes('.bin'))).toEqual([])
  for (const [query, answer] of answers) expect(answer).toEqual(await find(kit, 'zh-CN', query))
})

test('terms that were damaged while they were preloaded are fetched when a query needs them', async () => {
  const { fetch } = serverOf(kit)
  const damaged: PartFetch = async (path, init) => {
    const response = await fetch(path, init)
    const content = new Uint8Array(await response.arrayBuffer())
    // Only packs are that large.
    if (!path.endsWith('.bin') || content.length < 20_000) return new Response(content)
    // In the middle of each of its shards.
    for (let place = 1000; place < content.length; place += 2000) content[place] = (content[place] ?? 0) ^ 255
    return new Response(content)
  }
  const search = await openSearch({ locale: 'zh-CN', fetch: damaged })
  await search.warm()
  expect(await search.search('怎么合并单元格')).toEqual(await find(kit, 'zh-CN', '怎么合并单元格'))
})

test('titles arrive before the excerpts', async () => {
  const early: SearchAnswer[] = []
  const search = await openSearch({ locale: 'en-US', fetch: serverOf(kit).fetch })
  const answer = await search.search('tooltip', { onProgress: (one) => early.push(one) })
  expect(early).toMatchObject([{ pending: true, pages: [{ href: answer.pages[0]?.href, excerpt: [] }] }])
  expect(answer).toMatchObject({ pending: false, incomplete: false })
})

test('without a connection what was loaded is still found, and the rest is said to be missing', async () => {
  const { fetch } = serverOf(kit)
  let isOnline = true
  const search = await openSearch({
    locale: 'zh-CN',
    fetch: async (...args) => (isOnline ? fetch(...args) : noLine()),
  })
  const online = await search.search('节假日')
  isOnline = false
  expect(await search.search('节假日')).toEqual(online)
  await expect(search.search('栅格 zebra')).resolves.toMatchObject({ incomplete: true })
})

test('with nothing loaded and no connection it says what is missing and what to do', async () => {
  const failure: unknown = await openSearch({ locale: 'zh-CN', fetch: noLine }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(MissingPart)
  expect(String(failure)).toContain('Check the connection and search again.')
})

test('a damaged part is fetched once more, past the cache', async () => {
  const { fetch, log } = serverOf(kit)
  const damaged: PartFetch = async (path, init) => {
    const response = await fetch(path, init)
    if (init.cache === 'reload' || path.endsWith('/zh-CN.json')) return response
    return new Response((await response.arrayBuffer()).slice(0, 40))
  }
  const search = await openSearch({ locale: 'zh-CN', fetch: damaged })
  const { pages } = await search.search('节假日')
  expect(pages[0]?.href).toBe('/kit/component/datepicker')
  expect(log.some((line) => line.endsWith('.bin reload'))).toBe(true)
})

test('after a new build a page that is still open loads the new index', async () => {
  const files: Files = new Map(kit)
  const search = await openSearch({ locale: 'zh-CN', fetch: serverOf(files).fetch })
  files.clear()
  for (const [path, content] of await indexOf(await openFixture('everything'))) files.set(path, content)
  const { pages } = await search.search('原生类型')
  expect(pages[0]?.href).toBe('/demo/everything')
})

test('the index is the same whatever page comes first', async () => {
  const collection = await openFixture('search')
  const articles: CompiledArticle[] = []
  for await (const article of await compileCollection(collection, { cache: false, workers: 0 })) articles.push(article)
  const files: Files = new Map()
  const search = createCollectionSearch({ collection, write: async (path, content) => void files.set(`/search/${path}`, content) })
  for (const article of articles.toReversed()) {
    const page = collection.page(article.id)
    if (page) await search.article(article, page)
  }
  await search.finish()
  expect([...files.keys()].sort()).toEqual([...kit.keys()].sort())
})

test('an aborted search rejects', async () => {
  const search = await openSearch({ locale: 'zh-CN', fetch: serverOf(kit).fetch })
  await expect(search.search('表格', { signal: AbortSignal.abort(new Error('typed on')) })).rejects.toThrow('typed on')
})
