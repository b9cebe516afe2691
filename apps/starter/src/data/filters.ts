import { personOf } from './people.ts'
import { isOneOf, statuses, type Asset, type Kind, type Status } from './Asset.ts'

/** Sortable columns of a list. */
export const orders = ['id', 'model', 'bought'] as const

export type Order = (typeof orders)[number]

/** The query parameters of a list. */
export interface Filters {
  q?: string | undefined
  status?: Status | undefined
  /** @default 'id' */
  order?: Order | undefined
  /** @default false */
  down?: boolean | undefined
  /** @default 1 */
  page?: number | undefined
}

/** Rows of a page. */
export const pageSize = 12

/** Parses the query parameters; invalid ones are ignored. */
export function parseFilters(search: Record<string, unknown>): Filters {
  const { q, status, order, down, page } = search
  return {
    ...((typeof q === 'string' || typeof q === 'number') && q !== '' && { q: String(q).slice(0, 80) }),
    ...(isOneOf(statuses, status) && { status }),
    ...(isOneOf(orders, order) && order !== 'id' && { order }),
    ...(down === true && { down }),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 && { page }),
  }
}

export interface FoundAssets {
  rows: readonly Asset[]
  total: number
  page: number
  pages: number
}

/** One page of the filtered equipment; a page number that is too high gives the last page. */
export function findAssets(all: readonly Asset[], kind: Kind | undefined, filters: Filters): FoundAssets {
  const query = (filters.q ?? '').trim().toLowerCase()
  const found = all.filter(
    (asset) =>
      (kind === undefined || asset.kind === kind) &&
      (filters.status === undefined || asset.status === filters.status) &&
      (query === '' || textOf(asset).includes(query)),
  )
  const { order = 'id', down = false } = filters
  const sorted = found.toSorted((one, other) => (down ? -1 : 1) * one[order].localeCompare(other[order], 'en', { numeric: true }))
  const pages = Math.max(1, Math.ceil(sorted.length / pageSize))
  const page = Math.min(filters.page ?? 1, pages)
  return { rows: sorted.slice((page - 1) * pageSize, page * pageSize), total: sorted.length, page, pages }
}

function textOf({ id, model, note, holder }: Asset): string {
  const names = Object.values(personOf(holder)?.name ?? {})
  return [id, model, note, ...names].join(' ').toLowerCase()
}
