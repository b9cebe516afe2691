import type { CallRequest, StoreItem } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { refusal } from './refusal.ts'
import { sampleDocuments, sampleGoods as samples } from './sampleGoods.ts'

type InfoRequest = CallRequest<'pro/info/get'>

/** The sample goods as a caller sees them who owns nothing; `given` changes the first. */
export function sampleGoods(given: Partial<StoreItem> = {}): StoreItem[] {
  return samples().map((item, index) => ({ ...item, payable: item.price, owned: false, ...(index === 0 ? given : {}) }))
}

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
    body_md: item.owned ? (sampleDocuments['zh-CN/doc-2.md'] ?? '') : '',
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
