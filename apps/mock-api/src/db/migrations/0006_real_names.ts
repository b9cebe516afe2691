import type { Kysely } from 'kysely'

/** Real-name requests, masked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('real_names')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('name_masked', 'text', (column) => column.notNull())
    .addColumn('id_number_masked', 'text', (column) => column.notNull())
    .addColumn('reject_reason', 'text')
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .execute()
}
