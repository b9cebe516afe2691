import type { Kysely } from 'kysely'

/** What an order delivers, as it was when it was sold; and when each periodic job last ran. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('terms', 'text').execute()
  await db.schema.createIndex('attempts_open').on('attempts').columns(['status', 'created_at']).execute()
  await db.schema
    .createTable('jobs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('ran_at', 'text', (column) => column.notNull())
    .execute()
}
