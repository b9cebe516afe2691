import type { CallRequest, StoreItem } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { refusal } from './refusal.ts'

type InfoRequest = CallRequest<'pro/info/get'>

/** Fourteen items of all kinds, which fill a page of twelve and a second one; `given` changes the first. */
export function sampleGoods(given: Partial<StoreItem> = {}): StoreItem[] {
  return Array.from({ length: 14 }, (_, index) => ({ ...goods(index + 1), ...(index === 0 ? given : {}) }))
}

function goods(number: number): StoreItem {
  const kind = (['material', 'item', 'doc'] as const)[number % 3] ?? 'item'
  const price = number * 1000
  const alt = { 'zh-CN': `图 ${number}`, 'en-US': `Picture ${number}` }
  return {
    id: `goods-${number}`,
    kind,
    title: { 'zh-CN': `商品 ${number}`, 'en-US': `Thing ${number}` },
    summary: { 'zh-CN': '一句话说清楚它是什么。', 'en-US': 'What it is, in a sentence.' },
    // The contract takes paths of the site; the browser of the tests has no such file and shows nothing.
    cover: { src: `/store/goods.svg?${number}`, alt },
    gallery: [{ src: `/store/goods-2.svg?${number}`, alt }],
    includes: [{ 'zh-CN': '源文件', 'en-US': 'The sources' }],
    tags: [{ id: 'design', name: { 'zh-CN': '设计', 'en-US': 'Design' } }],
    version: '1.0.0',
    updated_at: '2026-05-01T02:00:00.000Z',
    price,
    payable: price,
    currency: 'CNY',
    example: true,
    free_for: kind === 'material' ? ['enterprise', 'group'] : [],
    owned: false,
    docs: kind === 'doc' ? [{ id: `doc-${number}`, title: { 'zh-CN': `文档 ${number}`, 'en-US': `Document ${number}` } }] : [],
    release_ids: [],
  }
}

const text = `# 第一章

正文，[链接](https://example.com) 和 [坏链接](javascript:alert(1))。

## 细节

<img src=x onerror="globalThis.broken = true"><script>globalThis.broken = true</script>

- [x] 做完的
- [ ] 没做的

| 一 | 二 |
| --- | --- |
| 1 | 2 |
`

/** Answers `pro/info/get` for the scopes of the store. */
export function storeInfo(request: InfoRequest, all: readonly StoreItem[]): unknown {
  if (request.scope === 'store') return listed(request, all)
  if (request.scope === 'store_item') return { ...found(all, ({ id }) => id === request.id), scope: 'store_item' }
  if (request.scope !== 'store_doc') throw new Error(`The test shop has no ${request.scope}.`)
  const item = found(all, ({ docs }) => docs.some(({ id }) => id === request.id))
  return {
    scope: 'store_doc',
    id: request.id,
    item_id: item.id,
    locale: request.locale,
    title: { 'zh-CN': '第一章', 'en-US': 'Chapter one' },
    body_md: item.owned ? text : '',
    toc: [
      { id: 'part-1', depth: 1, text: '第一章' },
      { id: 'part-2', depth: 2, text: '细节' },
    ],
    entitled: item.owned,
  }
}

function found(all: readonly StoreItem[], test: (item: StoreItem) => boolean): StoreItem {
  const item = all.find(test)
  if (!item) throw refusal(errorCodes.notFound)
  return item
}

function listed(
  { search = '', kind, price, owned, page = 1, page_size = 20 }: Extract<InfoRequest, { scope: 'store' }>,
  all: readonly StoreItem[],
) {
  const wanted = all.filter(
    (item) =>
      item.title['zh-CN'].includes(search) &&
      (!kind || item.kind === kind) &&
      (!price || (item.payable === 0) === (price === 'free')) &&
      (!owned || item.owned),
  )
  const list = wanted.slice((page - 1) * page_size, page * page_size)
  return { scope: 'store', list, total: wanted.length, page, page_size, tags: all[0]?.tags ?? [] }
}
