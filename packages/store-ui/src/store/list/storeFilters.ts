import type { CallRequest, StoreKind, StoreSort } from '@view-site/contract'
import { storeKinds, storeSorts } from '@view-site/contract/constants'

/** The filters of the store's list, all of which are in the address. */
export interface StoreFilters {
  search?: string
  kind?: StoreKind
  tag?: string
  price?: 'free' | 'paid'
  owned?: true
  sort?: StoreSort
  /** From 1. */
  page?: number
}

/** Reads filters from the query of an address; unknown values are left out. */
export function readStoreFilters(query: Record<string, unknown>): StoreFilters {
  const kind = storeKinds.find((one) => one === query['kind'])
  const sort = storeSorts.find((one) => one === query['sort'])
  const price = (['free', 'paid'] as const).find((one) => one === query['price'])
  const search = wordsOf(query['search'])
  const tag = wordsOf(query['tag'])
  const page = Number(query['page'])
  return {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(tag && { tag: tag.slice(0, 64) }),
    ...(price && { price }),
    ...(String(query['owned']) === 'true' && { owned: true as const }),
    ...(sort && sort !== storeSorts[0] && { sort }),
    ...(Number.isSafeInteger(page) && page > 1 && page <= 1000 && { page }),
  }
}

/** The filters with some of them changed: a change goes back to the first page unless it sets another one. */
export function changeFilters(filters: StoreFilters, change: Record<string, unknown>): StoreFilters {
  return readStoreFilters({ ...filters, page: undefined, ...change })
}

/** Whether any filter is set. */
export function isFiltered({ search, kind, tag, price, owned }: StoreFilters): boolean {
  return [search, kind, tag, price, owned].some((part) => part !== undefined)
}

type StoreRequest = Omit<Extract<CallRequest<'pro/info/get'>, { scope: 'store' }>, 'scope'>

/** The request for the list; the ownership filter is left out for visitors. */
export function storeRequest(
  { owned, ...filters }: StoreFilters,
  { pageSize, isVisitor }: { pageSize: number; isVisitor: boolean },
): StoreRequest {
  return { ...filters, ...(owned && !isVisitor && { owned }), page_size: pageSize }
}

/** A query value as trimmed text, no longer than the contract allows. */
function wordsOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 100) : ''
}
