import type { Kysely } from 'kysely'

/** Clicks on ads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ad_clicks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ad_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('ad_clicks_ad').on('ad_clicks').columns(['ad_id', 'created_at']).execute()
}
