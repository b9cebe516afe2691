import type { CallBody, StoreGoods, StoreItem, StoreItemReply, StoreList, StoreSort } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { Failure } from '../../http/Failure.ts'
import type { CallContext } from '../../http/CallContext.ts'
import { payableOf, storeCustomer, type StoreCustomer } from './storeCustomer.ts'

type StoreQuery = Extract<CallBody<'pro/info/get'>, { scope: 'store' }>

/** One page of the store as the caller sees it, and all tags. */
export async function listStore(query: StoreQuery, context: CallContext): Promise<StoreList> {
  if (query.owned === true) context.requireUser()
  const customer = await customerOf(context)
  const { page, page_size } = query
  const found = context.store
    .map((goods) => viewGoods(goods, customer))
    .filter((item) => matchesQuery(item, query))
    .toSorted(query.owned === true && query.sort === 'newest' ? newestOwnedFirst : orders[query.sort])
  const tags = new Map(context.store.flatMap((goods) => goods.tags.map((tag) => [tag.id, tag])))
  const list = found.slice((page - 1) * page_size, page * page_size)
  return { scope: 'store', list, total: found.length, page, page_size, tags: [...tags.values()] }
}

/** One item of the store as the caller sees it. */
export async function storeItemOf(id: string, context: CallContext): Promise<StoreItemReply> {
  const goods = context.store.find((candidate) => candidate.id === id)
  if (goods === undefined) throw new Failure(errorCodes.notFound)
  return { ...viewGoods(goods, await customerOf(context)), scope: 'store_item' }
}

function customerOf({ db, now, session }: CallContext): Promise<StoreCustomer> {
  return storeCustomer(db.query, session?.kind === 'session' ? session.user.id : undefined, now)
}

function viewGoods(goods: StoreGoods, customer: StoreCustomer): StoreItem {
  const owned_at = customer.owned.get(goods.id)
  return { ...goods, payable: payableOf(goods, customer), owned: owned_at !== undefined, ...(owned_at === undefined ? {} : { owned_at }) }
}

function matchesQuery(item: StoreItem, { search = '', kind, tag, price, owned }: StoreQuery): boolean {
  if (kind !== undefined && item.kind !== kind) return false
  if (tag !== undefined && !item.tags.some(({ id }) => id === tag)) return false
  if (price !== undefined && (item.payable === 0) !== (price === 'free')) return false
  if (owned === true && !item.owned) return false
  const text = [item.title, item.summary, ...item.tags.map(({ name }) => name)].flatMap(Object.values).join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

type Compare = (one: StoreItem, other: StoreItem) => number

const newestFirst: Compare = (one, other) => other.updated_at.localeCompare(one.updated_at) || one.id.localeCompare(other.id)
const newestOwnedFirst: Compare = (one, other) => (other.owned_at ?? '').localeCompare(one.owned_at ?? '') || newestFirst(one, other)

const orders: Record<StoreSort, Compare> = {
  newest: newestFirst,
  'price-low': (one, other) => one.payable - other.payable || newestFirst(one, other),
  'price-high': (one, other) => other.payable - one.payable || newestFirst(one, other),
}
