import type { Kysely } from 'kysely'

/** When a rate limit's count may be deleted, and indexes for the deletion of what has expired. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('limits')
    .addColumn('expires_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('limits_expiry').on('limits').column('expires_at').execute()
  await db.schema.createIndex('requests_created').on('requests').column('created_at').execute()
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute()
  await db.schema.createIndex('links_expiry').on('links').column('expires_at').execute()
}
