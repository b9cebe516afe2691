import type { Kysely } from 'kysely'

/** Adds the channel to the test channel's records, and the cashier's return address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('trades')
    .addColumn('channel', 'text', (column) => column.notNull().defaultTo('wechat'))
    .execute()
  await db.schema.alterTable('trades').addColumn('return_url', 'text').execute()
}
