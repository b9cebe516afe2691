import type { StoreGoods } from '@view-site/contract'

/** Fourteen items of all kinds, which fill a page of twelve and a second one; `given` changes the first. */
export function sampleGoods(given: Partial<StoreGoods> = {}): StoreGoods[] {
  return Array.from({ length: 14 }, (_, index) => ({ ...goods(index + 1), ...(index === 0 ? given : {}) }))
}

function goods(number: number): StoreGoods {
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
    currency: 'CNY',
    example: true,
    free_for: kind === 'material' ? ['enterprise', 'group'] : [],
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

/** Texts of the documents among the samples. */
export const sampleDocuments = Object.fromEntries(
  Array.from({ length: 14 }, (_, index) => ['zh-CN', 'en-US'].map((locale) => [`${locale}/doc-${index + 1}.md`, text])).flat(),
)
