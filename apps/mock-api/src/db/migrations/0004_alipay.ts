import type { Kysely } from 'kysely'

/** The test channel's books know two channels, and where a cashier leads back to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('trades')
    .addColumn('channel', 'text', (column) => column.notNull().defaultTo('wechat'))
    .execute()
  await db.schema.alterTable('trades').addColumn('return_url', 'text').execute()
}
