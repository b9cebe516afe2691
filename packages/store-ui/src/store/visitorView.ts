import type { StoreGoods, StoreItem, StoreList } from '@view-site/contract'

/** An item as a visitor sees it: not owned, at its full price. */
export function visitorItem(goods: StoreGoods): StoreItem {
  return { ...goods, payable: goods.price, owned: false }
}

/** The first page of the store as a visitor sees it, newest first, as the API sorts it. */
export function visitorStore(goods: readonly StoreGoods[], pageSize: number): StoreList {
  const sorted = goods.toSorted((one, other) => other.updated_at.localeCompare(one.updated_at) || one.id.localeCompare(other.id))
  const tags = new Map(goods.flatMap((one) => one.tags.map((tag) => [tag.id, tag])))
  const list = sorted.slice(0, pageSize).map(visitorItem)
  return { scope: 'store', list, total: goods.length, page: 1, page_size: pageSize, tags: [...tags.values()] }
}
