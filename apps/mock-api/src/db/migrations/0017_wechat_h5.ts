import type { Kysely } from 'kysely'

/** Whether a WeChat payment opens on a phone (H5) instead of by a code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('attempts')
    .addColumn('h5', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
