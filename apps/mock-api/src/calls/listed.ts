import type { Page } from '@view-site/contract'
import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** One page of `newest`, and the number of all `rows`. */
export async function listed<Table extends keyof Tables, Row, Item>(
  { page, page_size }: { page: number; page_size: number },
  rows: SelectQueryBuilder<Tables, Table, object>,
  newest: SelectQueryBuilder<Tables, Table, Row>,
  view: (row: Row) => Item,
): Promise<Page<Item>> {
  const { total } = await rows.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const found = await newest
    .limit(page_size)
    .offset((page - 1) * page_size)
    .execute()
  return { list: found.map((row) => view(row)), total: Number(total), page, page_size }
}
