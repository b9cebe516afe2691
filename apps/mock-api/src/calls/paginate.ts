import type { Page } from '@view-site/contract'
import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** Runs a query for one page: the page of `newest`, each row shown through `view`, and the total number of `rows`. */
export async function paginate<Table extends keyof Tables, Row, Item>(
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
