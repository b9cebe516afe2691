import type { Kysely } from 'kysely'

/** Where sessions were opened and last used, changes of a mail address or phone number under way, and the language of an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['user_agent', 'seen_at'])
    // oxlint-disable-next-line no-await-in-loop -- SQLite adds one column at a time
    await db.schema
      .alterTable('sessions')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  await db.schema.alterTable('users').addColumn('locale', 'text').execute()
  await db.schema
    .createTable('contact_changes')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('current_hash', 'text')
    .addColumn('tries_left', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('contact_changes_pk', ['user_id', 'kind'])
    .execute()
}
