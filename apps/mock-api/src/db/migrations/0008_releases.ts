import type { Kysely } from 'kysely'

/** Releases, their files, and captchas for downloads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('releases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product', 'text')
    .addColumn('store_item_id', 'text')
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('notes_md', 'text', (column) => column.notNull())
    .addColumn('min_edition', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('releases_product').on('releases').columns(['product', 'published_at']).execute()
  await db.schema.createIndex('releases_item').on('releases').columns(['store_item_id', 'published_at']).execute()
  await db.schema
    .createTable('release_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('release_id', 'text', (column) => column.notNull().references('releases.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('release_files_release').on('release_files').column('release_id').execute()
  await db.schema
    .createTable('captchas')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('release_id', 'text', (column) => column.notNull().references('releases.id'))
    .addColumn('answer_hash', 'text', (column) => column.notNull())
    .addColumn('tries_left', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
}
